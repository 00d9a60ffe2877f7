import type { LayoutProps } from 'docs-engine/theme';
import type { ReactNode } from 'react';
import styles from './PlainLayout.module.css';

/** Content only. */
export function PlainLayout({ children }: LayoutProps): ReactNode {
  return (
    <main id="main" tabIndex={-1} className={`prose ${styles.content}`}>
      {children}
    </main>
  );
}
