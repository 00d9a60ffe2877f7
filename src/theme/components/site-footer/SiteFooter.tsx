import type { ReactNode } from 'react';
import { useStrings } from '../../site-context.tsx';
import styles from './SiteFooter.module.css';

/** The licence, at the end of the home page and of posts. */
export function SiteFooter(): ReactNode {
  const strings = useStrings();
  return (
    <footer className={styles.footer} data-footer="">
      <p>{strings.footer}</p>
    </footer>
  );
}
