#!/usr/bin/env bash
# A folder chosen in <input webkitdirectory> lacks more than its symbolic links: where a link leads to
# another folder of the same tree, the files of that folder are missing, too, although they are no
# links. The same folder, dropped and read by webkitGetAsEntry(), has them. With pnpm's node_modules,
# where each package is such a folder, a page gets the packages of packages and not those of the project.
# Seen with Chromium 153.0.8010.0 (@sparticuz/chromium), driven by playwright-core.
# Exits 1 if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @sparticuz/chromium@153.0.0 playwright-core@1.65.1
mkdir -p chosen/store/linked chosen/store/other chosen/links
echo 1 >chosen/store/linked/file.txt
echo 1 >chosen/store/other/file.txt
ln -s ../store/linked chosen/links/linked
cat >run.mjs <<'JS'
import chromium from '@sparticuz/chromium';
import { createServer } from 'node:http';
import { chromium as playwright } from 'playwright-core';

const server = createServer((_, response) => {
  response.setHeader('content-type', 'text/html');
  response.end('<input type="file" webkitdirectory>');
}).listen(0);
const browser = await playwright.launch({
  executablePath: await chromium.executablePath(),
  args: chromium.args,
});
const page = await browser.newPage();
await page.goto(`http://localhost:${server.address().port}/`);
const folder = `${process.cwd()}/chosen`;
await page.setInputFiles('input', folder);
const chosen = await page.evaluate(() =>
  [...document.querySelector('input').files].map((file) => file.webkitRelativePath).sort(),
);
const dropped = page.evaluate(
  () =>
    new Promise((resolve) => {
      addEventListener('dragover', (event) => event.preventDefault());
      addEventListener('drop', async (event) => {
        event.preventDefault();
        const list = async (entry) => {
          if (entry.isFile) return [entry.fullPath.slice(1)];
          const reader = entry.createReader();
          const children = await new Promise((done, failed) => reader.readEntries(done, failed));
          return (await Promise.all(children.map(list))).flat();
        };
        resolve((await list(event.dataTransfer.items[0].webkitGetAsEntry())).sort());
      });
    }),
);
const session = await page.context().newCDPSession(page);
const data = { items: [], files: [folder], dragOperationsMask: 1 };
for (const type of ['dragEnter', 'dragOver', 'drop']) {
  await session.send('Input.dispatchDragEvent', { type, x: 10, y: 10, data });
}
const [input, drop] = [chosen, await dropped].map((files) => files.join(' '));
console.log(`Chromium ${browser.version()}\ninput: ${input}\ndrop:  ${drop}`);
await browser.close();
server.close();
const isSame =
  input === 'chosen/store/other/file.txt' &&
  drop === 'chosen/store/linked/file.txt chosen/store/other/file.txt';
process.exitCode = isSame ? 0 : 1;
JS
node run.mjs
