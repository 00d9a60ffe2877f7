import { isRecord } from '../compiler/config/values.ts';
import { Code, type ConfigDraft, type Format, type LibDraft, type Setting } from './draft.ts';
import type { Part, Project } from './part.ts';
import { printValue } from './print-config.ts';
import { getExtension, listAllDependencies, listSources, listTargets } from './project.ts';

/** Entries that Rslib finds by itself. */
function isDefaultEntry(entries: Record<string, string>): boolean {
  const names = Object.keys(entries);
  return names.length === 1 && /^\.\/src\/index\.\w+$/.test(entries.index ?? '');
}

type Context = {
  bundleTypes: boolean;
  /** Whether ESM and CommonJS have declarations. */
  isDual: boolean;
};

const testFile = /\.(?:test|spec)\.[cm]?[jt]sx?$|(?:^|\/)__tests__\//;

const tsconfigFile = /\/tsconfig[^/]*\.json$/;

/** All sources but tests. None where there are no tests and Rslib finds the sources: in `src`. */
function listPatterns({ project, patterns, sourceFolder }: Part): string[] | undefined {
  const globs = patterns.filter((pattern) => /[*!]/.test(pattern));
  if (globs.length > 0) return globs.map((glob) => glob.replace(/^(!?)(?:\.\/)?/, '$1./'));
  const own = project.paths.filter((path) => path.startsWith(`${sourceFolder}/`));
  const folder = own.length > 0 ? sourceFolder : 'src';
  const others = [
    ...(own.some((path) => testFile.test(path)) ? ['*.{test,spec}.*', '__tests__/**'] : []),
    // Rslib makes modules of JSON.
    ...(own.some((path) => tsconfigFile.test(path)) ? ['tsconfig*.json'] : []),
  ];
  if (folder === 'src' && others.length === 0) return undefined;
  return [`./${folder}/**`, ...others.map((pattern) => `!./${folder}/**/${pattern}`)];
}

/** The ending of a format's scripts: as the tool is told, as `package.json` lists them, as the tool does. */
function findExtension(part: Part, format: Format): { value: string; from: string } | undefined {
  const given = part.extensions.get(format);
  if (given) return given;
  const names = Object.keys(part.entries?.value ?? { index: '' });
  const listed = listTargets(part.project.manifest).find(
    (target) =>
      target.format === format &&
      names.some((name) => target.file.replace(/\.[cm]?js$/, '') === `${part.folder}/${name}`),
  );
  const value = listed ? /\.[cm]?js$/.exec(listed.file)?.[0] : part.preferredExtensions[format];
  return value ? { value, from: listed ? `package.json: ${listed.field}` : part.tool } : undefined;
}

/** Which libs get declarations: one is enough where both would write the same files. */
function hasTypes(part: Part, format: Format, isBundled: boolean): boolean {
  const own = part.formats.map(({ value }) => value).filter((each) => /esm|cjs/.test(each));
  if (own.length === 0) return true;
  const isApart = part.formatSettings.some(({ path }) => path === 'output.distPath');
  return isBundled || isApart ? own.includes(format) : format === own[0];
}

/** The ending that scripts have without `output.filename`. */
function getNaturalExtension(part: Part, format: Format): string {
  const isFixed = part.settings.some(({ path, value }) => path === 'autoExtension' && !value);
  return isFixed ? '.js' : getExtension(part.project.manifest, format);
}

/** The value of `dts` in a lib; undefined where another lib writes the declarations. */
function createDts(part: Part, format: Format, { bundleTypes, isDual }: Context): unknown {
  const { bundle, bundledPackages, distPath } = part.dts?.value ?? {};
  const isBundled = Boolean(bundle && bundleTypes && !part.isBundleless);
  if (!part.dts || !hasTypes(part, format, isBundled)) return undefined;
  const natural = getNaturalExtension(part, format);
  const isNamed = (findExtension(part, format)?.value ?? natural) !== natural;
  const isApart = part.formats.length === 1 && natural !== '.js';
  const options = {
    ...(isBundled && { bundle: bundledPackages ? { bundledPackages } : true }),
    ...(isDual && (isBundled || (isApart && !isNamed)) && { autoExtension: true }),
    ...(distPath && { distPath }),
  };
  return Object.keys(options).length > 0 ? options : true;
}

