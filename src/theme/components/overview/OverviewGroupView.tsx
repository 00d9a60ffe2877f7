import type { ReactNode } from 'react';
import type { OverviewGroup } from '#contract/page.ts';
import { useHref } from '../../site-context.tsx';
import styles from './Overview.page.module.css';

type OverviewGroupViewProps = { group: OverviewGroup };

/** A group of pages as cards, each with links to the headings of the page. */
export function OverviewGroupView({ group }: OverviewGroupViewProps): ReactNode {
  const href = useHref();
  return (
    <section>
      <h2 className={styles.title}>{group.text}</h2>
      <div className={styles.items}>
        {group.items.map(({ text, link, headings }) => (
          <div key={link} className={styles.item}>
            <h3 className={styles.name}>
              <a href={href(link)}>{text}</a>
            </h3>
            {headings.length > 0 && (
              <ul className={styles.headings}>
                {headings.map((heading) => (
                  <li key={heading.id} data-depth={heading.depth}>
                    <a href={href(`${link}#${heading.id}`)}>{heading.text}</a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
