import { isCodeName } from 'docs-engine/browser';
import type { OverviewGroup, OverviewItem } from 'docs-engine/theme';
import type { ReactNode } from 'react';
import { useHref, useStrings } from '../../site-context.tsx';
import styles from './Overview.module.css';

/** A page: its name, the default of its option, one sentence, and links to its headings. */
function OverviewItemView({ item }: { item: OverviewItem }): ReactNode {
  const { text, link, description, defaultValue, headings } = item;
  const href = useHref();
  const strings = useStrings();
  return (
    <div className={styles.item}>
      <h3 className={styles.name} data-code={isCodeName(text) ? '' : undefined}>
        <a href={href(link)}>{text}</a>
      </h3>
      {defaultValue && (
        <p key={strings.search.default} className={styles.default}>
          {strings.search.default} <code>{defaultValue}</code>
        </p>
      )}
      {description && <p>{description}</p>}
      {headings.length > 0 && (
        <ul className={styles.headings}>
          {headings.map((heading) => (
            <li key={heading.id}>
              <a href={href(`${link}#${heading.id}`)}>{heading.text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A group of pages as rows. */
export function OverviewGroupView({ group }: { group: OverviewGroup }): ReactNode {
  return (
    <section>
      <h2 className={styles.title}>{group.text}</h2>
      <div className={styles.items}>
        {group.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no state, and a page can be listed twice
          <OverviewItemView key={index} item={item} />
        ))}
      </div>
    </section>
  );
}
