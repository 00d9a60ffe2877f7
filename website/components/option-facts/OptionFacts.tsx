import type { StaticContext } from 'docs-engine/theme';
import type { ReactNode } from 'react';
import type { OptionFactsProps } from '../props.ts';
import type { Strings } from '../strings.ts';
import { withCode } from '../with-code.tsx';
import { type Fact, listFacts } from './facts.ts';
import styles from './OptionFacts.module.css';

export { toMarkdown } from './facts.ts';

/** Id of the heading above the type definitions of a page. */
const typesId = 'types';

function renderValue({ isCode, value }: Fact): ReactNode {
  return isCode ? <code>{value}</code> : withCode(value);
}

/** Key facts of an option, at the top of its reference page. */
export function OptionFacts(
  props: OptionFactsProps,
  { site, page }: StaticContext<Strings>,
): ReactNode {
  const { strings } = site;
  const hasTypes = page.toc.some(({ id }) => id === typesId);
  return (
    <dl className={styles.facts}>
      {listFacts(props, strings).map((fact) => (
        <div key={fact.name} data-long={fact.value.length > 24 ? '' : undefined}>
          <dt className={styles.name}>{fact.name}</dt>
          <dd>
            {hasTypes && fact.name === strings.facts.type ? (
              <a href={`#${typesId}`}>{renderValue(fact)}</a>
            ) : (
              renderValue(fact)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
