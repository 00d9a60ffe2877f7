import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const manifest = (rest) => JSON.stringify({ name: 'kit', version: '1.0.0', ...rest });
const esm = { 'package.json': manifest({ type: 'module' }) };
const cjs = { 'package.json': manifest({ type: 'commonjs' }) };

/** Files of small projects; `index.js` or `index.cjs` is what runs. */
const cases = {
  'import in CommonJS': { ...cjs, 'index.js': "import { join } from 'node:path';\n" },
  'export in CommonJS': { ...cjs, 'index.js': 'export const a = 1;\n' },
  'exports in ESM': { ...esm, 'index.js': 'exports.a = 1;\n' },
  'module in ESM': { ...esm, 'index.js': 'module.exports = 1;\n' },
  'require in ESM': { ...esm, 'index.js': "require('node:path');\n" },
  'no extension': { ...esm, 'index.js': "import './unit';\n", 'unit.js': '' },
  'no package': { ...esm, 'index.js': "import 'left-unit';\n" },
  'no package, CommonJS': { ...cjs, 'index.js': "require('left-unit');\n" },
  folder: { ...esm, 'index.js': "import './units';\n", 'units/index.js': '' },
  css: { ...esm, 'index.js': "import './unit.css';\n", 'unit.css': '' },
  json: { ...esm, 'index.js': "import './unit.json';\n", 'unit.json': '{}' },
  subpath: {
    ...esm,
    'index.js': "import 'unit/src/a.js';\n",
    'node_modules/unit/package.json': manifest({ exports: { '.': './a.js' } }),
    'node_modules/unit/src/a.js': '',
  },
  main: {
    ...esm,
    'index.js': "import 'unit';\n",
    'node_modules/unit/package.json': manifest({ exports: { './a': './a.js' } }),
  },
  'no default': {
    ...esm,
    'index.js': "import unit from './unit.js';\nunit();\n",
    'unit.js': 'export const unit = () => 1;\n',
  },
  'no name': {
    ...esm,
    'index.js': "import { gram } from './unit.js';\ngram();\n",
    'unit.js': 'export const unit = () => 1;\n',
  },
  'circle in CommonJS': {
    ...cjs,
    'index.js': "require('./child.js');\nexports.Base = class {};\n",
    'child.js': "const { Base } = require('./index.js');\nclass Child extends Base {}\n",
  },
  'circle in ESM': {
    ...esm,
    'index.js': "import './child.js';\nexport class Base {}\n",
    'child.js': "import { Base } from './index.js';\nclass Child extends Base {}\n",
  },
  'default of CommonJS': {
    ...esm,
    'index.js': "import unit from './unit.cjs';\nunit();\n",
    'unit.cjs': 'exports.__esModule = true;\nexports.default = () => 1;\n',
  },
  'small heap': { ...esm, 'index.js': 'const all = [];\nfor (;;) all.push({});\n' },
};
/** In MB. A small heap, so that the last case ends soon. */
const heap = '--max-old-space-size=20';

for (const [name, files] of Object.entries(cases)) {
  const folder = join('node_modules/.cases', name.replaceAll(/\W+/g, '-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  let stderr = '';
  try {
    execFileSync(process.execPath, [heap, join(folder, 'index.js')], { stdio: 'pipe' });
  } catch (error) {
    stderr = String(error.stderr);
  }
  const [message = ''] = /^\w*Error\b.*: .*|JavaScript heap out of memory/m.exec(stderr) ?? [];
  // The name of the error and the words behind `attribute` depend on the version of Node.js.
  console.log(`${name}: ${message.replace(/.* (needs an import attribute).*/, '$1')}`);
}
