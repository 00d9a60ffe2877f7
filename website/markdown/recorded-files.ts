import { visit } from 'docs-engine/markdown';
import type { Code, Root } from 'mdast';
import { listCodeLinks } from 'rslib-playground/samples';

/** Path of a quoted file in its project: below the folder of a recorded run, or of an example. */
const projectPath = /^examples\/[^/]+\/(?:recorded\/[^/]+\/)?(.+)$/;

const codeLinks = new Map(Object.entries(listCodeLinks()));

/** The links depend on which samples the playground offers. */
export const cacheKey = JSON.stringify([...codeLinks]);

function read(meta: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(meta)?.[1];
}

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

/** Attributes of a block that quotes a file of `examples/`. */
function describe(file: string, meta: string): string[] {
  const title = read(meta, 'title');
  const isRecorded = file.includes('/recorded/');
  const kind = isRecorded ? kindOf(file, title ?? '') : undefined;
  const shown = title ?? projectPath.exec(file)?.[1];
  const link = codeLinks.get(file);
  return [
    ...(kind && !read(meta, 'kind') ? [`kind="${kind}"`] : []),
    ...(kind !== 'terminal' && shown ? [`title="${shown}"`] : []),
    ...(link ? [`link="${link}"`] : []),
  ];
}

/** Gives blocks that quote an example their kind, their title, and a link to the playground. */
export function transform(tree: Root): void {
  visit(tree, 'code', (node: Code) => {
    const meta = node.meta ?? '';
    const file = read(meta, 'file');
    if (!file?.startsWith('examples/')) return;
    const others = meta.replace(/\btitle="[^"]*"/, '').trim();
    node.meta = [others, ...describe(file, meta)].join(' ');
  });
}
