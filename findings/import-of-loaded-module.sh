#!/usr/bin/env bash
# `import()` of a module that is already evaluated: Node.js and Bun fulfill its promise before any other
# task. Chromium needs a task of its own, and a message that was posted before arrives first. So a script
# that keeps the module continues sooner than one that imports it again, by whatever waits in between,
# such as the rest of a hydration.
# Seen with Chromium 153.0.8010.0 (@sparticuz/chromium), Node.js 20.20.2 and Bun 1.4.5.
# Exits 1 if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @sparticuz/chromium@153.0.0 playwright-core@1.65.1 bun@1.4.5
echo 'export const loaded = true;' >loaded.mjs
cat >order.mjs <<'JS'
import './loaded.mjs';

export async function order() {
  const seen = [];
  const { port1, port2 } = new MessageChannel();
  const message = new Promise((resolve) => {
    port1.onmessage = () => {
      seen.push('message');
      resolve();
    };
  });
  port2.postMessage(0);
  const imported = import('./loaded.mjs').then(() => seen.push('import'));
  await Promise.all([message, imported]);
  port1.close();
  return seen.join(' ');
}
JS
echo "import { order } from './order.mjs'; console.log(await order());" >print.mjs
cat >browser.mjs <<'JS'
import chromium from '@sparticuz/chromium';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium as playwright } from 'playwright-core';

const server = createServer(({ url }, response) => {
  const isScript = url.endsWith('.mjs');
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
  response.end(isScript ? readFileSync(`.${url}`) : '<!doctype html>');
}).listen(0);
const browser = await playwright.launch({
  executablePath: await chromium.executablePath(),
  args: chromium.args,
});
const page = await browser.newPage();
await page.goto(`http://localhost:${server.address().port}/`);
const seen = await page.evaluate(async () => (await import('/order.mjs')).order());
console.log(`${browser.version()}: ${seen}`);
await browser.close();
server.close();
JS
node=$(node print.mjs)
bun=$(npx bun print.mjs)
browser=$(node browser.mjs)
printf 'Node.js %s: %s\nBun %s: %s\nChromium %s\n' "$(node -v)" "$node" "$(npx bun -v)" "$bun" "$browser"
[[ $node == 'import message' && $bun == 'import message' && $browser == *': message import' ]]
