import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import type { EngineStrings } from '#contract/site.ts';
import { BuildError, type Diagnostic } from '../diagnostics.ts';
import { applyLabels } from './apply-labels.ts';
import { applyEnvironment } from './environment.ts';
import { type SiteConfig, siteSchema } from './schemas/site.ts';
import { siteConfigFile } from './site-config-file.ts';
import { describeIssue } from './validation-messages.ts';

const example = 'Write: export default defineConfig({ … }); see src/engine/config/schemas/site.ts.';

type ParsedConfig = z.output<typeof siteSchema>;

function fault(message: string, hint?: string): Diagnostic {
  return { severity: 'error', file: siteConfigFile, message, hint };
}

function checkLocales(config: ParsedConfig): Diagnostic[] {
  const langs = config.locales.map(({ lang }) => lang);
  const twice = langs.find((lang, index) => langs.indexOf(lang) !== index);
  if (twice !== undefined)
    return [fault(`locales has the language "${twice}" twice`, 'Remove one of the two.')];
  if (langs.includes(config.lang)) return [];
  return [
    fault(
      `lang must be one of ${langs.map((lang) => JSON.stringify(lang)).join(', ')}`,
      `Write lang: '${langs[0]}', or add a locale { lang: '${config.lang}', … }.`,
    ),
  ];
}

/** Icons of devices are drawn from it, in all sizes. */
function checkIcon({ icon, brand }: ParsedConfig): Diagnostic[] {
  if (!brand || !icon || icon.endsWith('.svg')) return [];
  return [
    fault(`icon must be an SVG where there is a brand, not ${icon}`, "Write icon: '/icon.svg'"),
  ];
}

function checkVersions({ multiVersion, locales }: ParsedConfig): Diagnostic[] {
  if (!multiVersion) return [];
  const { versions, default: fallback, current } = multiVersion;
  const langs = locales.map(({ lang }) => lang);
  const unknown = Object.entries({ default: fallback, current }).filter(
    ([, version]) => !versions.includes(version),
  );
  return [
    ...unknown.map(([field, version]) =>
      fault(
        `multiVersion.${field}: there is no version "${version}"`,
        `Versions: ${versions.join(', ')}`,
      ),
    ),
    ...versions
      .filter((version, index) => langs.includes(version) || versions.indexOf(version) !== index)
      .map((version) =>
        fault(
          `multiVersion.versions: "${version}" names ${langs.includes(version) ? 'a language' : 'another version'}, too`,
          "Write versions: ['2.x', '1.x']",
        ),
      ),
  ];
}

/** Every version but the default one has a folder of its own below the base path. */
function applyVersionToBase(config: SiteConfig): SiteConfig {
  const { base, multiVersion } = config;
  if (!multiVersion || multiVersion.current === multiVersion.default) return config;
  return { ...config, base: `${base}${multiVersion.current}/` };
}

/** UI strings of every locale, with its labels. */
function resolveStrings({ locales, theme }: ParsedConfig): Pick<SiteConfig, 'strings'> {
  const diagnostics: Diagnostic[] = [];
  const strings: Record<string, EngineStrings> = {};
  for (const { lang, labels = {} } of locales) {
    const themeStrings = theme.strings[lang];
    if (!themeStrings) {
      diagnostics.push(
        fault(
          `the theme has no UI strings for the language "${lang}"`,
          `Add strings.${lang} to the manifest of the theme, or remove the locale.`,
        ),
      );
      continue;
    }
    const applied = applyLabels(themeStrings, labels, lang);
    strings[lang] = applied.strings;
    diagnostics.push(...applied.diagnostics);
  }
  if (diagnostics.length > 0) throw new BuildError(diagnostics);
  return { strings };
}

/** Validates a configuration. Throws a {@link BuildError} that lists every problem. */
export function parseConfig(input: unknown): SiteConfig {
  if (input === undefined) throw new BuildError([fault('the default export is required', example)]);
  const result = siteSchema.safeParse(input, { reportInput: true });
  if (!result.success) {
    throw new BuildError(
      result.error.issues
        .flatMap((issue) => describeIssue(issue, siteSchema, 'the default export'))
        .map(({ message, hint }) => fault(message, hint)),
    );
  }
  const checks = [checkLocales, checkIcon, checkVersions];
  const problems = checks.flatMap((check) => check(result.data));
  if (problems.length > 0) throw new BuildError(problems);
  return applyVersionToBase({ ...result.data, ...resolveStrings(result.data) });
}

/** Reads and validates `site.config.ts` in a project folder, as it is on disk now. */
export async function loadConfig(root: string): Promise<SiteConfig> {
  const path = join(root, siteConfigFile);
  const info = await stat(path).catch(() => undefined);
  if (!info) {
    throw new BuildError([fault('the file is required', example)]);
  }
  const module: unknown = await import(`${pathToFileURL(path).href}?v=${info.mtimeMs}`).catch(
    (error: unknown) => {
      throw new BuildError([fault(String(error))]);
    },
  );
  return parseConfig(applyEnvironment((module as { default?: unknown }).default, process.env));
}
