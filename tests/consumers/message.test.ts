import { expect, test } from 'vitest';
import { findMessage, isCrash, normalize } from './message.ts';

test('paths, ports and hashes are left out', () => {
  const text =
    'http://localhost:4173/assets/logo-a1B2c3D4.svg file:///home/me/app/src/a.js /home/me/app/b';
  expect(normalize(text, '/home/me/app')).toBe(
    'http://localhost/assets/logo-….svg file://…/src/a.js …/b',
  );
});

test('the line with the reason is found', () => {
  const output = `vite v8.4.0 building
error during build:
Build failed with 1 error:

[UNSUPPORTED] Cannot read this file
    at parse (file.js:1:2)
`;
  expect(findMessage(output, '/app')).toBe('[UNSUPPORTED] Cannot read this file');
});

test('a line that ends with a colon has its reason in the next one', () => {
  const output = 'ERROR in ./a.svg\n  × Module parse failed:\n  ╰─▶   × Unexpected token\n';
  expect(findMessage(output, '/app')).toBe('Module parse failed: Unexpected token');
});

test('a warning that speaks of errors is no message', () => {
  const output =
    'As a result, the code may not run as expected or may cause runtime errors.\n[TypeError: fetch failed]\n';
  expect(findMessage(output, '/app')).toBe('[TypeError: fetch failed]');
});

test('lines of source code that throw are no message', () => {
  const output =
    '    throw new ERR_UNKNOWN(ext);\nTypeError [ERR_UNKNOWN]: Unknown file extension\n';
  expect(findMessage(output, '/app')).toBe('TypeError [ERR_UNKNOWN]: Unknown file extension');
});

test('a crash of a tool is told from its messages', () => {
  expect(isCrash("thread 'main' panicked at src/lib.rs")).toBe(true);
  expect(isCrash('Error: Cannot find module')).toBe(false);
});
