"""What pictures of tables are made of."""

from pathlib import Path

FOLDER = Path(__file__).parent
"""Its templates and style sheets lie in templates/kit and static/kit, for every game."""
