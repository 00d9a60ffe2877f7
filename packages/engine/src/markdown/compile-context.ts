import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { Node } from 'unist';
import type { Frontmatter } from '../contract/page.ts';
import type { Diagnostic } from '../diagnostics.ts';
import { hash } from '../files/hash.ts';
import type { CompileOptions } from './compile-options.ts';
import type { Dependency, PageLink } from './compiled-page.ts';

/** Collects results from all steps on one page and its partials. */
export type Collector = {
  diagnostics: Diagnostic[];
  links: PageLink[];
  dependencies: Map<string, Dependency>;
};

export function createCollector(): Collector {
  return { diagnostics: [], links: [], dependencies: new Map() };
}

/** The file that a step works on, and where it reports to. */
export type CompileContext = CompileOptions & {
  frontmatter: Frontmatter;
  /** Relative to `root`. */
  path: string;
  /** Text of the file. Frontmatter is replaced by blank lines, so that line numbers stay right. */
  source: string;
  lang: string;
  /** Whether readers can zoom into images of the page. */
  hasZoom: boolean;
  /** Paths of the files that include this partial, from the page on. Empty for a page. */
  includedFrom: readonly string[];
  collector: Collector;
};

/** Records the source file of a node, for messages after partials are inlined. */
export function setSourceFile(node: Node, path: string): void {
  node.data = { file: path, ...node.data };
}

/** The source file of a node: the page, or a partial. */
export function sourceFileOf(node: Node | undefined, { path }: { path: string }): string {
  return (node?.data as { file?: string } | undefined)?.file ?? path;
}

/** Adds a diagnostic at the start of a node, or for the file if there is no node. */
export function report(
  context: Pick<CompileContext, 'path' | 'collector'>,
  node: Node | undefined,
  message: string,
  hint?: string,
): void {
  const start = node?.position?.start;
  context.collector.diagnostics.push({
    file: sourceFileOf(node, context),
    line: start?.line,
    column: start?.column,
    message,
    hint,
  });
}

/** Synchronous: asynchronous reads of thousands of small files take several times as long. */
function readIfExists(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** Reads a file of the project and records it as a dependency. `undefined` if it does not exist. */
export function readDependency(context: CompileContext, path: string): Buffer | undefined {
  const relative = normalize(path);
  if (relative.startsWith('..')) return undefined;
  const content = readIfExists(join(context.root, relative));
  context.collector.dependencies.set(relative, {
    path: relative,
    hash: content ? hash(content) : 'missing',
  });
  return content;
}
