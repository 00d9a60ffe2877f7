import { expect, test } from 'vitest';
import { adaptConfig } from '../releases/adapt-config.ts';

test('a release below 1.0 gets the array lib, which holds the options of a library', () => {
  const config = { banner: { js: '//' }, output: { minify: true }, logLevel: 'warn' as const };
  expect(adaptConfig(config, '0.23.2')).toEqual({
    logLevel: 'warn',
    output: { minify: true },
    lib: [{ banner: { js: '//' } }],
  });
  expect(adaptConfig(config, '1.1.0')).toBe(config);
});

test('an array, code and no config stay', () => {
  const config = { lib: [], output: { minify: true } };
  for (const other of [config, 'export default {};', undefined]) {
    expect(adaptConfig(other, '0.23.2')).toBe(other);
  }
});
