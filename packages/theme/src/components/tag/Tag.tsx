import type { Tag as TagData } from 'docs-engine/theme';
import type { ReactNode } from 'react';
import styles from './Tag.module.css';

/** Short label after the text of a link, for example "new". */
export function Tag({ tag }: { tag: TagData | undefined }): ReactNode {
  if (!tag) return null;
  return (
    <>
      {' '}
      <span className={styles.tag}>{tag}</span>
    </>
  );
}
