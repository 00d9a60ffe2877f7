import { describe, expect, test } from 'vitest';
import { readOption, writeOption } from './config-edit.ts';

const define = (object: string): string =>
  `import { defineConfig } from '@rslib/core';\n\nexport default defineConfig(${object});\n`;
const long = define(`{
  lib: [
    {
      format: 'esm',
      dts: true, // with types
    },
  ],
  output: { minify: true },
}`);

describe('reading', () => {
  test.each([
    ['format', "'esm'"],
    ['dts', 'true'],
    ['bundle', undefined],
  ])('%s is %s', (name, value) => {
    expect(readOption(long, ['lib', name])).toEqual({ canEdit: true, value });
  });

  test('reads output options, and configs without a function around them', () => {
    expect(readOption(long, ['output', 'minify'])).toMatchObject({ value: 'true' });
    expect(readOption("export default { lib: [{ 'format': 'cjs' }] };", ['lib', 'format'])).toEqual(
      { canEdit: true, value: "'cjs'" },
    );
  });

  test.each([
    ['several libs', "{\n  lib: [{ format: 'esm' }, { format: 'cjs' }],\n}", 4],
    ['a variable', '{ lib: [{ format }] }', 3],
    ['a call', '{ lib: [{\n  format: choose(),\n}] }', 4],
    ['a spread', '{ lib: [{ ...shared }] }', 3],
    ['a list in a variable', '{\n  lib: libs,\n}', 4],
  ])('names the line of %s', (_name, object, line) => {
    const state = readOption(define(object), ['lib', 'format']);
    expect(state).toEqual({ canEdit: false, value: undefined, line });
    expect(writeOption(define(object), ['lib', 'format'], "'umd'")).toBe(define(object));
  });

  test('a config in another form cannot be edited', () => {
    expect(readOption('', ['lib', 'format'])).toMatchObject({ canEdit: false, line: 1 });
    expect(readOption('export default config;', ['lib', 'format'])).toMatchObject({
      canEdit: false,
    });
  });
});

describe('writing', () => {
  test('replaces a value, and keeps the rest', () => {
    const written = writeOption(long, ['lib', 'format'], "'cjs'");
    expect(written).toBe(long.replace("'esm'", "'cjs'"));
  });

  test('adds a property on a line of its own', () => {
    expect(writeOption(long, ['lib', 'bundle'], 'false')).toContain(
      '      dts: true,\n      bundle: false, // with types\n',
    );
  });

  test('adds a property to a line', () => {
    expect(writeOption(define("{ lib: [{ format: 'esm' }] }"), ['lib', 'dts'], 'true')).toBe(
      define("{ lib: [{ format: 'esm', dts: true }] }"),
    );
  });

  test('adds what is missing around it', () => {
    const written = writeOption(define('{}'), ['lib', 'format'], "'cjs'");
    expect(written).toBe(define("{ format: 'cjs' }"));
    expect(writeOption(written, ['output', 'minify'], 'true')).toBe(
      define("{ format: 'cjs', output: { minify: true } }"),
    );
  });

  test('changes an option where every lib inherits it', () => {
    const text = define("{ dts: true, lib: [{ format: 'esm' }, { format: 'cjs' }] }");
    expect(readOption(text, ['lib', 'dts'])).toEqual({ canEdit: true, value: 'true' });
    expect(writeOption(text, ['lib', 'dts'], 'false')).toBe(text.replace('true', 'false'));
    expect(readOption(text, ['lib', 'bundle'])).toMatchObject({ canEdit: false });
  });

  test('removes a property', () => {
    const text = define("{ lib: [{ format: 'esm', dts: true }] }");
    expect(writeOption(text, ['lib', 'dts'], undefined)).toBe(
      define("{ lib: [{ format: 'esm' }] }"),
    );
    expect(writeOption(text, ['lib', 'format'], undefined)).toBe(
      define('{ lib: [{ dts: true }] }'),
    );
    expect(writeOption(long, ['lib', 'format'], undefined)).toBe(
      long.replace("\n      format: 'esm',", ''),
    );
    expect(writeOption(text, ['lib', 'bundle'], undefined)).toBe(text);
  });
});
