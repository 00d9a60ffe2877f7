import type { Root, RootContent } from 'mdast';
import type { JsonValue } from '#contract/page.ts';
import type { ComponentDefinition, ComponentDefinitions } from '#contract/theme.ts';
import { describeIssue } from '../../config/validation-messages.ts';
import { type CompileContext, report } from '../compile-context.ts';
import { isJsx, type Jsx, readProps } from '../mdast-jsx.ts';
import { visitAll } from '../visit.ts';

/** Reports props that a component does not take, or lacks. Returns whether there are none. */
export function checkProps(
  node: Jsx,
  props: Record<string, JsonValue>,
  { props: schema, example }: ComponentDefinition,
  context: CompileContext,
): boolean {
  const { error } = schema.safeParse(props, { reportInput: true });
  for (const issue of error?.issues ?? []) {
    // The hints of other faults show how a field is written in YAML.
    const isNamed = issue.code === 'unrecognized_keys' || issue.code === 'invalid_value';
    for (const { message, hint } of describeIssue(issue, schema, 'props')) {
      const advice = (isNamed && hint) || `For example: ${example}`;
      report(context, node, `<${node.name}>: ${message}`, advice);
    }
  }
  return !error;
}

/** What is not a literal is reported where the body is built. */
function readLiterals(node: Jsx): Record<string, JsonValue> | undefined {
  try {
    return readProps(node);
  } catch {
    return undefined;
  }
}

function isPart(node: RootContent, part: string): boolean {
  return isJsx(node) && node.name === part;
}

/** Tags in a line of text are reported where the body is built, expressions too. */
function isOther(node: RootContent, part: string): boolean {
  if (node.type === 'mdxFlowExpression') return false;
  if (node.type === 'paragraph') return !node.children.some((child) => isPart(child, part));
  return !isPart(node, part);
}

function checkParts(node: Jsx, part: string, context: CompileContext): void {
  const children: RootContent[] = node.children;
  const other = children.find((child) => isOther(child, part));
  if (other) {
    const advice = `Put it into a <${part}>, or outside of <${node.name}>.`;
    report(context, other, `<${node.name}> holds something else than <${part}>`, advice);
  } else if (children.length === 0) {
    report(context, node, `<${node.name}> holds no <${part}>`, 'Add one, or remove it.');
  }
}

/** Holds the components of a page, those of its fragments too, against what the theme says of them. */
export function checkComponents(
  tree: Root,
  uses: ComponentDefinitions,
  context: CompileContext,
): void {
  const wholes = new Map(
    Object.entries(uses).flatMap(([whole, { childComponent }]) =>
      childComponent ? [[childComponent, whole]] : [],
    ),
  );
  visitAll(tree, (node, _index, parent) => {
    const name = isJsx(node) && node.name;
    const use = name && Object.hasOwn(uses, name) && uses[name];
    if (!use) return undefined;
    const props = readLiterals(node);
    if (props) checkProps(node, props, use, context);
    // What stands in a line of text is reported where the body is built.
    if (node.type !== 'mdxJsxFlowElement') return undefined;
    if (use.childComponent) checkParts(node, use.childComponent, context);
    const whole = wholes.get(name);
    if (whole && !(isJsx(parent) && parent.name === whole)) {
      report(
        context,
        node,
        `<${name}> stands outside of <${whole}>`,
        `Put it directly into one: ${uses[whole]?.example} … </${whole}>`,
      );
    }
    return undefined;
  });
}