/** A part as items of `lib`, one for each format. */
function createLibs(part: Part, context: Context): LibDraft[] {
  return part.formats.map(({ value: format, from }) => {
    const settings: Setting[] = [];
    const dts = createDts(part, format, context);
    if (part.dts && dts) settings.push({ path: 'dts', value: dts, from: part.dts.from });
    const extension = findExtension(part, format);
    if (extension && extension.value !== getNaturalExtension(part, format)) {
      const path = 'output.filename.js';
      settings.push({ path, value: `[name]${extension.value}`, from: extension.from });
    }
    for (const { format: of, ...setting } of part.formatSettings) {
      if (of === format) settings.push(setting);
    }
    return { format, from, settings };
  });
}

/** The entries of a part as a setting; none where Rslib finds them. */
function createEntries(part: Part): Setting[] {
  const path = 'source.entry';
  if (part.isBundleless) {
    const index = listPatterns(part);
    const reason = part.sourceFolder === 'src' ? 'without tests' : part.place.file;
    return index ? [{ path, value: { index }, from: part.entries?.from ?? reason }] : [];
  }
  if (!part.entries || isDefaultEntry(part.entries.value)) return [];
  return [{ path, value: part.entries.value, from: part.entries.from }];
}

type Framework = { name: string; plugins: Code[] };

function plugin(call: string, from: string): Code {
  const [name = ''] = /^\w+/.exec(call) ?? [];
  return new Code(call, [{ name, from }]);
}

/** By the package that a project lists, for files with JSX. */
const jsxFrameworks: Framework[] = [
  {
    name: 'solid-js',
    plugins: [
      plugin('pluginBabel({ include: /\\.[jt]sx$/ })', '@rsbuild/plugin-babel'),
      plugin('pluginSolid()', '@rsbuild/plugin-solid'),
    ],
  },
  { name: 'preact', plugins: [plugin('pluginPreact()', '@rsbuild/plugin-preact')] },
  { name: 'react', plugins: [plugin('pluginReact()', '@rsbuild/plugin-react')] },
];

/** By the ending of sources. */
const filePlugins: [ending: RegExp, plugin: Code][] = [
  [/\.vue$/, plugin('pluginVue()', '@rsbuild/plugin-vue')],
  [/\.svelte$/, plugin('pluginSvelte()', '@rsbuild/plugin-svelte')],
  [/\.less$/, plugin('pluginLess()', '@rsbuild/plugin-less')],
  [/\.s[ac]ss$/, plugin('pluginSass()', '@rsbuild/plugin-sass')],
];

