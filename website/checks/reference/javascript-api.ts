import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { visitAll } from 'docs-engine/markdown';
import ts from 'typescript-6';
import { parsePage } from '../content/parse-page.ts';
import { packageFolder, websiteRoot } from '../roots.ts';
import { compilerOptions, createProgram, virtualFile } from './virtual-program.ts';

export type ApiPage = {
  file: string;
  /** The blocks of code that declare types, joined. */
  types: string;
  /** All code outside of blocks, and the names in headings. */
  names: Set<string>;
};

/** Types that the page uses but does not declare. */
const context = `
import type * as Core from '@rslib/core';
import type { InspectConfigResult, RslibConfig, Rspack, StartDevServerResult } from '@rslib/core';
type RestartContext = Parameters<NonNullable<Core.CreateRslibOptions['restart']>>[0];
type RsbuildInstance = Core.Rsbuild.RsbuildInstance;
`;

export function readApiPage(source: string, file: string): ApiPage {
  const names = new Set<string>();
  const blocks: string[] = [];
  visitAll(parsePage(source, file), (node) => {
    if (node.type === 'inlineCode') names.add(node.value.replace(/\(\)$/, ''));
    if (node.type === 'code' && /^(?:interface|type) /.test(node.value)) blocks.push(node.value);
    if (node.type === 'text') for (const [name] of node.value.matchAll(/\w+/g)) names.add(name);
    return undefined;
  });
  return { file, types: blocks.join('\n'), names };
}

/** Exports of `@rslib/core`, values and types. */
export async function listExports(): Promise<string[]> {
  const file = join(packageFolder('@rslib/core'), 'dist-types/index.d.ts');
  const program = ts.createProgram([file], compilerOptions);
  const checker = program.getTypeChecker();
  const module = program.getSourceFile(file);
  const symbol = module && checker.getSymbolAtLocation(module);
  return symbol ? checker.getExportsOfModule(symbol).map(({ name }) => name) : [];
}

/** Source that does not compile if a type on the page and in the package accept different values. */
function compareType(name: string): string {
  return `
const keys_${name}: [Exclude<keyof Core.${name}, keyof ${name}>, Exclude<keyof ${name}, keyof Core.${name}>] extends [never, never] ? true : { '${name} has other properties': never } = true;
const here_${name} = (value: ${name}): Core.${name} => value;
const there_${name} = (value: Core.${name}): ${name} => value;`;
}

/** Exports that a page does not mention. */
export function findUnnamed({ file, names }: ApiPage, exports: readonly string[]): string[] {
  return exports.filter((name) => !names.has(name)).map((name) => `${file} does not name ${name}`);
}

/** Differences between the types on a page and in the installed package. */
export function compareTypes({ file, types }: ApiPage, exports: readonly string[]): string[] {
  const declared = [...types.matchAll(/^(?:interface|type) (\w+)/gm)].map(([, name = '']) => name);
  const unknown = declared.filter((name) => !exports.includes(name));
  const known = declared.filter((name) => exports.includes(name));
  const code = [context, types, ...known.map(compareType), 'export {};'].join('\n');
  const path = virtualFile('api');
  const program = createProgram(new Map([[path, code]]));
  const errors = ts
    .getPreEmitDiagnostics(program, program.getSourceFile(path))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  return [
    ...unknown.map((name) => `${file} writes out ${name}, which @rslib/core does not export`),
    ...errors.map((error) => `${file}: ${error}`),
  ];
}

export async function readApiPages(): Promise<ApiPage[]> {
  return Promise.all(
    ['en', 'zh'].map(async (lang) => {
      const file = `content/${lang}/api/javascript-api.mdx`;
      return readApiPage(await readFile(join(websiteRoot, file), 'utf8'), file);
    }),
  );
}
