import { expect, test } from 'vitest';
import { checkSecrets, createSecretFinder } from './find-secrets.ts';

const files = new Map([
  ['site data (en)', JSON.stringify({ title: 'Docs', footer: 's3cr3t-"value"-of-1' })],
  ['assets/app.js', 'const a = "0123456789abcdef";'],
]);

test('the value of a secret variable is found wherever readers would get it, and not shown', () => {
  const faults = checkSecrets(files, {
    NPM_TOKEN: 's3cr3t-"value"-of-1',
    ALGOLIA_ADMIN_KEY: '0123456789abcdef',
  });
  expect(faults.map(({ file, message }) => [file, message])).toEqual([
    ['site data (en)', 'holds the value of the environment variable NPM_TOKEN'],
    ['assets/app.js', 'holds the value of the environment variable ALGOLIA_ADMIN_KEY'],
  ]);
  expect(JSON.stringify(faults)).not.toMatch(/s3cr3t|0123456789/);
});

test('other variables, other values and short ones are no fault', () => {
  expect(
    checkSecrets(files, {
      TITLE: '0123456789abcdef',
      NPM_TOKEN: 'something else entirely',
      DB_PASSWORD: 'Docs',
      EMPTY_SECRET: '',
      MISSING_SECRET: undefined,
    }),
  ).toEqual([]);
});

test('a file with a secret is refused before it is written, a text as well as bytes', () => {
  const inspect = createSecretFinder({ NPM_TOKEN: '0123456789abcdef' });
  expect(() => inspect?.('a.html', '<pre>NPM_TOKEN=0123456789abcdef</pre>')).toThrow(
    'a.html\n  error: holds the value of the environment variable NPM_TOKEN',
  );
  expect(() => inspect?.('a.txt', Buffer.from('\u00000123456789abcdef'))).toThrow('NPM_TOKEN');
  expect(() => inspect?.('b.html', 'text')).not.toThrow();
});

test('without secrets nothing has to be looked at', () => {
  expect(createSecretFinder({ NPM_TOKEN: 'short', HOME: '/home/of/somebody' })).toBeUndefined();
});
