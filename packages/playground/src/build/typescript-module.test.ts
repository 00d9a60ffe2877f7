import { expect, test } from 'vitest';
import { createTypeScriptModule } from './typescript-module.ts';
import { findTypeScriptNames, listTypeScriptNames } from './typescript-names.ts';

const source = `
var ts = {}; ((module) => {
"use strict";
var __export = (target, all) => {};
var exports_ = {};
__export(exports_, { program: () => createProgram });
module.exports = exports_;
var Diagnostics = {
  Wrong: diag(1, 1, "Wrong_1", "Wrong."),
  Unused: diag(2, 1, "Unused_2", "Unused."),
};
function diag(code, category, key, text) { return { code, category, key, text }; }
var ts_JsDoc_exports = {};
var sys = (() => readFiles())();
function readFiles() {}
function getScriptTransformers() { return [toJavascript]; }
function toJavascript() {}
var Parser;
((Parser2) => { Parser2.parse = (text) => text; })(Parser || (Parser = {}));
var Core;
((Core2) => { Core2.edit = () => Parser; })(Core || (Core = {}));
function createProgram() { getScriptTransformers(); return sys && [Diagnostics.Wrong, Parser.parse('a')]; }
function register() {}
register({ fix: () => Diagnostics.Unused });
})({ get exports() { return ts; } })
`;

const create = (...names: string[]): string => createTypeScriptModule(source, new Set(names));

async function load(code: string): Promise<Record<string, () => unknown>> {
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  return (await import(/* @vite-ignore */ url)).default;
}

test('keeps what the names need, and no more', () => {
  const code = create('createProgram');
  expect(code).not.toMatch(/Core|register|readFiles|toJavascript|__export|module/);
});

test('the module does the same', async () => {
  const { createProgram } = await load(create('createProgram').replace('var sys;', 'var sys = 1;'));
  expect(createProgram?.()).toEqual([{ code: 1, category: 1, key: '', text: 'Wrong.' }, 'a']);
});

test('stops for a name that TypeScript does not have', () => {
  expect(() => create('createProgram', 'createGone')).toThrow('TypeScript has no createGone.');
});

test('stops where messages are read by names that are not in the code', () => {
  const other = source.replace('Diagnostics.Wrong', 'Object.keys(Diagnostics)');
  expect(() => createTypeScriptModule(other, new Set(['createProgram']))).toThrow('its messages');
});

test('finds the names that packages read, and stops where they read them in another way', () => {
  expect(
    findTypeScriptNames('const ts = loadTypescript(a); ts.b(tsApi.c, file.ts.d)', 'x'),
  ).toEqual(['b', 'c']);
  expect(() => findTypeScriptNames('const { a } = loadTypescript(b);', 'x.js')).toThrow(
    'x.js reads TypeScript from "{ a }"',
  );
  expect(() => findTypeScriptNames('import typescript from "typescript";', 'x.js')).toThrow();
  expect([...listTypeScriptNames()]).toEqual(
    expect.arrayContaining(['createProgram', 'createSolutionBuilder', 'bindSourceFile']),
  );
});
