import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readKitProject } from '../build/kit-project.ts';
import { websiteRoot } from '../build/paths.ts';
import { readConfig } from '../compiler/config/read-config.ts';
import type { ProjectFiles } from '../protocol.ts';
import { plugins } from './plugins.ts';
import { proposeConfig } from './propose-config.ts';
import { esbuildRules } from './tools/esbuild.ts';
import { fatherRules, folderRules, umdRules } from './tools/father.ts';
import { modernRules } from './tools/modernjs-module.ts';
import { outputRules, rollupRules } from './tools/rollup.ts';
import { tscRules } from './tools/tsc.ts';
import { tsdownRules } from './tools/tsdown.ts';
import { tsupRules } from './tools/tsup.ts';
import { unbuildRules } from './tools/unbuild.ts';
import { viteRules } from './tools/vite.ts';

/** Options that the converter knows, by the page that has their table. */
const rules: Record<string, string[]> = {
  esbuild: [...esbuildRules.keys()],
  father: [...[fatherRules, folderRules, umdRules].flatMap((each) => [...each.keys()])],
  'modernjs-module': [...modernRules.keys()],
  rollup: [...rollupRules.keys(), ...outputRules.keys()],
  tsc: [...tscRules.keys()],
  tsdown: [...tsdownRules.keys()],
  tsup: [...tsupRules.keys()],
  unbuild: [...unbuildRules.keys()],
  vite: [...viteRules.keys()],
};

/** The start of code in the first column that is no option: commands, and values. */
const noOptions: Record<string, string[]> = {
  esbuild: ['context'],
  father: ['father', 'father'],
  'modernjs-module': ['buildConfig', 'enableTscBuild', "'preserve'"],
  rollup: ['es', 'cjs', 'umd', 'iife'],
  tsc: ['tsc', 'tsc', 'tsc'],
  tsup: ['--dts-resolve'],
  unbuild: ["{ builder: 'mkdist', input: 'src' }", "{ builder: 'copy' }", 'unbuild'],
  vite: ['build.rolldownOptions', 'rollupOptions', 'vite'],
};

/** Options without a row: older names, and the one that belongs to `umd`. */
const unlisted: Record<string, string[]> = {
  father: ['name'],
  tsdown: ['removeNodeProtocol'],
  tsup: ['entryPoints'],
};

function readPage(tool: string): string {
  return readFileSync(join(websiteRoot, `content/en/guide/migration/${tool}.mdx`), 'utf8');
}

/** Code of the first column of the tables. */
function listRows(tool: string): string[] {
  const section = /\\\{#options\}([\s\S]*?)\n## /.exec(readPage(tool))?.[1];
  const rows = section?.match(/^\| `.*$/gm) ?? [];
  return rows.flatMap((row) => {
    const cell = /^\|((?:\\.|[^|])*)/.exec(row)?.[1] ?? '';
    return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  });
}

/** Whether the converter has a rule for an option, for the object that holds it, or for a plugin. */
function isKnown(tool: string, option: string): boolean {
  const names = rules[tool] ?? [];
  const [holder = '', ...inner] = option.split('.');
  return (
    names.some((name) => name === option || name.endsWith(`.${option}`)) ||
    names.includes(holder) ||
    names.includes(inner.join('.')) ||
    ['', '@rollup/plugin-', 'rollup-plugin-'].some((prefix) => plugins.has(prefix + option))
  );
}

describe.each(Object.keys(rules))('the table of %s', (tool) => {
  test('has a rule for each row', () => {
    const rows = listRows(tool);
    expect(rows.length).toBeGreaterThan(10);
    const options = rows.map((code) => /^[\w.-]+/.exec(code)?.[0] ?? code);
    const unknown = options.filter((option) => !isKnown(tool, option));
    expect(unknown).toEqual(noOptions[tool] ?? []);
  });

  test('has a row for each rule', () => {
    const words = new Set(readPage(tool).match(/\w(?:[\w-]*\w)?/g));
    const names = (rules[tool] ?? []).map((name) => name.split('.').at(-1) ?? '');
    expect(names.filter((name) => !words.has(name))).toEqual(unlisted[tool] ?? []);
  });
});

type Sample = [kit: string, variant: string, name: string, config: string];

/** Configs of other tools on the pages, with those of Rslib next to them. */
const samples: Sample[] = [
  ['slug-kit', 'tsup.config.ts', 'tsup.config.ts', 'rslib.config.ts'],
  ['slug-kit', 'tsup.global.ts', 'tsup.config.ts', 'rslib.config.global.ts'],
  ['phone-format', 'tsdown.config.ts', 'tsdown.config.ts', 'rslib.config.ts'],
  ['phone-format', 'rollup.config.js', 'rollup.config.js', 'rslib.config.ts'],
  ['phone-format', 'build.config.ts', 'build.config.ts', 'rslib.config.ts'],
  ['rope-length', 'fatherrc.ts', '.fatherrc.ts', 'rslib.config.folders.ts'],
  ['alert-bar', 'vite.config.ts', 'vite.config.ts', 'rslib.config.ts'],
  ['dosage-kit', 'modern.config.ts', 'modern.config.ts', 'rslib.config.ts'],
];

/** A config as values, with what does not change a build in one form. */
function readValues(files: ProjectFiles, config: string): unknown {
  const exported = { pluginReact: () => 'react' };
  const packages = new Map([['@rsbuild/plugin-react', exported]]);
  const read = readConfig({ ...files, 'rslib.config.ts': config }, 'rslib.config.ts', packages);
  const text = JSON.stringify(read)
    // Quotes around a text in code, and patterns of tests.
    .replaceAll("'1.0.0'", '\\"1.0.0\\"')
    .replace(/"!\.\/src[^\]]*\]/, '"!"]');
  return JSON.parse(text);
}

test.each(samples)('the sample %s/%s becomes %s', (kit, variant, name, config) => {
  const folder = join(websiteRoot, 'examples', kit);
  const { 'rslib.config.ts': _, ...files } = readKitProject(folder, {});
  files[name] = readFileSync(join(folder, 'variants', variant), 'utf8');
  const expected = readFileSync(join(folder, config), 'utf8');
  expect(readValues(files, proposeConfig(files).config)).toEqual(readValues(files, expected));
});
