import { type CodeMeta, parseCodeMeta, visit } from 'docs-engine/markdown';
import type { Code, Root } from 'mdast';
import { listSamplesByFile } from 'rslib-playground/samples';

/** Path of a quoted file in its project: below the folder of a recorded run, or of an example. */
const projectPath = /^examples\/[^/]+\/(?:recorded\/[^/]+\/)?(.+)$/;

const samples = listSamplesByFile();

/** The links depend on which samples the playground offers. */
export const cacheKey = JSON.stringify([...samples]);

/** Whether a title is a file name, not words such as "Terminal". */
function isFileName(title: string): boolean {
  return /[./]/.test(title);
}

/** What a recorded file is, see `kind` of code blocks. */
function kindOf(file: string, title: string): string {
  if (file.endsWith('/files.txt')) return 'files';
  if (!/\/terminal[^/]*\.txt$|\.log$/.test(file)) return 'output';
  return isFileName(title) ? 'excerpt' : 'terminal';
}

/** Attributes that a block which quotes a file of `examples/` has not written itself. */
function describe(file: string, { kind, title }: CodeMeta): string[] {
  const recorded = file.includes('/recorded/') ? kindOf(file, title ?? '') : undefined;
  const path = projectPath.exec(file)?.[1];
  const sample = samples.get(file);
  return [
    ...(recorded && !kind ? [`kind="${recorded}"`] : []),
    ...(path && !title ? [`title="${path}"`] : []),
    ...(sample ? [`link="/playground#${sample}"`] : []),
  ];
}

/** Gives blocks that quote an example their kind, their title, and a link to the playground. */
export function transform(tree: Root): void {
  visit(tree, 'code', (node: Code) => {
    const meta = parseCodeMeta(node.meta ?? '');
    if (!meta.file?.startsWith('examples/')) return;
    node.meta = [node.meta, ...describe(meta.file, meta)].join(' ');
  });
}
