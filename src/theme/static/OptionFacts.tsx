import type { ReactNode } from 'react';
import type { StaticContext } from '#contract/theme.ts';
import type { Strings } from '../ui-strings/en.ts';
import styles from './OptionFacts.page.module.css';

type OptionFactsProps = {
  /** TypeScript type of the option. */
  type: string;
  /** Value when the option is not set, as code. */
  default: string;
  /** Flags of the command line, as code. */
  cli?: string;
  /** Whether the option may stand outside of `lib`; a text where that needs words. */
  topLevel?: boolean | string;
  /** Formats and modes that the option has an effect on. */
  appliesTo?: string;
  /** Version that brought the option. */
  since?: string;
};

/** Words with `code` between backticks. */
function renderText(text: string): ReactNode[] {
  const parts = text.split('`');
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
  return parts.map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

/** What a reader of a reference page looks for first, the same on every page. */
export function OptionFacts(
  { type, default: fallback, cli, topLevel, appliesTo, since }: OptionFactsProps,
  { site }: StaticContext<Strings>,
): ReactNode {
  const { facts } = site.strings;
  const isTopLevel = typeof topLevel === 'boolean' ? (topLevel ? facts.yes : facts.no) : topLevel;
  const rows: [string, ReactNode][] = [
    [facts.type, <code key="type">{type}</code>],
    [facts.default, <code key="default">{fallback}</code>],
    [facts.cli, cli && <code key="cli">{cli}</code>],
    [facts.topLevel, isTopLevel && renderText(isTopLevel)],
    [facts.appliesTo, appliesTo && renderText(appliesTo)],
    [facts.since, since],
  ];
  return (
    <dl className={styles.facts}>
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
