import { extname, join, normalize } from 'node:path';
import type { Root } from 'mdast';
import type { ComponentDefinitions } from '../../config/schemas/theme-manifest.ts';
import { ownValue } from '../../contract/own-value.ts';
import type { ComponentFile } from '../../contract/theme.ts';
import { hashPath } from '../../files/hash-path.ts';
import { listFiles } from '../../files/list-files.ts';
import { parseCodeMeta } from '../code/code-meta.ts';
import { highlight, supportedLanguages } from '../code/highlight.ts';
import { splitLines } from '../code/quote-file.ts';
import { type CompileContext, readDependency, report } from '../compile-context.ts';
import { isJsx, type Jsx, readProps } from '../mdast-jsx.ts';
import { visitAll } from '../visit.ts';

const plain = parseCodeMeta('');

async function readFile(path: string, context: CompileContext): Promise<ComponentFile | undefined> {
  const content = readDependency(context, path);
  if (!content) return undefined;
  const text = content.toString('utf8');
  const extension = extname(path).slice(1);
  const lang = supportedLanguages.has(extension) ? extension : 'txt';
  const html = await highlight(splitLines(text).join('\n'), lang, plain);
  return { bytes: content.length, text, html };
}

/** Reads all files below a folder of the project, by their path in it, and records them as dependencies. */
async function readFolder(
  folder: string,
  context: CompileContext,
): Promise<Record<string, ComponentFile>> {
  const relative = normalize(folder);
  if (relative.startsWith('..')) return {};
  const root = join(context.root, relative);
  const path = `${relative}/`;
  context.collector.dependencies.set(path, { path, hash: await hashPath(`${root}/`) });
  const files = new Map<string, ComponentFile>();
  for (const name of (await listFiles(root)).sort()) {
    const file = await readFile(`${relative}/${name}`, context);
    if (file) files.set(name, file);
  }
  return Object.fromEntries(files);
}

/** Passes components that read a folder the files in it, as `files`. */
export async function addComponentFiles(
  tree: Root,
  definitions: ComponentDefinitions,
  context: CompileContext,
): Promise<void> {
  const nodes: Jsx[] = [];
  visitAll(tree, (node) => {
    if (isJsx(node) && ownValue(definitions, node.name ?? '')?.readsFolder) nodes.push(node);
  });
  for (const node of nodes) {
    const props = readProps(node);
    if (typeof props.folder !== 'string') continue;
    const files = await readFolder(props.folder, context);
    if (Object.keys(files).length === 0) {
      const hint = 'Write the path from the project root.';
      report(context, node, `folder="${props.folder}" has no files`, hint);
    }
    node.data = { ...node.data, props: { ...props, files } } as never;
  }
}
