import type { OptionFactsProps } from '../props.ts';
import type { Strings } from '../ui-strings/en.ts';

/** One row: code as a whole, or words with `code` between backticks. */
export type Fact = { name: string; isCode: boolean; value: string };

/** The facts that are known of an option, in the order of the rows. */
export function listFacts(
  { type, default: fallback, cli, topLevel, appliesTo, since }: OptionFactsProps,
  { facts }: Strings,
): Fact[] {
  const isTopLevel = typeof topLevel === 'boolean' ? (topLevel ? facts.yes : facts.no) : topLevel;
  const rows: [name: string, isCode: boolean, value: string | undefined][] = [
    [facts.type, true, type],
    [facts.default, true, fallback],
    [facts.cli, true, cli],
    [facts.topLevel, false, isTopLevel],
    [facts.appliesTo, false, appliesTo],
    [facts.since, false, since],
  ];
  return rows.flatMap(([name, isCode, value]) => (value ? [{ name, isCode, value }] : []));
}

/** Code between as many backticks as keep it whole. */
function writeCode(code: string): string {
  const longest = Math.max(0, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 ? `${fence} ${code} ${fence}` : fence + code + fence;
}

/** The facts as a list in Markdown. */
export function writeFacts(props: OptionFactsProps, { strings }: { strings: Strings }): string {
  const lines = listFacts(props, strings).map(
    ({ name, isCode, value }) => `- ${name}: ${isCode ? writeCode(value) : value}`,
  );
  return lines.join('\n');
}
