"""`python -m ludex` is `ludex`."""

import sys

from ludex.cli import main

sys.exit(main())
