import { labelValue } from 'docs-engine/browser';
import type { OptionFactsProps } from '../props.ts';
import type { Strings } from '../strings.ts';

/** One row. `value` is code, or text with code in backticks. */
export type Fact = { name: string; isCode: boolean; value: string };

/** Rows of the known facts, in order. */
export function listFacts(
  { type, default: fallback, cli, topLevel, appliesTo, since }: OptionFactsProps,
  { facts }: Strings,
): Fact[] {
  const topLevelText = typeof topLevel === 'boolean' ? (topLevel ? facts.yes : facts.no) : topLevel;
  const rows: [name: string, isCode: boolean, value: string | undefined][] = [
    [facts.type, true, type],
    [facts.default, true, fallback],
    [facts.cli, true, cli],
    [facts.topLevel, false, topLevelText],
    [facts.appliesTo, false, appliesTo],
    [facts.since, false, since],
  ];
  return rows.flatMap(([name, isCode, value]) => (value ? [{ name, isCode, value }] : []));
}

/** Inline code in Markdown, with enough backticks. */
function toInlineCode(code: string): string {
  const maxBackticks = Math.max(0, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(maxBackticks + 1);
  return maxBackticks > 0 ? `${fence} ${code} ${fence}` : fence + code + fence;
}

/** Facts as a Markdown list. */
export function toMarkdown(props: OptionFactsProps, { strings }: { strings: Strings }): string {
  const lines = listFacts(props, strings).map(
    ({ name, isCode, value }) => `- ${labelValue(name, isCode ? toInlineCode(value) : value)}`,
  );
  return lines.join('\n');
}
