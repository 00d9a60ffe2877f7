#!/usr/bin/env bash
# wrangler pages dev answers an address below a file with 502 and a message about ENOTDIR, in place of 404.html
# with 404: it looks for index.html in the file. The file _headers, which it does not serve, has 502 for the same
# reason. Seen with wrangler 4.164.0 on Node.js 22.23.3; other missing addresses have 404.
# Exits 1 if this changes.
set -euo pipefail
folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
export HOME=$folder CI=1 WRANGLER_SEND_METRICS=false
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node@22.23.3
PATH=$folder/node_modules/node/bin:$PATH
npm install --silent --no-audit --no-fund wrangler@4.164.0
mkdir site
echo '<h1>missing</h1>' >site/404.html
echo text >site/notes.txt
printf '/*\n  X-A: b\n' >site/_headers
port=$((20000 + RANDOM % 20000))
node node_modules/wrangler/bin/wrangler.js pages dev site --ip 127.0.0.1 --port $port \
  --compatibility-date 2026-01-01 >log 2>&1 &
server=$!
until curl -s -o /dev/null "http://127.0.0.1:$port/"; do kill -0 "$server"; done
status() { curl -s -o /dev/null -w '%{http_code}' "http://127.0.0.1:$port$1"; }
seen="$(status /notes.txt) $(status /notes.txt/) $(status /notes.txt/x) $(status /_headers) $(status /nothing/x)"
echo "file, below it, deeper, _headers, missing: $seen"
[ "$seen" = '200 502 502 502 404' ]
