import { jsxElement, type TransformContext } from 'docs-engine/markdown';
import type { Root } from 'mdast';

/** Names the example projects that a page quotes, below its text. */
export function transform(tree: Root, { dependencies, frontmatter }: TransformContext): void {
  const { pageType = 'doc' } = frontmatter;
  const names = dependencies.map((path) => /^examples\/([^/]+)\//.exec(path)?.[1]);
  const distinct = [...new Set(names)].filter((name) => name !== undefined);
  if (pageType !== 'doc' || distinct.length === 0) return;
  tree.children.push(jsxElement('ExampleLinks', { names: distinct }, []));
}
