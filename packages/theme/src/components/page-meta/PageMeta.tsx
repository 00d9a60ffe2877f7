import { toMarkdownRoute } from 'docs-engine/browser';
import type { Page } from 'docs-engine/theme';
import type { ReactNode } from 'react';
import { useHref, useSite, useStrings } from '../../site-context.tsx';
import styles from './PageMeta.module.css';

type PageMetaProps = { page: Page };

function EditLink({ page }: PageMetaProps): ReactNode {
  const { editLinkBase, strings } = useSite();
  if (!editLinkBase || page._relativePath === '') return null;
  const href = `${editLinkBase.replace(/\/$/, '')}/${page._relativePath}`;
  return (
    <a href={href} className={styles.link} target="_blank" rel="noopener">
      {strings.editPage}
    </a>
  );
}

function MarkdownLink({ page }: PageMetaProps): ReactNode {
  const strings = useStrings();
  const href = useHref();
  return (
    <a href={href(toMarkdownRoute(page.routePath))} className={styles.link} type="text/markdown">
      {strings.viewMarkdown}
    </a>
  );
}

function LastUpdated({ page }: PageMetaProps): ReactNode {
  const strings = useStrings();
  const { lastUpdatedTime, lang } = page;
  if (!lastUpdatedTime) return null;
  // In UTC, so that build and browser render the same date.
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <p key={strings.lastUpdated} className={styles.updated}>
      {strings.lastUpdated}{' '}
      <time dateTime={lastUpdatedTime}>{format.format(new Date(lastUpdatedTime))}</time>
    </p>
  );
}

/** Edit link, Markdown link and date of the last change, below the content. */
export function PageMeta({ page }: PageMetaProps): ReactNode {
  return (
    <div className={styles.meta}>
      <EditLink page={page} />
      <MarkdownLink page={page} />
      <LastUpdated page={page} />
    </div>
  );
}
