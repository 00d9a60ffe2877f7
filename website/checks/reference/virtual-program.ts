import { join } from 'node:path';
import ts from 'typescript-6';
import { releasePaths, websiteRoot } from '../roots.ts';

/** Of all programs here. */
export const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  paths: releasePaths,
  types: ['node'],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
};

/** Path of a file that is not on disk, where it finds the packages of the website. */
export function virtualFile(name: string): string {
  return join(websiteRoot, 'checks/reference', `virtual-${name}.ts`);
}

/** A TypeScript program of virtual files. */
export function createProgram(files: ReadonlyMap<string, string>): ts.Program {
  const host = ts.createCompilerHost(compilerOptions);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, options, ...rest) => {
    const text = files.get(name);
    return text === undefined
      ? getSourceFile(name, options, ...rest)
      : ts.createSourceFile(name, text, options);
  };
  return ts.createProgram([...files.keys()], compilerOptions, host);
}
