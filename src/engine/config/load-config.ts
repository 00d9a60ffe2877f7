import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BuildError, type Diagnostic } from '../diagnostics.ts';
import { applyEnvironment } from './environment.ts';
import { type SiteConfig, siteSchema } from './schemas/site.ts';
import { describeIssue } from './validation-messages.ts';

export const siteConfigFile = 'site.config.ts';

const example = 'Write: export default defineConfig({ … }); see src/engine/config/schemas/site.ts.';

function fault(message: string, hint?: string): Diagnostic {
  return { severity: 'error', file: siteConfigFile, message, hint };
}

function checkLocales(config: SiteConfig): Diagnostic[] {
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
function checkIcon({ icon, brand }: SiteConfig): Diagnostic[] {
  if (!brand || !icon || icon.endsWith('.svg')) return [];
  return [
    fault(`icon must be an SVG where there is a brand, not ${icon}`, "Write icon: '/icon.svg'"),
  ];
}

function checkVersions({ multiVersion, locales }: SiteConfig): Diagnostic[] {
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

/** Validates a configuration; throws a {@link BuildError} that lists every fault. */
export function parseSite(input: unknown): SiteConfig {
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
  const faults = checks.flatMap((check) => check(result.data));
  if (faults.length > 0) throw new BuildError(faults);
  return applyVersionToBase(result.data);
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
  return parseSite(applyEnvironment((module as { default?: unknown }).default, process.env));
}
