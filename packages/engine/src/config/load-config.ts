import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import type { EngineStrings } from '../contract/site.ts';
import { BuildError, type Diagnostic, hasErrors } from '../diagnostics.ts';
import { checkLabels } from './check-labels.ts';
import { siteConfigFile } from './define-config.ts';
import { applyEnvironment } from './environment.ts';
import { type SiteConfig, siteSchema } from './schemas/site.ts';
import { mergeStrings, readUiStrings } from './ui-strings.ts';
import { describeIssue } from './validation-messages.ts';

const example = 'Write: export default defineConfig({ … }); see schemas/site.ts of the engine.';

type ParsedConfig = z.output<typeof siteSchema>;

function configError(message: string, hint?: string): Diagnostic {
  return { file: siteConfigFile, message, hint };
}

function checkLocales(config: ParsedConfig): Diagnostic[] {
  const langs = config.locales.map(({ lang }) => lang);
  const duplicate = langs.find((lang, index) => langs.indexOf(lang) !== index);
  if (duplicate !== undefined) {
    return [configError(`duplicate locale "${duplicate}"`, 'Remove one of the two.')];
  }
  if (langs.includes(config.lang)) return [];
  return [
    configError(
      `lang must be one of ${langs.map((lang) => JSON.stringify(lang)).join(', ')}`,
      `Write lang: '${langs[0]}', or add a locale { lang: '${config.lang}', … }.`,
    ),
  ];
}

/** App icons are drawn from `icon` in all sizes, so it must be a vector image. */
function checkIcon({ icon, brand }: ParsedConfig): Diagnostic[] {
  if (!brand || !icon || icon.endsWith('.svg')) return [];
  return [
    configError(`icon ${icon} must be an SVG because brand is set`, "Write icon: '/icon.svg'"),
  ];
}

function checkVersions({ multiVersion, locales }: ParsedConfig): Diagnostic[] {
  if (!multiVersion) return [];
  const { versions, default: defaultVersion, current } = multiVersion;
  const langs = locales.map(({ lang }) => lang);
  const unknown = Object.entries({ default: defaultVersion, current }).filter(
    ([, version]) => !versions.includes(version),
  );
  return [
    ...unknown.map(([field, version]) =>
      configError(
        `multiVersion.${field}: unknown version "${version}"`,
        `Use one of: ${versions.join(', ')}`,
      ),
    ),
    ...versions
      .filter((version, index) => langs.includes(version) || versions.indexOf(version) !== index)
      .map((version) =>
        configError(
          langs.includes(version)
            ? `multiVersion.versions: "${version}" is also a language`
            : `multiVersion.versions: duplicate version "${version}"`,
          "Write versions: ['2.x', '1.x']",
        ),
      ),
  ];
}

/** Every version except the default one is in its own folder below the base path. */
function applyVersionToBase(config: SiteConfig): SiteConfig {
  const { base, multiVersion } = config;
  if (!multiVersion || multiVersion.current === multiVersion.default) return config;
  return { ...config, base: `${base}${multiVersion.current}/` };
}

/** UI strings of every locale, with its labels applied. */
function resolveStrings({
  locales,
  theme,
}: ParsedConfig): Pick<SiteConfig, 'strings' | 'warnings'> {
  const diagnostics: Diagnostic[] = [];
  const strings: Record<string, EngineStrings> = {};
  for (const { lang, labels = {} } of locales) {
    const read = readUiStrings(theme.strings, lang);
    diagnostics.push(...read.diagnostics);
    if (!read.strings) continue;
    diagnostics.push(...checkLabels(read.strings, labels, `locales.${lang}.labels`));
    strings[lang] = mergeStrings(read.strings, labels) as EngineStrings;
  }
  if (hasErrors(diagnostics)) throw new BuildError(diagnostics);
  return { strings, warnings: diagnostics };
}

/** Reports a promise, which would count as an object without fields. */
function checkPromises(input: unknown): Diagnostic[] {
  const fields = input instanceof Promise ? { 'the default export': input } : Object(input);
  return Object.entries(fields).flatMap(([name, value]) =>
    value instanceof Promise
      ? [configError(`${name} is a promise`, 'Write await in front of it.')]
      : [],
  );
}

/** Validates a configuration. Throws a {@link BuildError} that lists every problem. */
export function parseConfig(input: unknown): SiteConfig {
  if (input === undefined)
    throw new BuildError([configError('the default export is required', example)]);
  const promises = checkPromises(input);
  if (promises.length > 0) throw new BuildError(promises);
  const result = siteSchema.safeParse(input, { reportInput: true });
  if (!result.success) {
    throw new BuildError(
      result.error.issues
        .flatMap((issue) => describeIssue(issue, siteSchema, 'the default export'))
        .map(({ message, hint }) => configError(message, hint)),
    );
  }
  const checks = [checkLocales, checkIcon, checkVersions];
  const problems = checks.flatMap((check) => check(result.data));
  if (problems.length > 0) throw new BuildError(problems);
  return applyVersionToBase({ ...result.data, ...resolveStrings(result.data) });
}

/** Changes when one of the files does. */
async function readVersion(files: readonly string[]): Promise<string> {
  const times = files.map((file) =>
    stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    ),
  );
  return (await Promise.all(times)).join('-');
}

/** Absolute path of the folder that the build replaces. Throws a {@link BuildError} if it holds the site. */
export function resolveOutDir(root: string, { outDir }: Pick<SiteConfig, 'outDir'>): string {
  const path = resolve(root, outDir);
  if (!resolve(root).startsWith(path)) return path;
  throw new BuildError([
    configError(
      'outDir must not contain the site, because the build replaces it',
      "Write outDir: 'dist'",
    ),
  ]);
}

/**
 * Reads and validates `site.config.ts` in a project folder. Never cached.
 *
 * @param imports files that it imports and that may have changed since
 */
export async function loadConfig(
  root: string,
  imports: Iterable<string> = [],
): Promise<SiteConfig> {
  const path = join(root, siteConfigFile);
  if (!existsSync(path)) {
    throw new BuildError([configError('the file is required', example)]);
  }
  const version = await readVersion([path, ...imports]);
  const module: unknown = await import(`${pathToFileURL(path).href}?v=${version}`).catch(
    (error: unknown) => {
      throw new BuildError([configError(String(error))]);
    },
  );
  return parseConfig(applyEnvironment((module as { default?: unknown }).default, process.env));
}
