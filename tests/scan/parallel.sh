#!/usr/bin/env bash
# Scans an archive with GNU parallel: shards of about 16 MB that begin between games, one process
# each, and one summary of them all.
#
#   tests/scan/parallel.sh games.pgn
set -euo pipefail
kanon=${KANON:-kanon}
shards=$(mktemp -d)
trap 'rm -rf "$shards"' EXIT
# Exit code 1 says that something was found.
parallel --will-cite --pipepart -a "$1" --block "${BLOCK:-16M}" --recstart '[Event "' \
    "$kanon scan --format json --threads 1 - > $shards/{#}.jsonl; test \$? -le 1"
"$kanon" scan --merge --format "${FORMAT:-text}" "$shards"/*.jsonl || test $? -le 1
