import type { ReactNode } from 'react';
import type { PageData } from '#contract/page.ts';
import { toMarkdownRoute } from '#contract/urls.ts';
import { useHref, useStrings } from '../../site-context.tsx';
import styles from './PageMeta.module.css';

/** Leads to the page as Markdown. */
export function MarkdownLink({ page }: { page: PageData }): ReactNode {
  const strings = useStrings();
  const href = useHref();
  return (
    <a href={href(toMarkdownRoute(page.routePath))} className={styles.edit} type="text/markdown">
      {strings.viewMarkdown}
    </a>
  );
}
