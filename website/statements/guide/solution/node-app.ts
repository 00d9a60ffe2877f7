import { expect } from 'vitest';
import { below, recorded, statement, unproven } from '../../statement.ts';

const server = {
  'src/index.ts':
    "import { readFileSync } from 'node:fs';\nimport { a } from 'left';\nconst page = readFileSync(new URL('./page.html', import.meta.url), 'utf8');\nconsole.log(a, page.trim(), process.env.MODE);\n",
  'src/page.html': '<p>page</p>\n',
  'package.json': '{ "name": "demo", "type": "module", "dependencies": { "left": "1" } }',
  'node_modules/left/package.json': '{ "name": "left", "type": "module" }',
  'node_modules/left/index.js': "export const a = 'from left';\n",
};
const whole = { output: { autoExternal: false } };
const start = (command: string) => ({
  run: ['npx rslib', `rm -rf node_modules src && ${command}`],
});

below('');

statement(
  'Rslib is made for libraries, yet you may build',
  server,
  whole,
  ({ output }) => {
    expect(output).toContain('from left <p>page</p>');
  },
  start('node dist/index.js'),
);

below('choose');

statement(
  'a server, a worker, a script, or a function',
  server,
  whole,
  ({ output }) => {
    expect(output).toContain('from left');
  },
  start('node dist/index.js'),
);
statement(
  'a server on Node.js 22.18 or later whose types',
  { 'index.ts': "const a: string = 'ran';\nconsole.log(a);\n" },
  undefined,
  ({ output }) => {
    expect(output).toContain('ran');
  },
  { install: ['node@24.9.0'], run: ['node_modules/node/bin/node index.ts'] },
);
statement("Rslib doesn't start your server", server, whole, ({ output }) => {
  expect(output).toContain('built');
  expect(output).not.toContain('page</p>');
});
statement(
  "Rslib doesn't start your server",
  server,
  whole,
  ({ output }) => {
    const commands = [...output.matchAll(/^ {2}(\S+) {2,}/gm)].map(([, name]) => name);
    expect(commands).toEqual(['build', 'inspect', 'mf-dev']);
  },
  { run: ['npx rslib --help | sed -n "/Commands:/,/^$/p"'] },
);
statement(
  'What it adds is the bundle',
  server,
  whole,
  ({ output, files }) => {
    expect(files.filter((file) => file.endsWith('.js'))).toEqual(['dist/index.js']);
    expect(output).toContain('from left');
  },
  start('node dist/index.js'),
);

below('bundle');

statement('For a library, Rslib keeps `dependencies` as imports', server, {}, ({ text }) => {
  expect(text('dist/index.js')).toContain('from "left"');
});
statement('Node.js built-in modules are still imported.', server, whole, ({ text }) => {
  expect(text('dist/index.js')).toContain('from "node:fs"');
  expect(text('dist/index.js')).not.toContain('"left"');
});
for (const words of [
  'Large frameworks bundle as well.',
  '`request.mjs` starts the server and asks it',
  'The build also warns that `debug`',
  'Node.js would skip it, too',
]) {
  recorded(words, 'note-server/express', ({ output }) => {
    expect(output).toMatch(/request\.mjs/);
    expect(output).toContain('supports-color');
  });
}
statement(
  'Some packages break when you bundle them',
  {
    ...server,
    'node_modules/left/index.js':
      "import { readFileSync } from 'node:fs';\nimport { join } from 'node:path';\nexport const a = readFileSync(join(import.meta.dirname, 'data.txt'), 'utf8');\n",
    'node_modules/left/data.txt': 'from left',
  },
  whole,
  ({ output }) => {
    expect(output).toContain('ENOENT');
  },
  { run: ['npx rslib', 'node dist/index.js'], fails: true },
);

below('vscode');

unproven("VS Code doesn't install dependencies", 'needs the editor');
recorded(
  'The extension works without `node_modules`.',
  'hint-extension/extension',
  ({ output }) => {
    expect(output).toContain('host.cjs');
  },
);
statement(
  'The same applies to `electron`',
  {
    'src/main.js': "import { app } from 'electron';\nconsole.log(app);\n",
    'src/preload.js': "import { ipcRenderer } from 'electron';\nconsole.log(ipcRenderer);\n",
  },
  {
    format: 'cjs',
    source: { entry: { main: './src/main.js', preload: './src/preload.js' } },
    output: { externals: ['electron'] },
  },
  ({ text }) => {
    expect(text('dist/main.cjs')).toContain('require("electron")');
    expect(text('dist/preload.cjs')).toContain('require("electron")');
  },
);

