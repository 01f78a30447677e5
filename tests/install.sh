#!/bin/sh
# Installs packages of Debian that a test needs. The lists of a fresh machine are empty or old.
set -eu
export DEBIAN_FRONTEND=noninteractive
exec >&2
apt-get update -qq
apt-get install -y -qq --no-install-recommends "$@"
