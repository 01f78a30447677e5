#!/bin/sh
# Makes the Python environment that the comparison with python-chess needs; prints its interpreter.
set -eu
cd "$(dirname "$0")/../.."
if ! python3 -c 'import ensurepip' 2>/dev/null; then
    sh tests/install.sh python3-venv
fi
python3 -m venv target/peers
target/peers/bin/pip install --quiet --disable-pip-version-check chess==1.11.2
echo target/peers/bin/python
