import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import type { Node } from 'unist';
import type { Diagnostic } from '../diagnostics.ts';
import { hash } from '../files/hash.ts';
import type { Dependency, PageLink } from './compiled-page.ts';

/** What the compiler collects while it works on one page, fragments included. */
export type Collector = {
  diagnostics: Diagnostic[];
  links: PageLink[];
  dependencies: Map<string, Dependency>;
};

/** The file that a step of the compiler works on, and where it reports to. */
export type CompileContext = {
  /** Absolute path of the project. */
  root: string;
  /** Relative to `root`. */
  path: string;
  /** The file, with blank lines where its frontmatter was: offsets and lines are those of the file's body. */
  source: string;
  lang: string;
  defaultLang: string;
  /** Path that the site is served under. */
  base: string;
  /** How addresses of pictures begin. */
  assetBase: string;
  /** Whether lines of code are numbered where the block does not say. */
  showLineNumbers: boolean;
  /** Whether readers can zoom into the images of the page. */
  hasZoom: boolean;
  /** Files that hold this fragment, from the page on. Empty for a page. */
  includedFrom: readonly string[];
  collector: Collector;
};

/** Remembers which file a node comes from, for messages after fragments are put together. */
export function setSourceFile(node: Node, path: string): void {
  node.data = { file: path, ...node.data };
}

/** The file that a node was written in: the page, or a fragment. */
export function sourceFileOf(node: Node | undefined, { path }: CompileContext): string {
  return (node?.data as { file?: string } | undefined)?.file ?? path;
}

/** Adds a fault, or a warning, at the place where a node begins; without a node, at the file alone. */
export function report(
  context: CompileContext,
  node: Node | undefined,
  message: string,
  hint?: string,
  severity: Diagnostic['severity'] = 'error',
): void {
  const start = node?.position?.start;
  context.collector.diagnostics.push({
    severity,
    file: sourceFileOf(node, context),
    line: start?.line,
    column: start?.column,
    message,
    hint,
  });
}

/** Reads a file of the project and remembers that the page depends on it. `undefined` when it is not there. */
export async function readDependency(
  context: CompileContext,
  path: string,
): Promise<Buffer | undefined> {
  const relative = normalize(path);
  if (relative.startsWith('..')) return undefined;
  const content = await readFile(join(context.root, relative)).catch(() => undefined);
  context.collector.dependencies.set(relative, {
    path: relative,
    hash: content ? hash(content) : 'missing',
  });
  return content;
}
