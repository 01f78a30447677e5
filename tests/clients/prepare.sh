#!/bin/sh
# Makes the Python environment with the readers that others wrote; prints its interpreter.
set -eu
cd "$(dirname "$0")/../.."
if ! command -v python3 >/dev/null; then
    apt-get install -y -qq python3-venv >/dev/null
fi
python3 -m venv target/clients
target/clients/bin/pip install --quiet --disable-pip-version-check \
    anki==26.9.3 chess==1.11.2 citolab-qti-convert==0.2.0 lxml==6.1.3 moodle-xml-parser==0.3.1 openpyxl==3.1.5 \
    pygiftparser==1.1 pypdf==7.0.1 pyslet==0.7.20170805
echo target/clients/bin/python
