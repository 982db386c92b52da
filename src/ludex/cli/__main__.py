"""`python -m ludex.cli …`."""

import sys

from ludex.cli import main

sys.exit(main())
