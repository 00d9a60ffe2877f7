import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRslib } from '@rslib/core';

/** Files of small projects that Rslib cannot build, or only with a warning. */
const cases = {
  file: { 'src/index.ts': "import './unit';\n" },
  package: { 'src/index.ts': "import 'left-unit';\n" },
  extension: { 'src/index.js': "import './unit';\n", 'src/unit.js': '' },
  name: {
    'src/index.ts': "import { gram } from './unit';\n\nexport const unit = gram;\n",
    'src/unit.ts': 'export const unit = 1;\n',
  },
  type: { 'src/index.ts': "import '../README.md';\n", 'README.md': '# Unit of weight\n' },
  node: { 'src/index.ts': "import { readFile } from 'fs';\n\nexport { readFile };\n" },
  syntax: { 'src/index.ts': 'export const unit = ;\n' },
  json: {
    'src/index.mjs': "export { base } from './unit.json';\n",
    'src/unit.json': '{ "base": "kg" }\n',
    target: 'node',
  },
  sass: { 'src/index.ts': "import './unit.scss';\n", 'src/unit.scss': '.a { color: red; }\n' },
  url: { 'src/index.ts': "import './unit.css';\n", 'src/unit.css': '.a { background: url(./a.png); }\n' },
};

for (const [name, { target = 'web', ...files }] of Object.entries(cases)) {
  const cwd = join(import.meta.dirname, 'node_modules/.cases', name);
  for (const [file, text] of Object.entries({ 'package.json': '{ "type": "module" }', ...files })) {
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    writeFileSync(join(cwd, file), text);
  }
  console.log(`--- ${name}`);
  const entry = Object.keys(files)[0];
  const rslib = await createRslib({
    cwd,
    config: { logLevel: 'warn', output: { target }, source: { entry: { index: `./${entry}` } } },
  });
  const { close } = await rslib.build().catch(() => ({ close() {} }));
  await close();
}
