#!/bin/sh
# Makes the Python environment with the readers that others wrote; prints its interpreter.
set -eu
cd "$(dirname "$0")/../.."
if ! python3 -c 'import ensurepip' 2>/dev/null; then
    sh tests/install.sh python3-venv
fi
python3 -m venv target/clients
target/clients/bin/pip install --quiet --disable-pip-version-check \
    anki==26.9.3 chess==1.11.2 citolab-qti-convert==0.2.0 lxml==6.1.3 moodle-xml-parser==0.3.1 openpyxl==3.1.5 \
    pygiftparser==1.1 pypdf==7.0.1 pyslet==0.7.20170805
echo target/clients/bin/python
