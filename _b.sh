PYTHONPATH=. timeout 1500 nice -n 5 .venv/bin/python -m pytest "$@" -p _slow -q -n 0 --durations=5 > /tmp/own_b2.txt 2>&1; echo END >> /tmp/own_b2.txt
