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

below('agents-md');

unproven('`AGENTS.md` in the root of a project', 'of coding assistants, whose programs differ');
unproven('The commands matter most', 'of coding assistants, whose programs differ');

const scaffold = {
  'create.mjs': `import { create } from '@rstackjs/create-toolkit';
await create({
  root: import.meta.dirname,
  name: 'rslib',
  templates: ['node-ts'],
  getTemplateName: async ({ template }) => template,
});
`,
  'template-common/AGENTS.md': '## Commands\\n\\n- `{{ packageManager }} run build`\\n',
  'template-node-ts/package.json': '{ "name": "template", "version": "1.0.0" }',
};
const created = {
  install: ['@rstackjs/create-toolkit@2.2.5'],
  run: ['node create.mjs my-lib --template node-ts'],
};

statement(
  'The scaffold writes one with the commands',
  scaffold,
  undefined,
  ({ text }) => {
    expect(text('my-lib/AGENTS.md')).toContain('npm run build');
  },
  created,
);

below('skills');

for (const words of ["Assistants can't answer prompts", 'It then asks nothing']) {
  statement(
    words,
    scaffold,
    undefined,
    ({ has }) => {
      expect(has('my-lib/package.json')).toBe(true);
    },
    created,
  );
}
statement(
  "Assistants can't answer prompts",
  scaffold,
  undefined,
  ({ output, has }) => {
    expect(output).toContain('Create Rslib Project');
    expect(has('my-lib/package.json')).toBe(false);
  },
  { ...created, run: ['node create.mjs'], fails: true },
);
const ofSkill = 'of a repository of skills, not of a package';
unproven('`rslib-best-practices` |', ofSkill);
unproven('`rstest-best-practices` |', ofSkill);
