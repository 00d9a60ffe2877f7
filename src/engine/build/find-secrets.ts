import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteData } from '#contract/site.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { Environment } from '../config/environment.ts';
import { secretName } from '../config/secret-name.ts';
import { BuildError, type Diagnostic } from '../diagnostics.ts';
import type { Inspect } from '../files/output-dir.ts';

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

type Secret = [name: string, value: string];

function listSecrets(env: Environment): Secret[] {
  return Object.entries(env).filter(
    (entry): entry is Secret =>
      secretName.test(entry[0]) && (entry[1]?.length ?? 0) >= minimumLength,
  );
}

function findSecrets(file: string, content: Buffer, secrets: readonly Secret[]): Diagnostic[] {
  return secrets
    .filter(
      ([, value]) =>
        content.includes(value) || content.includes(JSON.stringify(value).slice(1, -1)),
    )
    .map(([name]) => ({
      severity: 'error' as const,
      file,
      message: `holds the value of the environment variable ${name}`,
      hint: 'Readers would get it. Remove it from site.config.ts, the theme or the content, and replace the secret.',
    }));
}

/** Values of secret variables of the environment in what readers get. The values themselves are not shown. */
export function checkSecrets(files: ReadonlyMap<string, string>, env: Environment): Diagnostic[] {
  const secrets = listSecrets(env);
  return [...files].flatMap(([file, text]) => findSecrets(file, Buffer.from(text), secrets));
}

/** Stops the build when a file holds the value of a secret variable, a quoted `.env` for example. `undefined` where there are no secrets. */
export function createSecretFinder(env: Environment): Inspect | undefined {
  const secrets = listSecrets(env);
  if (secrets.length === 0) return undefined;
  return (path, content) => {
    const found = findSecrets(path, Buffer.from(content as string), secrets);
    if (found.length > 0) throw new BuildError(found);
  };
}
