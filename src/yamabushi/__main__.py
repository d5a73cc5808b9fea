"""Run the command as `python -m yamabushi`."""

from yamabushi.cli import main

main()
