import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RslibConfig } from '@rslib/core';
import { writeFiles } from 'docs-engine/testing/temporary-folder.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeModules } from '../roots.ts';
import {
  type ConditionalDefault,
  conditionalDefaults,
  findUndocumentedDefaults,
} from './conditional-defaults.ts';
import { withOption } from './config-path.ts';
import { type DocumentedDefault, listDefaults } from './documented-defaults.ts';
import { buildKit, consoleFrom, filesFrom, inspectIn, type Observe } from './observe-defaults.ts';
import { readOptionPages } from './option-pages.ts';
import { readTypes } from './package-types.ts';
import { checkSyntaxTable } from './syntax-table.ts';
import { describeType } from './type-shape.ts';

/** How to observe an option. Without one, the resolved configs of a project are compared. */
type Sight = {
  observe?: Observe;
  /** Config in which the option has an effect. */
  base?: RslibConfig;
  /** A value other than the default, if the type lists none. */
  other?: unknown;
};

const buildCjs = { observe: buildKit('shims-locate', { config: 'rslib.config.cjs.ts' }) };
const buildEsm = {
  observe: buildKit('shims-locate', { files: { 'src/index.ts': 'variants/index.commonjs.ts' } }),
};
const buildDts = { observe: buildKit('dts-parcel') };

/** Sources in which options with small effects are visible. */
const files = {
  'package.json': '{ "name": "files", "type": "module", "dependencies": { "demo-ui": "1" } }',
  'src/index.js': [
    "import { MyButton } from 'demo-ui';",
    "import { field } from 'fields';",
    "import styles from './styles.module.css';",
    'export const all = [MyButton, field, styles];',
  ].join('\n'),
  'src/styles.module.css': '.title { color: red }',
  'node_modules/fields/package.json':
    '{ "name": "fields", "main": "main.js", "module": "module.js", "browser": "browser.js" }',
  'node_modules/fields/main.js': "export const field = 'main';",
  'node_modules/fields/module.js': "export const field = 'module';",
  'node_modules/fields/browser.js': "export const field = 'browser';",
  'dist/stale.txt': 'from an earlier build',
};
const written = { observe: filesFrom(files) };
const printed = { observe: consoleFrom(files) };

/** By path. A path that ends in a dot or bracket includes everything below it. */
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
  'output.cleanDistPath.enable': { ...written, base: { output: { cleanDistPath: {} } } },
  'output.cssModules.mode': { ...written, base: { output: { target: 'web' } } },
  'output.dataUriLimit': { other: 4096 },
  'output.distPath': { other: 'out' },
  'output.distPath.': { base: { output: { target: 'web', manifest: true } } },
  'output.filename.': { base: { output: { target: 'web' } } },
  'output.filename.js': written,
  'output.filenameHash.format': {
    ...written,
    base: { output: { target: 'web', filenameHash: { enable: true } } },
    other: 'contenthash:6',
  },
  'output.injectStyles': { base: { output: { target: 'web' } } },
  'output.manifest.': {
    ...written,
    base: { output: { manifest: {}, assetPrefix: 'https://cdn.example.org/' } },
  },
  'performance.printFileSize.': { ...printed, base: { output: { target: 'web' } } },
  'performance.printFileSize.compressed.': {
    ...printed,
    base: { output: { target: 'web' }, performance: { printFileSize: { compressed: {} } } },
  },
  'performance.printFileSize.compressed.level': {
    ...printed,
    base: { output: { target: 'web' }, performance: { printFileSize: { compressed: {} } } },
    other: 0,
  },
  'resolve.mainFields': written,
  'source.decorators': { other: { version: 'legacy' } },
  'source.transformImport[].': {
    ...written,
    base: { source: { transformImport: [{ libraryName: 'demo-ui' }] } },
  },
  'source.tsconfigPath': { other: 'tsconfig.other.json' },
  'tools.lightningcssLoader': { base: { output: { target: 'web' } } },
};

const wasmFiles = {
  'package.json': '{ "name": "files", "type": "module" }',
  'src/index.js': "export { two } from './two.wasm';",
  // A module that exports the constant 2 as a global.
  'src/two.wasm':
    '\0asm\u0001\0\0\0\u0006\u0006\u0001\u007f\0A\u0002\u000b\u0007\u0007\u0001\u0003two\u0003\0',
};

