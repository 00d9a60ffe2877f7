/** Everything that needs the native part of Rspack; imported when that is there. */
import buffer from 'node:buffer';
import crypto from 'node:crypto';
import events from 'node:events';
import nodeFs from 'node:fs';
import nodeModule from 'node:module';
import os from 'node:os';
import path from 'node:path';
import url from 'node:url';
import util from 'node:util';
import vm from 'node:vm';
import zlib from 'node:zlib';
import * as cssUrl from 'package-file:@rsbuild/core/dist/cssUrlLoader.mjs';
import * as ignoreCss from 'package-file:@rsbuild/core/dist/ignoreCssLoader.mjs';
import * as transform from 'package-file:@rsbuild/core/dist/transformLoader.mjs';
import * as transformRaw from 'package-file:@rsbuild/core/dist/transformRawLoader.mjs';
import * as libCssExtract from 'package-file:@rslib/core/dist/libCssExtractLoader.js';
import * as cssExtract from 'package-file:@rspack/core/dist/cssExtractLoader.js';
import { packageFiles } from 'virtual:package-files';
import { createRslib } from '@rslib/core';
import type { ProjectFiles } from '../protocol.ts';
import { astGrep } from './module-specifiers.ts';
import { builtins, registerModule, writeModuleFiles } from './registry.ts';
import { writeFile } from './volume.ts';

const nodeBuiltins = {
  buffer,
  crypto,
  events,
  fs: nodeFs,
  module: nodeModule,
  os,
  path,
  process,
  url,
  util,
  vm,
  zlib,
};
for (const [name, builtin] of Object.entries(nodeBuiltins)) builtins.set(name, builtin);

/** Rsbuild loads it always and Rslib never applies it. */
class HtmlPlugin {
  static getHooks(): object {
    return {};
  }
  apply(): void {}
}

const modules = {
  '@ast-grep/napi/index.js': astGrep,
  '@rsbuild/core/compiled/html-rspack-plugin/index.js': HtmlPlugin,
  '@rsbuild/core/dist/cssUrlLoader.mjs': cssUrl,
  '@rsbuild/core/dist/ignoreCssLoader.mjs': ignoreCss,
  '@rsbuild/core/dist/transformLoader.mjs': transform,
  '@rsbuild/core/dist/transformRawLoader.mjs': transformRaw,
  '@rslib/core/dist/libCssExtractLoader.js': libCssExtract,
  '@rspack/core/dist/cssExtractLoader.js': cssExtract,
};
for (const [file, module] of Object.entries(modules)) registerModule(file, () => module);
registerModule('typescript/lib/typescript.js', () => ({}));
registerModule('rsbuild-plugin-dts/dist/dts.js', () => import('./declarations.ts'));

let styleLoaders: typeof import('./style-loaders.ts') | undefined;
registerModule('@rsbuild/core/compiled/css-loader/index.js', () => styleLoaders?.cssLoader);
registerModule('@rsbuild/core/compiled/style-loader/index.js', () => styleLoaders?.styleLoader);

const styleSheet = /\.(?:css|less)\b/i;

/** They are a tenth of the scripts, and load only for projects with style sheets. */
export async function loadStyleLoaders(files: ProjectFiles): Promise<void> {
  const usesStyles = Object.entries(files).some(
    ([path, contents]) =>
      styleSheet.test(path) || (typeof contents === 'string' && styleSheet.test(contents)),
  );
  if (usesStyles) styleLoaders ??= await import('./style-loaders.ts');
}

/** What resolution has to find outside the project. Before each build, on an empty disk. */
export function writePackages(): void {
  writeModuleFiles();
  for (const [file, text] of Object.entries(packageFiles)) writeFile(`/node_modules/${file}`, text);
}

export { createRslib };
