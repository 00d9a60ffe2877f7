import { expect } from 'vitest';
import { below, statement } from '../statement.ts';

const source = 'export const get = (a) => a?.b;\n';
/** Builds with the syntax of the environment. */
const script = (config: string) => `
  import { createRslib, loadConfig, mergeRslibConfig } from '@rslib/core';
  const loaded = await loadConfig({});
  const rslib = await createRslib({ config: ${config} });
  await (await rslib.build()).close();`;
const ways: [words: string, config: string, renewed: boolean][] = [
  ['If your script edits the config, note', 'loaded', true],
  ['With an object, or with `content`', '{ lib: [{ syntax: process.env.SYNTAX }] }', false],
  ['With an object, or with `content`', 'mergeRslibConfig(loaded.content, {})', false],
];
const change = 'echo "export default { syntax: \'es2015\' }" > rslib.config.mjs';
const watch = `
  import { writeFileSync } from 'node:fs';
  import { createRslib, loadConfig } from '@rslib/core';
  const config = await loadConfig({});
  let calls = 0;
  const rslib = await createRslib({ config, restart: async () => { calls += 1; return true; } });
  await rslib.build({ watch: true });
  const wait = () => new Promise((resolve) => setTimeout(resolve, 1500));
  await wait();
  writeFileSync('rslib.config.mjs', 'export default { syntax: "es2022" };');
  await wait();
  writeFileSync('src/index.js', 'export const changed = 2;');
  await wait();
  console.log('calls ' + calls);`;

below('watch');

statement(
  'By then, the old build is closed',
  { 'src/index.js': source, 'rslib.config.mjs': 'export default {};', 'watch.mjs': watch },
  undefined,
  ({ output, text }) => {
    expect(output).toContain('calls 1');
    expect(text('dist/index.js')).not.toContain('changed');
  },
  { run: ['node watch.mjs'] },
);

below('create-rslib');

for (const [words, config, renewed] of ways) {
  statement(
    words,
    {
      'src/index.js': source,
      'rslib.config.mjs': "export default { syntax: 'es2022' };",
      'build.mjs': script(config),
    },
    undefined,
    ({ text }) => {
      expect(text('dist/index.js')).toContain(renewed ? 'void 0' : 'a?.b');
    },
    { run: ['SYNTAX=es2022 node build.mjs', change, 'SYNTAX=es2015 node build.mjs'] },
  );
}

below('inspect-config');

statement(
  'If you pass `mode`, `process.env.NODE_ENV`',
  { 'src/index.js': source },
  undefined,
  async ({ node }) => {
    const code = `
      import { createRslib } from '@rslib/core';
      process.env.NODE_ENV = 'test';
      const rslib = await createRslib({ config: {} });
      await rslib.inspectConfig({ mode: 'production' });
      console.log(process.env.NODE_ENV);`;
    expect(await node(code)).toBe('production');
  },
  { run: [] },
);

below('types');

statement(
  "`RestartContext`, the parameter of `restart`, isn't exported",
  { 'src/index.ts': "export type { RestartContext } from '@rslib/core';\n" },
  undefined,
  ({ output }) => {
    expect(output).toMatch(/src\/index\.ts.*TS2(?:305|724).*'RestartContext'/);
  },
  { run: ['npx tsc --noEmit'], fails: true },
);

statement(
  'If you need the type, write',
  {
    'src/index.ts': [
      "import type { CreateRslibOptions } from '@rslib/core';",
      "type Context = Parameters<NonNullable<CreateRslibOptions['restart']>>[0];",
      'export const files = (context: Context): string => context.action;',
    ].join('\n'),
  },
  undefined,
  ({ output }) => {
    expect(output).toContain('checked');
  },
  { run: ['npx tsc --noEmit && echo checked'], packages: ['@types/node'] },
);
