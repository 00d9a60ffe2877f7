import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RslibConfig } from '@rslib/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engineRoot } from '#engine/build/project.ts';
import { writeFiles } from '../../tests/support/temporary-folder.ts';
import { withOption } from './config-path.ts';
import { type DocumentedDefault, listDefaults } from './documented-defaults.ts';
import { buildKit, inspectIn, type Observe } from './observe.ts';
import { readOptionPages } from './option-pages.ts';
import { readTypes } from './package-types.ts';

/** How an option is seen. Without one, the resolved configs of a project show it. */
type Sight = {
  observe?: Observe;
  /** Config in which the option has an effect. */
  base?: RslibConfig;
  /** A value other than the default, where the type names none. */
  other?: unknown;
};

const buildCjs = { observe: buildKit('shims-locate', { config: 'rslib.config.cjs.ts' }) };
const buildEsm = {
  observe: buildKit('shims-locate', { files: { 'src/index.ts': 'variants/index.commonjs.ts' } }),
};
const buildDts = { observe: buildKit('dts-parcel') };

/** By path; one that ends in a dot or bracket stands for everything below it. */
const sights: Record<string, Sight> = {
  'lib.dts': { observe: buildKit('dts-parcel', { config: 'rslib.config.no-dts.ts' }) },
  'lib.dts.': buildDts,
  'lib.dts.abortOnError': {
    observe: buildKit('dts-parcel', { files: { 'src/zones.ts': 'variants/zones.type-error.ts' } }),
  },
  'lib.dts.autoExtension': { ...buildDts, base: { format: 'cjs' } },
  'lib.redirect.': { observe: buildKit('redirect-gallery') },
  'lib.redirect.style.path': {
    observe: buildKit('redirect-gallery', {
      files: { 'src/index.ts': 'variants/index.aliased-style.ts' },
    }),
  },
  'lib.shims.cjs[': buildCjs,
  'lib.shims.esm.': buildEsm,
  'output.assetPrefix': { other: 'https://cdn.example.org/' },
  'output.autoExternal.': { base: { output: { autoExternal: {} } } },
  'output.dataUriLimit': { other: 4096 },
  'output.distPath': { other: 'out' },
  'output.injectStyles': { base: { output: { target: 'web' } } },
  'source.decorators': { other: { version: 'legacy' } },
  'source.tsconfigPath': { other: 'tsconfig.other.json' },
  'tools.lightningcssLoader': { base: { output: { target: 'web' } } },
};

/** Defaults that nothing shows, each with the reason. */
const unseen: Record<string, string> = {
  'lib.experiments.exe.': 'needs Node.js 25.7',
  "lib.shims.cjs['import.meta.dirname']": 'false gives the same output, as the page says',
  "lib.shims.cjs['import.meta.filename']": 'false gives the same output, as the page says',
};

function find<T>(table: Record<string, T>, option: string): T | undefined {
  const [key] = Object.keys(table)
    .filter((name) => name === option || (/[.[]$/.test(name) && option.startsWith(name)))
    .sort((a, b) => b.length - a.length);
  return key === undefined ? undefined : table[key];
}

const pages = (await readOptionPages()).filter(({ pageId }) => !pageId.endsWith('/'));
const types = readTypes(pages);
const defaults = pages.flatMap((page) =>
  listDefaults(types, page).map((found) => ({ ...found, lang: page.lang })),
);
const inEnglish = defaults.filter(({ lang }) => lang === 'en');
const seen = inEnglish.filter(({ option }) => find(unseen, option) === undefined);

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'defaults-'));
  await writeFiles(folder, {
    'package.json': JSON.stringify({
      name: 'defaults',
      dependencies: { one: '1' },
      optionalDependencies: { two: '1' },
      peerDependencies: { three: '1' },
      devDependencies: { four: '1', '@swc/helpers': '1' },
    }),
    'tsconfig.json': '{ "compilerOptions": { "rootDir": "src" }, "include": ["src"] }',
    'tsconfig.other.json': '{ "include": ["src"] }',
    'src/index.ts': 'export const one = 1;',
  });
  await symlink(join(engineRoot, 'node_modules'), join(folder, 'node_modules'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const unsetResults = new Map<string, Promise<string[]>>();

/** Without the option, a kit is built once for all options that it shows. */
function observeUnset(sight: Sight, observe: Observe): Promise<string[]> {
  const keys = Object.keys(sights).filter((key) => sights[key]?.observe === sight.observe);
  const key = `${sight.observe ? keys[0] : 'inspect'} ${JSON.stringify(sight.base ?? {})}`;
  const result = unsetResults.get(key) ?? observe(sight.base ?? {});
  unsetResults.set(key, result);
  return result;
}

async function checkDefault({ option, file, value, others }: DocumentedDefault): Promise<void> {
  const sight = find(sights, option) ?? {};
  const { base = {}, observe = inspectIn(folder), other = others[0] } = sight;
  const unset = await observeUnset(sight, observe);
  const set = await observe(withOption(base, option, value));
  const shown = JSON.stringify(value);
  if (other === undefined) {
    expect(set[0], `${file} says that ${option} is ${shown} by default`).toBe(unset[0]);
    return;
  }
  const changed = await observe(withOption(base, option, other));
  // The first text that another value changes is the one in which the default can be seen.
  const place = unset.findIndex((text, index) => text !== changed[index]);
  expect(
    place,
    `${option}: ${JSON.stringify(other)} changes nothing, so its default cannot be seen`,
  ).not.toBe(-1);
  expect(set[place], `${file} says that ${option} is ${shown} by default`).toBe(unset[place]);
}

describe.concurrent('the documented default of', () => {
  for (const found of seen) it(found.option, () => checkDefault(found), 120_000);
});

describe('documented defaults', () => {
  it('are found on the pages, and each is seen or has a reason why not', () => {
    expect(seen.length).toBeGreaterThan(50);
    const stale = [...Object.keys(sights), ...Object.keys(unseen)].filter(
      (key) => !inEnglish.some(({ option }) => find({ [key]: true }, option)),
    );
    expect(stale).toEqual([]);
  });

  it('are the same in every language', () => {
    const listed = (lang: string) =>
      defaults
        .filter((found) => found.lang === lang)
        .map(({ option, value }) => `${option} ${JSON.stringify(value)}`)
        .sort();
    for (const lang of new Set(defaults.map((found) => found.lang))) {
      expect(listed(lang)).toEqual(listed('en'));
    }
  });

  it('are told apart from wrong ones', async () => {
    const wrong = { option: 'lib.format', file: 'a.mdx', value: 'cjs', others: ['umd'] };
    await expect(checkDefault(wrong)).rejects.toThrow('a.mdx says that lib.format is "cjs"');
    const blind = { option: 'lib.banner', file: 'a.mdx', value: {}, others: [{}] };
    await expect(checkDefault(blind)).rejects.toThrow('its default cannot be seen');
  });
});
