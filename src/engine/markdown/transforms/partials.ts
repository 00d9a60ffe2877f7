import { dirname, join, normalize } from 'node:path';
import { parse as parseModule } from 'acorn';
import type { ImportDeclaration, Program } from 'estree';
import type { Root, RootContent } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { splitFrontmatter } from '../../content/frontmatter.ts';
import { type CompileContext, readDependency, report, setSourceFile } from '../compile-context.ts';
import { visitAll } from '../visit.ts';

type ParseFragment = (context: CompileContext) => Promise<Root>;

const example = "Write: import Note from '../shared/note.mdx'";

/** Throws when the parser of Markdown took something for statements that are none. */
function readStatements({ value }: MdxjsEsm): Program['body'] {
  return (parseModule(value, { ecmaVersion: 'latest', sourceType: 'module' }) as Program).body;
}

function readImports(node: MdxjsEsm, context: CompileContext): [string, string][] {
  let statements: Program['body'];
  try {
    statements = readStatements(node);
  } catch (error) {
    report(context, node, `this is no import: ${(error as Error).message}`, example);
    return [];
  }
  return statements.flatMap((statement) => {
    const specifier = (statement as ImportDeclaration).specifiers?.[0];
    const source = String((statement as ImportDeclaration).source?.value ?? '');
    const isFragment =
      statement.type === 'ImportDeclaration' &&
      specifier?.type === 'ImportDefaultSpecifier' &&
      /^\.{1,2}\/.*\.mdx?$/.test(source);
    if (!isFragment) {
      report(context, node, 'only fragments can be imported', example);
      return [];
    }
    return [[specifier.local.name, source] as [string, string]];
  });
}

/** The text of a fragment with its lines where they are in the file. Frontmatter is that of a page. */
function readText(content: Buffer, path: string, { collector }: CompileContext): string {
  const { body, bodyLine } = splitFrontmatter(content.toString('utf8'));
  if (bodyLine > 0)
    collector.diagnostics.push({
      severity: 'error',
      file: path,
      line: 1,
      message: 'a fragment has no frontmatter',
      hint: 'Remove the lines from --- to ---.',
    });
  return '\n'.repeat(bodyLine) + body;
}

async function loadFragment(
  context: CompileContext,
  node: RootContent,
  path: string,
  parse: ParseFragment,
): Promise<RootContent[]> {
  const includedFrom = [...context.includedFrom, context.path];
  if (includedFrom.includes(path)) {
    report(context, node, 'a fragment cannot hold itself', [...includedFrom, path].join(' → '));
    return [];
  }
  const content = await readDependency(context, path);
  if (!content) {
    report(context, node, `the fragment ${path} does not exist`, example);
    return [];
  }
  const source = readText(content, path, context);
  const tree = await parse({ ...context, path, source, includedFrom: includedFrom });
  visitAll(tree, (child) => {
    setSourceFile(child, path);
  });
  return tree.children;
}

/** Replaces `<Note />` by the fragment that `import Note from '…'` names. Fragments can hold fragments. */
export async function inlinePartials(
  tree: Root,
  context: CompileContext,
  parse: ParseFragment,
): Promise<void> {
  const paths = new Map<string, string>();
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const [name, source] of readImports(node, context)) {
      paths.set(name, normalize(join(dirname(context.path), source)));
    }
  }

  async function inlineUses(nodes: RootContent[]): Promise<RootContent[]> {
    const inlined: RootContent[] = [];
    for (const node of nodes) {
      const path = 'name' in node && paths.get(node.name ?? '');
      if (path && node.type === 'mdxJsxFlowElement') {
        inlined.push(...(await loadFragment(context, node, path, parse)));
        continue;
      }
      if (path && node.type === 'mdxJsxTextElement') {
        report(
          context,
          node,
          `the fragment <${node.name}> stands inside a paragraph`,
          'Put it on lines of its own, with blank lines around it.',
        );
        continue;
      }
      if ('children' in node) node.children = (await inlineUses(node.children)) as never;
      inlined.push(node);
    }
    return inlined;
  }

  tree.children = await inlineUses(tree.children.filter(({ type }) => type !== 'mdxjsEsm'));
}