/** What sources need: plugins, and the target that writes styles. */
function createSourceSettings({ files, manifest }: Project): Setting[] {
  const sources = listSources(files).filter((path) => /^(?:src|lib|source)\//.test(path));
  const dependencies = listAllDependencies(manifest);
  const found: Setting[] = [];
  const plugins = filePlugins.filter(([ending]) => sources.some((path) => ending.test(path)));
  const from = plugins.map(([ending]) => sources.find((path) => ending.test(path)) ?? '');
  const list = plugins.map(([, code]) => code);
  const jsx = sources.find((path) => /\.[jt]sx$/.test(path));
  const framework = jsxFrameworks.find(({ name }) => dependencies.includes(name));
  if (jsx && framework) {
    list.unshift(...framework.plugins);
    from.unshift(jsx);
  }
  if (list.length > 0) found.push({ path: 'plugins', value: list, from: from.join(', ') });
  const style = sources.find((path) => /\.(?:css|less|s[ac]ss|vue|svelte)$/.test(path));
  if (style) found.push({ path: 'output.target', value: 'web', from: style });
  return found;
}

/** The scripts and declarations of the entries of a lib. */
function listOutputs(part: Part, { format, settings }: LibDraft): string[] {
  const get = (path: string): unknown => settings.find((each) => each.path === path)?.value;
  const folder = get('output.distPath') ?? part.folder;
  const natural = getNaturalExtension(part, format);
  const name = String(get('output.filename.js') ?? `[name]${natural}`);
  const dts = get('dts');
  const isNamed = name === `[name]${natural}` && isRecord(dts) && dts.autoExtension === true;
  const types = isNamed ? natural.replace('js', 'ts') : '.ts';
  const typesFolder = (isRecord(dts) && dts.distPath) || folder;
  const entries = part.entries?.value ?? { index: './src/index.ts' };
  return Object.entries(entries).flatMap(([entry, source]) => {
    // Without a bundle, declarations are named after the sources.
    const typesName =
      isRecord(dts) && dts.bundle
        ? entry
        : source.replace(/^\.\/(?:src\/)?/, '').replace(/\.[cm]?[jt]sx?$/, '');
    return [
      `${folder}/${name.replace('[name]', entry)}`,
      ...(dts ? [`${typesFolder}/${typesName}.d${types}`] : []),
    ];
  });
}

/** Notes the files that `package.json` lists in a folder of the build, and that no lib writes. */
function noteMissing(parts: readonly Part[], written: ReadonlySet<string>, project: Project): void {
  if (parts.some(({ isBundleless }) => isBundleless)) return;
  for (const { file, field } of listTargets(project.manifest)) {
    const isInFolder = parts.some(({ folder }) => file.startsWith(`${folder}/`));
    const isBuilt = /\.(?:[cm]?js|d\.[cm]?ts)$/.test(file) && !file.includes('*');
    if (isInFolder && isBuilt && !written.has(file)) {
      project.note({ id: 'notWritten', values: { file, field }, file: 'package.json' });
    }
  }
}

/** The config of what tools or `package.json` say. */
export function finish(parts: readonly Part[], bundleTypes: boolean): ConfigDraft {
  const built = parts.filter(({ hasScripts }) => hasScripts);
  const types = parts.find(({ hasScripts, dts }) => !hasScripts && dts)?.dts;
  for (const part of built) part.dts ??= types;
  const [first] = built;
  if (!first) return { libs: [{ format: 'esm', from: '', settings: [] }], settings: [] };
  const shared = createSourceSettings(first.project);
  const typed = built.filter(({ dts }) => dts);
  const formats = new Set(typed.flatMap((part) => part.formats.map(({ value }) => value)));
  const context = { bundleTypes, isDual: formats.has('esm') && formats.has('cjs') };
  const own = built.map((part) => [...part.settings, ...createEntries(part)]);
  const common = (own[0] ?? []).filter((setting) =>
    own.every((settings) => settings.some((each) => isSame(each, setting))),
  );
  const written = new Set<string>();
  const libs = built.flatMap((part, at) => {
    const rest = own[at]?.filter((each) => !common.some((setting) => isSame(each, setting))) ?? [];
    const items = createLibs(part, context);
    for (const file of items.flatMap((lib) => listOutputs(part, lib))) written.add(file);
    return items.map((lib) => ({ ...lib, settings: merge(rest, lib.settings) }));
  });
  noteMissing(built, written, first.project);
  return { libs, settings: merge(shared, common) };
}

/** Whether two settings have the same effect. */
function isSame(one: Setting, other: Setting): boolean {
  return one.path === other.path && printValue(one.value, '') === printValue(other.value, '');
}

/** Both, where the second ones win. */
function merge(settings: readonly Setting[], stronger: readonly Setting[]): Setting[] {
  return [
    ...settings.filter(({ path }) => !stronger.some((each) => each.path === path)),
    ...stronger,
  ];
}
