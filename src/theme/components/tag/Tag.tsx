import type { ReactNode } from 'react';
import styles from './Tag.module.css';

/** A short mark behind the text of a link, for example "new". */
export function Tag({ text }: { text: string | undefined }): ReactNode {
  if (!text) return null;
  return (
    <>
      {' '}
      <span className={styles.tag}>{text}</span>
    </>
  );
}
