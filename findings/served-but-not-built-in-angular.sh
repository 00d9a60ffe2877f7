#!/usr/bin/env bash
# `ng serve` runs what `ng build` refuses: a package that imports a picture works during development, and the
# production build fails with "No loader is configured". With CI=1, which turns the preparation of packages off,
# `ng serve` fails, too. Seen with @angular/build 22.2.7 on Node.js 26 (started from npm). Exits 1 if this changes.
set -euo pipefail
folder=$(mktemp -d)
server=''
trap '{ kill $server; wait $server; rm -rf "$folder"; } 2>/dev/null || true' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node@26.10.0 @angular/cli@22.2.7 @angular/build@22.2.7 @angular/core@22.2.6 @angular/common@22.2.6 @angular/compiler@22.2.6 @angular/compiler-cli@22.2.6 @angular/platform-browser@22.2.6 rxjs@7.8.2 tslib@2.9.1 typescript@6.0.3
export PATH="$folder/node_modules/node/bin:$PATH" NG_CLI_ANALYTICS=false
mkdir -p src node_modules/logo
echo '{ "name": "logo", "version": "1.0.0", "type": "module", "main": "index.js" }' >node_modules/logo/package.json
echo '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8H0z"/></svg>' >node_modules/logo/logo.svg
echo "import url from './logo.svg'; export { url };" >node_modules/logo/index.js
echo '<!doctype html><title>.</title>' >src/index.html
echo "import './main.js';" >src/main.ts
echo "import { url } from 'logo'; document.title = url;" >src/main.js
echo '{ "compilerOptions": { "target": "ES2022", "module": "preserve", "moduleResolution": "bundler", "allowJs": true, "skipLibCheck": true }, "files": ["src/main.ts"] }' >tsconfig.json
cat >angular.json <<'JSON'
{ "version": 1, "projects": { "app": { "projectType": "application", "root": "", "sourceRoot": "src", "architect": {
  "build": { "builder": "@angular/build:application", "options": { "browser": "src/main.ts", "index": "src/index.html", "tsConfig": "tsconfig.json", "outputPath": "dist" }, "configurations": { "development": { "optimization": false } } },
  "serve": { "builder": "@angular/build:dev-server", "options": { "buildTarget": "app:build:development" } }
} } } }
JSON
build=$(npx ng build 2>&1 | grep -o 'No loader is configured' | head -1 || true)
node_modules/.bin/ng serve --port 4986 >serve.log 2>&1 &
server=$!
curl -s -o /dev/null --retry 60 --retry-connrefused --retry-delay 1 http://localhost:4986/
serve=$(grep -o 'No loader is configured' serve.log | head -1 || echo 'no error')
printf 'ng build: %s\nng serve: %s\n' "$build" "$serve"
[ "$build, $serve" = 'No loader is configured, no error' ]
