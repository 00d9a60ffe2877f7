import { expect, test } from 'vitest';
import { BuildError, type Diagnostic } from '../diagnostics.ts';
import { createSecretFinder } from './find-secrets.ts';

function assertPublishable(
  env: Record<string, string | undefined>,
  path: string,
  content: string | Buffer,
) {
  try {
    createSecretFinder(env)?.(path, Buffer.from(content as string));
  } catch (error) {
    if (error instanceof BuildError) return error.diagnostics;
    throw error;
  }
  return [] as Diagnostic[];
}

test('the value of a secret variable is found in texts and in JSON, and not shown', () => {
  const env = { NPM_TOKEN: 's3cr3t-"value"-of-1', ALGOLIA_ADMIN_KEY: '0123456789abcdef' };
  const content = JSON.stringify({ footer: 's3cr3t-"value"-of-1', key: '0123456789abcdef' });
  const problems = assertPublishable(env, 'assets/site-en.json', content);
  expect(problems.map(({ file, message }) => [file, message])).toEqual([
    ['assets/site-en.json', 'holds the value of the environment variable NPM_TOKEN'],
    ['assets/site-en.json', 'holds the value of the environment variable ALGOLIA_ADMIN_KEY'],
  ]);
  expect(JSON.stringify(problems)).not.toMatch(/s3cr3t|0123456789/);
});

test('bytes are searched, too', () => {
  const env = { NPM_TOKEN: '0123456789abcdef' };
  expect(assertPublishable(env, 'a.bin', Buffer.from('\u00000123456789abcdef'))).toHaveLength(1);
  expect(assertPublishable(env, 'b.html', 'text')).toEqual([]);
});

test('other variables, other values and short values are allowed', () => {
  const env = {
    TITLE: '0123456789abcdef',
    NPM_TOKEN: 'something else entirely',
    DB_PASSWORD: 'Docs',
    EMPTY_SECRET: '',
    MISSING_SECRET: undefined,
  };
  expect(assertPublishable(env, 'a.js', 'const a = "0123456789abcdef Docs";')).toEqual([]);
});

test('without secrets no file is inspected', () => {
  expect(createSecretFinder({ NPM_TOKEN: 'short', HOME: '/home/of/somebody' })).toBeUndefined();
});
