import type { Environment } from './environment.ts';

/** Matches names of environment variables whose values must not be published. */
export const secretName =
  /(?:^|_)(?:ADMIN|WRITE|SECRET|PRIVATE|PASSWORD|PASSWD|TOKEN|CREDENTIALS?)(?:_|$)/i;

/** A problem with a public search key, and how to fix it. */
export type KeyProblem = { message: string; hint: string };

const howToGet =
  'Use the "Search API Key" of the application, or a key that can only search. The key is public: with any other key, anyone can change or delete the index.';

/** Parameters encoded in a secured key; `undefined` for a plain key. */
function securedParameters(key: string): URLSearchParams | undefined {
  const text = Buffer.from(key, 'base64').toString('latin1');
  const isSecured = /^[0-9a-f]{64}[\w%.~=&[\]",:-]*$/.test(text);
  return isSecured ? new URLSearchParams(text.slice(64)) : undefined;
}

function findSecretWithSameValue(key: string, env: Environment): string | undefined {
  return Object.keys(env)
    .sort()
    .find((name) => secretName.test(name) && env[name] === key);
}

/**
 * Returns a problem if a key is known not to be a valid search key. Admin keys look the same and
 * nothing is sent to the provider, so a key without a problem can still be one.
 * @param now in milliseconds
 */
export function checkSearchKey(key: string, env: Environment, now: number): KeyProblem | undefined {
  const secret = findSecretWithSameValue(key, env);
  if (secret) {
    return {
      message: `search.apiKey has the same value as the secret ${secret}`,
      hint: howToGet,
    };
  }
  if (secretName.test(key)) {
    return { message: 'search.apiKey looks like a secret key', hint: howToGet };
  }
  const validUntil = Number(securedParameters(key)?.get('validUntil') ?? Number.POSITIVE_INFINITY);
  if (validUntil * 1000 <= now) {
    const date = new Date(validUntil * 1000).toISOString().slice(0, 10);
    return {
      message: `search.apiKey expired on ${date}`,
      hint: 'Create a new secured key, or use the search key it was created from.',
    };
  }
  return undefined;
}
