#!/bin/sh
# Makes the Python environment that the comparison with python-chess needs; prints its interpreter.
set -eu
cd "$(dirname "$0")/../.."
if ! command -v python3 >/dev/null; then
    apt-get install -y -qq python3-venv >/dev/null
fi
python3 -m venv target/peers
target/peers/bin/pip install --quiet --disable-pip-version-check chess==1.11.2
echo target/peers/bin/python
