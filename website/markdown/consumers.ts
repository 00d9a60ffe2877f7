import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsxElement, readProps, type TransformContext, visit } from 'docs-engine/markdown';
import type { Root } from 'mdast';
import { type Subject, subjects } from '../consumers/define.ts';
import type { ToolResults } from '../consumers/results.ts';
import { createTables, listFamilies, listTools, type Results } from '../consumers/tables.ts';

const folder = join(import.meta.dirname, '../consumers/results');

const texts = readdirSync(folder)
  .sort()
  .map((file) => readFileSync(join(folder, file), 'utf8'));

const results: Results = new Map(
  texts.map((text) => {
    const tool: ToolResults = JSON.parse(text);
    return [tool.tool, tool];
  }),
);

const tablesOf = (lang: string) =>
  subjects.map((subject) => [subject, createTables(subject, results, lang)] as const);

/** The tables depend on the results, and on the titles of packages and tools. */
export const cacheKey = JSON.stringify([tablesOf('en'), tablesOf('zh'), listTools(results, 'zh')]);

/** What a component of the page needs besides the props that its tag has. */
function listProps(name: string | null, props: Record<string, unknown>, lang: string) {
  if (name === 'Consumers') return { families: listFamilies(results, lang) };
  if (name === 'ConsumerTools') return { tools: listTools(results, lang) };
  if (name !== 'ConsumerTable') return undefined;
  return { tables: createTables(props.subject as Subject, results, lang) };
}

/** Gives the components that show results of `npm run consumers` these results. */
export function transform(tree: Root, { lang }: TransformContext): void {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    const props = readProps(node);
    const added = listProps(node.name, props, lang);
    if (!added || !node.name) return undefined;
    const element = jsxElement(node.name, { ...props, ...added }, node.children, node.position);
    parent.children[index] = element;
  });
}
