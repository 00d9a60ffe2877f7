import type { Root, RootContent } from 'mdast';
import type {
  ComponentDefinition,
  ComponentDefinitions,
} from '../../config/schemas/theme-manifest.ts';
import { describeIssue } from '../../config/validation-messages.ts';
import { ownValue } from '../../contract/own-value.ts';
import type { JsonValue } from '../../contract/page.ts';
import { type CompileContext, report } from '../compile-context.ts';
import { isJsx, type Jsx, readLiterals } from '../mdast-jsx.ts';
import { visitAll } from '../visit.ts';

/** Reports invalid, unknown and missing props. Returns whether all are valid. */
export function checkProps(
  node: Jsx,
  props: Record<string, JsonValue>,
  { props: schema, example }: Pick<ComponentDefinition, 'props' | 'example'>,
  context: CompileContext,
): boolean {
  const { error } = schema.safeParse(props, { reportInput: true });
  for (const issue of error?.issues ?? []) {
    // Other hints show the syntax of configuration.
    const isNamed = issue.code === 'unrecognized_keys' || issue.code === 'invalid_value';
    for (const { message, hint } of describeIssue(issue, schema, 'props')) {
      const fix = (isNamed && hint) || `For example: ${example}`;
      report(context, node, `<${node.name}>: ${message}`, fix);
    }
  }
  return !error;
}

function isChild(node: RootContent, name: string): boolean {
  return isJsx(node) && node.name === name;
}

/** Inline tags and expressions are reported by `extractStaticComponents`. */
function isOther(node: RootContent, name: string): boolean {
  if (node.type === 'mdxFlowExpression') return false;
  if (node.type === 'paragraph') return !node.children.some((child) => isChild(child, name));
  return !isChild(node, name);
}

function checkChildren(node: Jsx, name: string, context: CompileContext): void {
  const children: RootContent[] = node.children;
  const other = children.find((child) => isOther(child, name));
  if (other) {
    const fix = `Move it into a <${name}>, or out of <${node.name}>.`;
    report(context, other, `<${node.name}> can only contain <${name}>`, fix);
  } else if (children.length === 0) {
    const hint = `Add one, or remove <${node.name}>.`;
    report(context, node, `<${node.name}> must contain a <${name}>`, hint);
  }
  checkLabels(children, context);
}

/** Readers and stored choices find a tab by its label. */
function checkLabels(children: readonly RootContent[], context: CompileContext): void {
  const labels = new Set<JsonValue>();
  for (const child of children) {
    const label = isJsx(child) && readLiterals(child)?.label;
    if (typeof label !== 'string') continue;
    const fix = 'Give each a label of its own.';
    if (labels.has(label)) report(context, child, `two children have the label ${label}`, fix);
    labels.add(label);
  }
}

/** Checks the components of a page and its partials against the definitions of the theme. */
export function checkComponents(
  tree: Root,
  definitions: ComponentDefinitions,
  context: CompileContext,
): void {
  const parents = new Map(
    Object.entries(definitions).flatMap(([parent, { childComponent }]) =>
      childComponent ? [[childComponent, parent]] : [],
    ),
  );
  visitAll(tree, (node, _index, parent) => {
    const name = isJsx(node) && node.name;
    const definition = name && ownValue(definitions, name);
    if (!definition) return;
    const props = readLiterals(node);
    if (props) checkProps(node, props, definition, context);
    // Inline uses are reported by `extractStaticComponents`.
    if (node.type !== 'mdxJsxFlowElement') return;
    if (definition.childComponent) checkChildren(node, definition.childComponent, context);
    const required = parents.get(name);
    if (required && !(isJsx(parent) && parent.name === required)) {
      const hint = `Wrap it: ${definitions[required]?.example} … </${required}>`;
      report(context, node, `<${name}> must be a direct child of <${required}>`, hint);
    }
  });
}
