import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import type { PageData } from '#contract/page.ts';
import { useSite } from '../../site-context.tsx';
import styles from './PageMeta.module.css';

/** Leads to the source of the page in its repository. */
export function EditLink({ page }: { page: PageData }): ReactNode {
  const { editLinkBase, strings } = useSite();
  if (!editLinkBase || page._relativePath === '') return null;
  const href = `${editLinkBase.replace(/\/$/, '')}/${page._relativePath}`;
  return (
    <a href={href} className={styles.edit} target="_blank" rel="noopener">
      <Pencil size={14} aria-hidden />
      {strings.editPage}
    </a>
  );
}
