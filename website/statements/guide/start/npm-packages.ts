import { expect } from 'vitest';
import { below, statement, unproven } from '../../statement.ts';

below('install');

statement(
  'None of them has an install script',
  {},
  undefined,
  async ({ node }) => {
    const code = `
      import { readFileSync, realpathSync } from 'node:fs';
      import { createRequire } from 'node:module';
      const seen = new Set();
      const visit = (file) => {
        if (seen.has(file)) return;
        seen.add(file);
        const { scripts = {}, dependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
        for (const name of ['preinstall', 'install', 'postinstall'])
          if (scripts[name]) console.log(file + ' has ' + name);
        for (const name of Object.keys(dependencies)) {
          for (const folder of createRequire(file).resolve.paths(name)) {
            try { visit(realpathSync(folder + '/' + name + '/package.json')); break; } catch {}
          }
        }
      };
      visit(realpathSync('node_modules/@rslib/core/package.json'));
      console.log(seen.size > 5 ? 'checked' : 'too few');`;
    expect(await node(code)).toBe('checked');
  },
  { run: [] },
);

below('rslib');

statement(
  'It also re-exports `rsbuild` and `rspack`',
  { 'src/index.js': 'export const a = 1;\n' },
  "import { rsbuild, rspack } from '@rslib/core';\nconsole.log('found', typeof rsbuild.createRsbuild, typeof rspack.BannerPlugin);\nexport default {};",
  ({ output }) => {
    expect(output).toContain('found function function');
  },
);

unproven("Don't import `@rsbuild/core` itself", 'needs other package managers');

below('no-duplicates');

unproven('If another package installs the second copy', 'needs other package managers');
unproven('pnpm 12 and Deno ignore', 'needs other package managers');
