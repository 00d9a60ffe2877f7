import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { z } from 'zod';
import type { ComponentDefinition } from '../../config/schemas/theme-manifest.ts';
import type { CompileContext } from '../compile-context.ts';
import { jsxElement, readPropsOrReport } from '../mdast-jsx.ts';
import { visit } from '../visit.ts';
import { checkProps } from './check-components.ts';

/** Name of the component that content uses. */
export const packageManagerTabs = 'PackageManagerTabs';

const managers = ['npm', 'yarn', 'pnpm', 'bun'] as const;
type Manager = (typeof managers)[number];

const text = z.string().min(1);
const command = z.union([text, z.strictObject({ npm: text, yarn: text, pnpm: text, bun: text })], {
  error: `must be one command, or one for each of ${managers.join(', ')}`,
});
type Command = z.output<typeof command>;

const definition: Pick<ComponentDefinition, 'props' | 'example'> = {
  props: z.strictObject({ command }),
  example: `<${packageManagerTabs} command="install -D typescript" />`,
};

/** Converts an npm command: yarn and bun `add` packages, yarn `create` takes no `@latest`. */
export function toManagerCommand(manager: Manager, command: string): string {
  const [verb = '', ...rest] = command.trim().split(/\s+/);
  const names = rest.filter((word) => !word.startsWith('-'));
  if (verb === 'install' && names.length > 0 && (manager === 'yarn' || manager === 'bun')) {
    return [manager, 'add', ...rest].join(' ');
  }
  if (verb === 'create' && manager === 'yarn') {
    return [manager, verb, ...rest.map((word) => word.replace(/(.)@latest$/, '$1'))].join(' ');
  }
  return [manager, verb, ...rest].join(' ');
}

const commandFor = (manager: Manager, command: Command): string =>
  typeof command === 'string' ? toManagerCommand(manager, command) : command[manager];

function expand(node: MdxJsxFlowElement, context: CompileContext): RootContent[] {
  const props = readPropsOrReport(node, context);
  if (!props || !checkProps(node, props, definition, context)) return [];
  const tabs = managers.map((manager) => {
    const value = commandFor(manager, props.command as Command);
    const code: RootContent = { type: 'code', lang: 'sh', value };
    if (node.position) code.position = node.position;
    return jsxElement('Tab', { label: manager }, [code], node.position);
  });
  return [jsxElement('Tabs', { groupId: 'package.manager' }, tabs, node.position)];
}

/** Replaces `<PackageManagerTabs command="…" />` by tabs with the command for each package manager. */
export function expandPackageManagerTabs(tree: Root, context: CompileContext): void {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name !== packageManagerTabs) return;
    parent.children.splice(index, 1, ...(expand(node, context) as never[]));
  });
}
