import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteData } from '#contract/site.ts';
import type { Diagnostic } from '../diagnostics.ts';
import type { Bundle } from './bundle.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Names of variables whose values no reader may get. */
const secretName =
  /(?:^|_)(?:ADMIN|WRITE|SECRET|PRIVATE|PASSWORD|PASSWD|TOKEN|CREDENTIALS?)(?:_|$)/i;

/** Shorter values occur by chance. */
const minimumLength = 12;

/** What readers get besides pages: the places where a configuration or a theme can let a value slip out. */
export async function readShipped(
  sites: readonly SiteData[],
  { clientDir, files }: Bundle,
): Promise<Map<string, string>> {
  const scripts = await Promise.all(
    files
      .filter((file) => file.endsWith('.js'))
      .map(async (file) => [file, await readFile(join(clientDir, file), 'utf8')] as const),
  );
  const data = sites.map((site) => [`site data (${site.lang})`, JSON.stringify(site)] as const);
  return new Map([...data, ...scripts]);
}

/** Values of secret variables of the environment in what readers get. The values themselves are not shown. */
export function checkSecrets(files: ReadonlyMap<string, string>, env: Environment): Diagnostic[] {
  const secrets = Object.entries(env).filter(
    (entry): entry is [string, string] =>
      secretName.test(entry[0]) && (entry[1]?.length ?? 0) >= minimumLength,
  );
  return [...files].flatMap(([file, text]) =>
    secrets
      .filter(
        ([, value]) => text.includes(value) || text.includes(JSON.stringify(value).slice(1, -1)),
      )
      .map(([name]) => ({
        severity: 'error' as const,
        file,
        message: `holds the value of the environment variable ${name}`,
        hint: 'Readers would get it. Remove it from site.config.ts or the theme, and replace the secret.',
      })),
  );
}
