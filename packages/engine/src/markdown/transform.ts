import { pathToFileURL } from 'node:url';
import type { Root } from 'mdast';
import type { Node } from 'unist';
import { z } from 'zod';
import type { Frontmatter } from '../contract/page.ts';
import { BuildError } from '../diagnostics.ts';

/** What a transform of a site knows of a page. */
export type TransformContext = {
  /** The file that the tree is from: the page, or a partial of it. */
  path: string;
  lang: string;
  frontmatter: Frontmatter;
  /** Paths of the files that the page quotes and includes so far, in order. */
  dependencies: readonly string[];
  /** Reports an error at a node, or for the whole file. */
  report: (node: Node | undefined, message: string, hint?: string) => void;
};

/** Changes the tree of a page, an mdast with directives and JSX, in place. */
export type MarkdownTransform = (tree: Root, context: TransformContext) => void | Promise<void>;

/**
 * When a transform runs: `parsed` for each file, also for partials, when its Markdown is parsed and
 * nothing else is done; `finished` once for the whole page, when its headings have ids and its title
 * is known.
 */
const transformPhases = ['parsed', 'finished'] as const;
export type TransformPhase = (typeof transformPhases)[number];

/** The transforms of a site, loaded. */
export type LoadedTransforms = {
  run: Readonly<Record<TransformPhase, readonly MarkdownTransform[]>>;
  /** Changes with what the transforms read besides the page. */
  cacheKey: string;
};

export const noTransforms: LoadedTransforms = { run: { parsed: [], finished: [] }, cacheKey: '' };

const transformModule = z.object({
  transform: z.custom<MarkdownTransform>((value) => typeof value === 'function'),
  cacheKey: z.string().default(''),
});

async function load(file: string): Promise<z.output<typeof transformModule>> {
  const result = transformModule.safeParse(await import(pathToFileURL(file).href));
  if (result.success) return result.data;
  const message = 'a Markdown transform must export a function `transform`';
  const hint = 'Write export function transform(tree, context) { … }, and cacheKey as a string.';
  throw new BuildError([{ file, message, hint }]);
}

/** Imports the modules of transforms. Throws a `BuildError` about one that exports no transform. */
export async function loadTransforms(
  files: Readonly<Record<TransformPhase, readonly string[]>>,
): Promise<LoadedTransforms> {
  const parsed = await Promise.all(files.parsed.map(load));
  const finished = await Promise.all(files.finished.map(load));
  return {
    run: {
      parsed: parsed.map(({ transform }) => transform),
      finished: finished.map(({ transform }) => transform),
    },
    cacheKey: [...parsed, ...finished].map(({ cacheKey }) => cacheKey).join('\n'),
  };
}
