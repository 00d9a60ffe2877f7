import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { JsonValue } from '#contract/page.ts';
import { type FileContext, report } from './file-context.ts';
import { jsxElement, readPropsOrReport } from './jsx.ts';
import { visit } from './visit.ts';

/** Name of the component that content uses. */
export const packageManagerTabs = 'PackageManagerTabs';

const managers = ['npm', 'yarn', 'pnpm', 'bun'] as const;
type Manager = (typeof managers)[number];

/** The command as a package manager takes it: yarn and bun `add` packages, yarn creates without a tag. */
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

function commandFor(manager: Manager, command: JsonValue | undefined): string | undefined {
  if (typeof command === 'string') return toManagerCommand(manager, command);
  if (command === null || typeof command !== 'object' || Array.isArray(command)) return undefined;
  const own = command[manager];
  return typeof own === 'string' ? own : undefined;
}

function expand(node: MdxJsxFlowElement, context: FileContext): RootContent[] {
  const props = readPropsOrReport(node, context);
  if (!props) return [];
  const commands = managers.map((manager) => ({
    manager,
    command: commandFor(manager, props.command),
  }));
  const missing = commands.filter(({ command }) => !command).map(({ manager }) => manager);
  if (missing.length > 0) {
    report(
      context,
      node,
      `<${packageManagerTabs}> has no command for ${missing.join(', ')}`,
      'Write command="install -D typescript", or command={{ npm: "…", yarn: "…", pnpm: "…", bun: "…" }}.',
    );
  }
  const tabs = commands.map(({ manager, command = '' }) => {
    const code: RootContent = { type: 'code', lang: 'sh', value: command };
    if (node.position) code.position = node.position;
    return jsxElement('Tab', { label: manager }, [code], node.position);
  });
  return [jsxElement('Tabs', { groupId: 'package.manager' }, tabs, node.position)];
}

/** Turns `<PackageManagerTabs command="…" />` into tabs with one command for each package manager. */
export function expandPackageManagerTabs(tree: Root, context: FileContext): void {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name !== packageManagerTabs) return;
    parent.children.splice(index, 1, ...(expand(node, context) as never[]));
  });
}
