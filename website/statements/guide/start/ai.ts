import { expect } from 'vitest';
import { below, statement, unproven } from '../../statement.ts';

const source = { 'src/index.js': 'export const a = 1;\n' };
const checked = {
  run: [
    'npx tsc --noEmit --ignoreConfig --skipLibCheck --module ESNext --moduleResolution bundler rslib.config.ts',
  ],
  packages: ['@types/node'],
  fails: true,
};
const typed = (option: string) => ({
  ...source,
  'rslib.config.ts': `import { defineConfig } from '@rslib/core';\nexport default defineConfig(${option});\n`,
});

below('');

statement(
  'An assistant that learned about Rslib from older pages',
  typed("{ source: { alias: { a: 'b' } } }"),
  undefined,
  ({ output }) => {
    expect(output).toMatch(/rslib\.config\.ts.*error TS\d+.*/);
  },
  checked,
);

below('llms-txt');

const tested = 'about this site, which tests/system and packages/engine try';
unproven('`/llms.txt` |', tested);
unproven('`/llms-full.txt` |', tested);
unproven('any page with `.md` at the end', tested);
unproven('The Chinese pages have the same', tested);
unproven('All of these are made from the same sources', tested);

below('agents-md');

statement(
  '`rslib inspect` shows it which options took effect',
  source,
  { syntax: 'es2019', sintax: 'es5' } as never,
  ({ output, files, text }) => {
    expect(output).not.toContain('warn');
    const config = files.find((file) => file.endsWith('rspack.config.esm.mjs')) as string;
    expect(text(config)).toContain('es2019');
  },
  { run: ['npx rslib', 'npx rslib inspect --verbose'] },
);

below('check');

statement(
  'Use `defineConfig` and a TypeScript config',
  typed('{ sintax: 1 }'),
  undefined,
  ({ output }) => {
    expect(output).toMatch(/TS\d+[\s\S]*sintax/);
  },
  checked,
);
for (const path of ['./dist/index.js', './dist/none.js']) {
  statement(
    'Run `publint`, which compares `package.json`',
    {
      ...source,
      'package.json': JSON.stringify({
        name: 'demo',
        version: '1.0.0',
        type: 'module',
        files: ['dist'],
        exports: path,
      }),
    },
    undefined,
    ({ output, exitCode }) => {
      expect(output).toContain('Running publint');
      expect(exitCode).toBe(path.includes('none') ? 1 : 0);
    },
    { run: ['npx rslib', 'npx publint'], packages: ['publint'], fails: path.includes('none') },
  );
}
