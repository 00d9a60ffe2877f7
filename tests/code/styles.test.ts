import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../support/roots.ts';
import { checkStyles, type SourceFile } from './styles.ts';

async function readSources(pattern: RegExp): Promise<SourceFile[]> {
  const files = await readdir(join(repositoryRoot, 'packages'), { recursive: true });
  return Promise.all(
    files
      .filter((file) => pattern.test(file))
      .map(async (name) => {
        const file = `packages/${name}`;
        return { file, text: await readFile(join(repositoryRoot, file), 'utf8') };
      }),
  );
}

describe('styles', () => {
  it('use every token, and no colors other than tokens', async () => {
    expect(checkStyles(await readSources(/\.css$/), await readSources(/\.tsx?$/))).toEqual([]);
  });

  it('are reported for undeclared, unused and bypassed tokens', () => {
    const tokens = {
      file: 'packages/theme/src/styles/tokens.css',
      text: ':root {\n--palette-red: #f00;\n--color-old: #eee;\n}',
    };
    const component = {
      file: 'packages/theme/src/static/Note.module.css',
      text: 'a {\ncolor: var(--color-new);\nfill: var(--palette-red);\nborder: 1px solid rgb(0 0 0);\ntop: var(--top);\n}',
    };
    const script = { file: 'packages/theme/src/a.ts', text: "style.setProperty('--top', '0')" };
    expect(checkStyles([tokens, component], [script])).toEqual([
      `${component.file}:2: --color-new is not declared; declare it in ${tokens.file}`,
      `${component.file}:3: --palette-red is private to ${tokens.file}; declare a --color-… there`,
      `${component.file}:4: 1px solid rgb(0 0 0) contains a raw color; use a --color-… of ${tokens.file}`,
      `${tokens.file}:3: --color-old is unused; remove it`,
      `${tokens.file}:3: --color-old has one value for both themes; write light-dark(#eee, …)`,
    ]);
  });
});