below('files');

for (const words of ['In ESM output, `new URL(', 'It copies the file to `dist/static/assets`']) {
  statement(words, server, whole, ({ text, has }) => {
    expect(has('dist/static/assets/page.html')).toBe(true);
    expect(text('dist/index.js')).toContain(
      'new URL("./static/assets/page.html", import.meta.url)',
    );
  });
}
statement(
  "In CommonJS, this isn't understood",
  server,
  { ...whole, format: 'cjs' },
  ({ files }) => {
    expect(files).toEqual(['dist/index.cjs']);
  },
);
statement(
  "In CommonJS, this isn't understood",
  {
    'src/deep/index.js':
      "import path from 'node:path';\nconsole.log(path.join(import.meta.dirname, 'page.html'));\n",
    'src/deep/page.html': 'a',
  },
  { source: { entry: { index: './src/deep/index.js' } } },
  ({ files, output }) => {
    expect(files).toEqual(['dist/index.js']);
    expect(output).toMatch(/dist\/page\.html$/m);
  },
  { run: ['npx rslib', 'node dist/index.js'] },
);

below('source-maps');

const failing = {
  'src/index.js': "\n\n\nfunction fail() {\n  throw new Error('failed');\n}\nfail();\n",
};
statement(
  'An error in a bundle has a line of the bundle.',
  failing,
  {},
  ({ output }) => {
    expect(output).toMatch(/dist\/index\.js:\d/);
    expect(output).not.toContain('src/index.js:5');
  },
  { run: ['npx rslib', 'node dist/index.js'], fails: true },
);

below('dev');

statement(
  '`rslib --watch` rebuilds when a file changes',
  { 'src/index.js': "console.log('first');\nsetInterval(() => {}, 1000);\n" },
  undefined,
  ({ output }) => {
    expect(output).toMatch(/first[\s\S]*second/);
  },
  {
    run: [
      '(timeout 60 npx rslib --watch & watching=$!; until [ -f dist/index.js ]; do sleep 0.2; done; timeout 60 node --watch dist/index.js > log.txt & server=$!; sleep 2; sed -i "s/first/second/" src/index.js; for i in $(seq 60); do grep -q second log.txt && break; sleep 0.2; done; kill $watching $server; cat log.txt) 2>&1 | cat',
    ],
  },
);
statement(
  'In production, `npm start` needs `dist`',
  server,
  whole,
  ({ output }) => {
    expect(output).toContain('from left <p>page</p>');
  },
  start('node dist/index.js'),
);
statement(
  'Environment variables are read while the server runs',
  server,
  whole,
  ({ output }) => {
    expect(output).toContain('now');
  },
  start('MODE=now node dist/index.js'),
);
statement(
  'Types are stripped without a check',
  { 'src/index.ts': "export const a: number = 'a';\n" },
  {},
  ({ has }) => {
    expect(has('dist/index.js')).toBe(true);
  },
);

below('github-action');

const action = {
  'package.json':
    '{ "name": "demo", "version": "1.0.0", "type": "module", "dependencies": { "@actions/core": "3" } }',
  'src/index.js':
    "import { getInput, info } from '@actions/core';\ninfo('hello ' + getInput('who'));\n",
};
unproven('GitHub runs the files that you have committed', 'GitHub documents');
for (const words of [
  'An action is therefore built like the server above',
  'In `action.yml`, set `using: node24`',
  '`@actions/core` 3.0 is bundled without a setting.',
]) {
  statement(
    words,
    action,
    { output: { autoExternal: false } },
    ({ output, text }) => {
      expect(output).toContain('hello reader');
      expect(text('dist/index.js')).not.toContain('"@actions/core"');
    },
    {
      install: ['@actions/core@3.0.1'],
      run: ['npx rslib', 'rm -r node_modules', 'INPUT_WHO=reader node dist/index.js'],
    },
  );
}
