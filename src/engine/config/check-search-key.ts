import type { Environment } from './environment.ts';
import { secretName } from './secret-name.ts';

/** What is wrong with a key that every reader gets, and what to do. */
export type KeyProblem = { message: string; hint: string };

const howToGet =
  'Take the "Search API Key" of the application, or make one that may only search. The key is in the files that readers get: with any other key, anyone can change or delete the index.';

/** The parameters of a secured key, which carries them in itself; `undefined` for a plain one. */
function readSecured(key: string): URLSearchParams | undefined {
  const text = Buffer.from(key, 'base64').toString('latin1');
  const isSecured = /^[0-9a-f]{64}[\w%.~=&[\]",:-]*$/.test(text);
  return isSecured ? new URLSearchParams(text.slice(64)) : undefined;
}

/** The variable that calls the key an admin key by its name. */
function findSecretWithSameValue(key: string, env: Environment): string | undefined {
  return Object.keys(env)
    .sort()
    .find((name) => secretName.test(name) && env[name] === key);
}

/**
 * Looks for signs that a search key is none. An admin key has the same form as a search key, and
 * nobody is asked: what has no sign can still be one.
 */
export function checkSearchKey(key: string, env: Environment, now: number): KeyProblem | undefined {
  const namesake = findSecretWithSameValue(key, env);
  if (namesake) {
    return {
      message: `search.apiKey has the value of ${namesake}, which is secret`,
      hint: howToGet,
    };
  }
  if (secretName.test(key)) {
    return { message: 'search.apiKey calls itself a secret', hint: howToGet };
  }
  const validUntil = Number(readSecured(key)?.get('validUntil') ?? Number.POSITIVE_INFINITY);
  if (validUntil * 1000 <= now) {
    const date = new Date(validUntil * 1000).toISOString().slice(0, 10);
    return {
      message: `search.apiKey is a secured key that was valid until ${date}`,
      hint: 'Make a new one, or take the search key that it was made from.',
    };
  }
  return undefined;
}
