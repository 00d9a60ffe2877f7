import type { Root } from 'mdast';
import { type CompileContext, report } from './compile-context.ts';
import type { TransformPhase } from './transform.ts';

/** Runs the transforms of a phase. */
export async function runTransforms(
  phase: TransformPhase,
  tree: Root,
  context: CompileContext,
): Promise<void> {
  for (const transform of context.transforms[phase]) {
    await transform(tree, {
      path: context.path,
      lang: context.lang,
      frontmatter: context.frontmatter,
      dependencies: [...context.collector.dependencies.keys()],
      report: (node, message, hint) => report(context, node, message, hint),
    });
  }
}