/** How to observe defaults that depend on other options, if not in the resolved configs. */
const conditionalSights: Record<string, Observe> = {
  'lib.wasm': filesFrom(wasmFiles),
  'performance.printFileSize.compressed': printed.observe,
  'resolve.mainFields': written.observe,
};

/** Defaults that cannot be observed, with the reason. */
const unseen: Record<string, string> = {
  'lib.experiments.exe.': 'needs Node.js 25.7',
  'performance.printFileSize.diff': 'a first build has none to compare with',
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
  await symlink(nodeModules, join(folder, 'node_modules'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const unsetResults = new Map<string, Promise<string[]>>();

/** Without the option, a kit is built once for all of its options. */
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
  // The default is visible in the first string that another value changes.
  const place = unset.findIndex((text, index) => text !== changed[index]);
  expect(
    place,
    `${option}: ${JSON.stringify(other)} has no effect, so its default cannot be observed`,
  ).not.toBe(-1);
  expect(set[place], `${file} says that ${option} is ${shown} by default`).toBe(unset[place]);
}

describe.concurrent('the documented default of', () => {
  for (const found of seen) it(found.option, () => checkDefault(found));
});

async function checkConditional(found: ConditionalDefault): Promise<void> {
  const { option, when, value, other } = found;
  const observe = find(conditionalSights, option) ?? inspectIn(folder);
  const [unset, set, changed] = await Promise.all([
    observe(when),
    observe(withOption(when, option, value)),
    observe(withOption(when, option, other)),
  ]);
  const place = unset.findIndex((text, index) => text !== changed[index]);
  const shown = `${option} is ${JSON.stringify(value)} with ${JSON.stringify(when)}`;
  expect(place, `${shown}: ${JSON.stringify(other)} has no effect`).not.toBe(-1);
  expect(set[place], shown).toBe(unset[place]);
}

describe('a default that depends on other options', () => {
  for (const found of conditionalDefaults) {
    it(`${found.option} with ${JSON.stringify(found.when)}`, async () => {
      expect(findUndocumentedDefaults(found, pages)).toEqual([]);
      await checkConditional(found);
    });
  }

  it('is reported when a page has another', async () => {
    const [first] = conditionalDefaults;
    if (!first) throw new Error('no conditional defaults');
    expect(findUndocumentedDefaults({ ...first, says: ['not said'] }, pages)).toHaveLength(2);
    await expect(checkConditional({ ...first, value: true, other: false })).rejects.toThrow();
  });
});

describe('the table of ECMAScript versions', () => {
  it('matches the package, and a wrong number is reported', async () => {
    const syntax = types.installed('lib.syntax');
    if (!syntax) throw new Error('no page of lib.syntax');
    const accepted = [...(describeType(types, syntax).get('')?.kinds ?? [])];
    const versions = accepted.flatMap((kind) => /^'(es\d+)'$/.exec(kind)?.[1] ?? []);
    expect(versions.length).toBeGreaterThan(10);
    for (const page of pages.filter(({ title }) => title === 'lib.syntax')) {
      expect(await checkSyntaxTable(page, versions, inspectIn(folder))).toEqual([]);
      const [row] = page.rows.filter(({ names }) => names.includes('es2017'));
      const rows = row ? [{ ...row, cells: ['7.6', '55, 80', ...row.cells.slice(2)] }] : [];
      expect(
        await checkSyntaxTable({ ...page, rows }, ['es2017', 'es5'], inspectIn(folder)),
      ).toEqual([
        `${page.file} has no row for es5`,
        `${page.file} says edge 80 for es2017, but Rslib uses 79`,
      ]);
    }
  });
});

describe('documented defaults', () => {
  it('are found on the pages, and each is observed or has a reason why not', () => {
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

  it('are distinguished from wrong ones', async () => {
    const wrong = { option: 'lib.format', file: 'a.mdx', value: 'cjs', others: ['umd'] };
    await expect(checkDefault(wrong)).rejects.toThrow('a.mdx says that lib.format is "cjs"');
    const blind = { option: 'lib.banner', file: 'a.mdx', value: {}, others: [{}] };
    await expect(checkDefault(blind)).rejects.toThrow('its default cannot be observed');
  });
});
