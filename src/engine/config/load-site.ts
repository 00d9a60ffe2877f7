import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BuildFailure, type Diagnostic } from '../diagnostics.ts';
import { describeIssue } from './messages.ts';
import { applyEnvironment } from './site-environment.ts';
import { type SiteConfig, siteSchema } from './site-schema.ts';

export const siteConfigFile = 'site.config.ts';

const example = 'Write: export default defineSite({ … }); see src/engine/config/site-schema.ts.';

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

/** Validates a configuration; throws a {@link BuildFailure} that lists every fault. */
export function parseSite(input: unknown): SiteConfig {
  if (input === undefined)
    throw new BuildFailure([fault('the default export is required', example)]);
  const result = siteSchema.safeParse(input, { reportInput: true });
  if (!result.success) {
    throw new BuildFailure(
      result.error.issues
        .flatMap((issue) => describeIssue(issue, siteSchema, 'the default export'))
        .map(({ message, hint }) => fault(message, hint)),
    );
  }
  const faults = [...checkLocales(result.data), ...checkIcon(result.data)];
  if (faults.length > 0) throw new BuildFailure(faults);
  return result.data;
}

/** Reads and validates `site.config.ts` in a project folder, as it is on disk now. */
export async function loadSite(root: string): Promise<SiteConfig> {
  const path = join(root, siteConfigFile);
  const info = await stat(path).catch(() => undefined);
  if (!info) {
    throw new BuildFailure([fault('the file is required', example)]);
  }
  const module: unknown = await import(`${pathToFileURL(path).href}?v=${info.mtimeMs}`).catch(
    (error: unknown) => {
      throw new BuildFailure([fault(String(error))]);
    },
  );
  return parseSite(applyEnvironment((module as { default?: unknown }).default, process.env));
}
