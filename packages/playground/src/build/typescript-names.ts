import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeModules } from './paths.ts';

/**
 * What `compiler/typescript.ts` reads of it, and the call that gives nodes and symbols the methods
 * that Are The Types Wrong uses.
 */
const ownNames = ['createCompilerHost', 'matchFiles', 'setObjectAllocator', 'setSys', 'version'];

/** Packages that read TypeScript from these variables. */
const readers = ['@arethetypeswrong/core/dist', 'rsbuild-plugin-dts/dist'];
const variables = ['ts', 'tsApi'];

const name = new RegExp(`(?<![\\w.$])(?:${variables.join('|')})\\.(\\w+)`, 'g');
const binding =
  /const ([^=;]+) = [^;]*?\bloadTypescript\(|import ([^;]+?) from ["']typescript["']/g;

/** Names of TypeScript that the code of a package reads. */
export function findTypeScriptNames(code: string, file: string): string[] {
  for (const [, called, imported] of code.matchAll(binding)) {
    const variable = called ?? imported ?? '';
    if (!variables.includes(variable)) {
      throw new Error(`${file} reads TypeScript from "${variable}". Add it to \`variables\`.`);
    }
  }
  return [...code.matchAll(name)].map(([, found]) => found as string);
}

/** Names of TypeScript that the worker reads. */
export function listTypeScriptNames(): Set<string> {
  const names = new Set(ownNames);
  for (const folder of readers) {
    const files = readdirSync(join(nodeModules, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((path) => path.endsWith('.js'))) {
      const code = readFileSync(join(nodeModules, folder, file), 'utf8');
      for (const found of findTypeScriptNames(code, file)) {
        // The rest is for builds that watch.
        if (!found.includes('Watch')) names.add(found);
      }
    }
  }
  // `compiler/typescript.ts` has its own.
  names.delete('sys');
  return names;
}
