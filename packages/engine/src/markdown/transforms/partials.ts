import { dirname, join, normalize } from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { splitFrontmatter } from '../../content/frontmatter.ts';
import { decodeText } from '../../files/decode-text.ts';
import { type CompileContext, readDependency, report, setSourceFile } from '../compile-context.ts';
import { importHint, nestedStatement } from '../parse/nested-statement.ts';
import { visitAll } from '../visit.ts';

type ParsePartial = (context: CompileContext) => Promise<Root>;

const example = "Import partials only: import Note from '../shared/note.mdx'";

const importStatement = /^import\s+([\w$]+)\s+from\s+(['"])(\.{1,2}\/.+\.mdx?)\2\s*;?$/;

/** Names and relative paths of the imported partials. Reports the first line that imports none. */
function readImports(node: MdxjsEsm, context: CompileContext): [name: string, path: string][] {
  const lines = node.value.split('\n').map((line) => line.trim());
  const statements = lines.filter((line) => line !== '');
  const invalid = statements.find((statement) => !importStatement.test(statement));
  if (invalid !== undefined) {
    report(context, node, `invalid import: ${invalid}`, importHint);
    return [];
  }
  return statements.map((statement) => {
    const [, name = '', , path = ''] = importStatement.exec(statement) ?? [];
    return [name, path];
  });
}

/** Text of a partial without frontmatter, which is reported. Line numbers stay right. */
function readText(content: Buffer, path: string, { collector }: CompileContext): string {
  const { text, problem } = decodeText(content, path);
  if (problem) collector.diagnostics.push(problem);
  const { body, bodyLine } = splitFrontmatter(text);
  if (bodyLine > 0) {
    const hint = 'Remove the lines from --- to ---.';
    const message = 'a partial cannot have frontmatter';
    collector.diagnostics.push({ file: path, line: 1, message, hint });
  }
  return '\n'.repeat(bodyLine) + body;
}

async function loadPartial(
  context: CompileContext,
  node: RootContent,
  path: string,
  parse: ParsePartial,
): Promise<RootContent[]> {
  const includedFrom = [...context.includedFrom, context.path];
  if (includedFrom.includes(path)) {
    report(context, node, 'a partial cannot include itself', [...includedFrom, path].join(' → '));
    return [];
  }
  const content = readDependency(context, path);
  if (!content) {
    report(context, node, `the partial ${path} does not exist`, example);
    return [];
  }
  const source = readText(content, path, context);
  const tree = await parse({ ...context, path, source, includedFrom });
  visitAll(tree, (child) => {
    setSourceFile(child, path);
  });
  return tree.children;
}

/** Replaces `<Note />` by the partial imported with `import Note from '…'`. Partials can be nested. */
export async function inlinePartials(
  tree: Root,
  context: CompileContext,
  parse: ParsePartial,
): Promise<void> {
  const paths = new Map<string, string>();
  const unused = new Map<string, MdxjsEsm>();
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const [name, source] of readImports(node, context)) {
      if (paths.has(name)) {
        report(context, node, `two partials are called ${name}`, 'Rename one of them.');
      }
      paths.set(name, normalize(join(dirname(context.path), source)));
      unused.set(name, node);
    }
  }

  async function inlineUses(nodes: RootContent[]): Promise<RootContent[]> {
    const inlined: RootContent[] = [];
    for (const node of nodes) {
      if (node.type === 'mdxjsEsm') {
        const { message, hint } = nestedStatement(node.value.split('\n')[0] ?? '');
        report(context, node, message, hint);
        continue;
      }
      const path = 'name' in node && paths.get(node.name ?? '');
      if (path) unused.delete(node.name ?? '');
      if (path && node.type === 'mdxJsxFlowElement') {
        inlined.push(...(await loadPartial(context, node, path, parse)));
        continue;
      }
      if (path && node.type === 'mdxJsxTextElement') {
        const hint = 'Put it on its own lines, with blank lines around it.';
        report(context, node, `the partial <${node.name}> cannot be used inside a paragraph`, hint);
        continue;
      }
      if ('children' in node) node.children = (await inlineUses(node.children)) as never;
      inlined.push(node);
    }
    return inlined;
  }

  tree.children = await inlineUses(tree.children.filter(({ type }) => type !== 'mdxjsEsm'));
  for (const [name, node] of unused) {
    const hint = `Write <${name} /> on a line of its own, or remove the import.`;
    report(context, node, `nothing shows the partial ${name}`, hint);
  }
}
