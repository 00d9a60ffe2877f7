import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const manifest = (name, rest) => JSON.stringify({ name, version: '1.0.0', ...rest });

/** Packages that the projects import: one without types, and one whose types need another. */
const files = {
  'unit/package.json': manifest('unit', { main: 'a.js' }),
  'unit/a.js': 'exports.a = 1;\n',
  'weights/package.json': manifest('weights', { types: 'index.d.ts' }),
  'weights/index.d.ts': "import { Gram } from 'gram';\nexport declare function weigh(): Gram;\n",
  'weights/node_modules/gram/package.json': manifest('gram', { types: 'index.d.ts' }),
  'weights/node_modules/gram/index.d.ts': 'export interface Gram {\n  gram: number;\n}\n',
};
for (const [file, text] of Object.entries(files)) {
  const path = join('node_modules', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

for (const name of process.argv.slice(2)) {
  try {
    execFileSync('node_modules/.bin/tsc', ['-p', `ts/${name}`, '--pretty', 'false']);
    console.log(`${name}: no error`);
  } catch (error) {
    console.log(String(error.stdout).trim());
  }
}
