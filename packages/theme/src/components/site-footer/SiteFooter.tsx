import type { ReactNode } from 'react';
import { useStrings } from '../../site-context.tsx';
import styles from './SiteFooter.module.css';

/** License notice at the end of a page. */
export function SiteFooter(): ReactNode {
  const strings = useStrings();
  return (
    <footer className={styles.footer} data-footer="">
      <p>{strings.footer}</p>
    </footer>
  );
}
