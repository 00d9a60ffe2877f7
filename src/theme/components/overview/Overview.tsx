import Search from 'lucide-react/icons/search';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { OverviewGroup } from '#contract/page.ts';
import { useHref, useStrings } from '../../site-context.tsx';
import { filterGroups } from './filter-groups.ts';
import styles from './Overview.page.module.css';

type OverviewProps = { groups: OverviewGroup[] };

/** The pages of a section with their headings, and a field that narrows them down. */
export function Overview({ groups }: OverviewProps): ReactNode {
  const strings = useStrings();
  const href = useHref();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [keyword, setKeyword] = useState('');
  // What the reader typed before React was there is in the field already.
  useEffect(() => setKeyword(field.current?.value ?? ''), []);

  const named = groups.map((group) => ({ ...group, text: group.text || strings.overviewOthers }));
  const shown = filterGroups(named, keyword);
  const noResult = shown.length === 0 ? `${strings.filterNoResult} ${keyword.trim()}` : '';
  return (
    <div className={styles.overview}>
      <div className={styles.filter} data-requires-js="">
        <label htmlFor={id} className={styles.label}>
          {strings.filter}
        </label>
        <span className={styles.field}>
          <Search size={16} aria-hidden />
          <input
            ref={field}
            id={id}
            type="search"
            placeholder={strings.filterPlaceholder}
            autoComplete="off"
            spellCheck={false}
            // biome-ignore lint/a11y/noAutofocus: the field is what the page is for
            autoFocus
            data-autofocus=""
            onInput={({ currentTarget }) => setKeyword(currentTarget.value)}
          />
        </span>
      </div>
      <p role="status" className={styles.empty}>
        {noResult}
      </p>
      {shown.map((group) => (
        <section key={group.text}>
          <h2 className={styles.title}>{group.text}</h2>
          <div className={styles.items}>
            {group.items.map((item) => (
              <div key={item.link} className={styles.item}>
                <h3 className={styles.name}>
                  <a href={href(item.link)}>{item.text}</a>
                </h3>
                {item.headings.length > 0 && (
                  <ul className={styles.headings}>
                    {item.headings.map(({ id: hash, text, depth }) => (
                      <li key={hash} data-depth={depth}>
                        <a href={href(`${item.link}#${hash}`)}>{text}</a>
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
