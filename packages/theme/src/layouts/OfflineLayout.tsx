import type { LayoutProps } from 'docs-engine/theme';
import type { ReactNode } from 'react';
import { ShelfIllustration } from '../components/shelf-illustration/ShelfIllustration.tsx';
import styles from './OfflineLayout.module.css';

/** The page that the service worker shows without a network; its content lists the cached pages. */
export function OfflineLayout({ children }: LayoutProps): ReactNode {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <ShelfIllustration />
      <div className={`prose ${styles.content}`}>{children}</div>
    </main>
  );
}
