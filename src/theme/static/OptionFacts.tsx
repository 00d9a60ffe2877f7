import type { ReactNode } from 'react';
import type { StaticContext } from '#contract/theme.ts';
import type { Strings } from '../ui-strings/en.ts';
import styles from './OptionFacts.page.module.css';
import { type Fact, listFacts, type OptionFactsProps } from './option-facts.ts';

function renderValue({ isCode, value }: Fact): ReactNode {
  if (isCode) return <code>{value}</code>;
  const parts = value.split('`');
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
  return parts.map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

/** What a reader of a reference page looks for first, the same on every page. */
export function OptionFacts(props: OptionFactsProps, { site }: StaticContext<Strings>): ReactNode {
  return (
    <dl className={styles.facts}>
      {listFacts(props, site.strings).map((fact) => (
        <div key={fact.name} className={styles.row}>
          <dt className={styles.name}>{fact.name}</dt>
          <dd>{renderValue(fact)}</dd>
        </div>
      ))}
    </dl>
  );
}
