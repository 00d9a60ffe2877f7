import { secretName } from '../config/check-search-key.ts';
import type { Environment } from '../config/environment.ts';
import { BuildError, type Diagnostic } from '../diagnostics.ts';
import type { AssertPublishable } from '../files/output-dir.ts';

/** Shorter values occur by chance. */
const minimumLength = 12;

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
      file,
      message: `holds the value of the environment variable ${name}`,
      hint: 'Readers would get it. Remove it from site.config.ts, the theme or the content, and replace the secret.',
    }));
}

/** Stops the build when a file holds the value of a secret variable, a quoted `.env` for example. `undefined` where there are no secrets. */
export function createSecretFinder(env: Environment): AssertPublishable | undefined {
  const secrets = listSecrets(env);
  if (secrets.length === 0) return undefined;
  return (path, content) => {
    const found = findSecrets(path, content, secrets);
    if (found.length > 0) throw new BuildError(found);
  };
}
