import type { ReactNode } from 'react';
import type { PageData } from '#contract/page.ts';
import { useStrings } from '../../site-context.tsx';
import styles from './PageMeta.module.css';

/** The day of the last change. UTC, so that build and browser write the same. */
export function LastUpdated({ page }: { page: PageData }): ReactNode {
  const strings = useStrings();
  const { lastUpdatedTime, lang } = page;
  if (!lastUpdatedTime) return null;
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <p className={styles.updated}>
      {strings.lastUpdated}{' '}
      <time dateTime={lastUpdatedTime}>{format.format(new Date(lastUpdatedTime))}</time>
    </p>
  );
}
