import type { ReactNode } from 'react';
import type { LayoutProps } from './layout.ts';
import styles from './PlainLayout.module.css';

/** Content only. */
export function PlainLayout({ children }: LayoutProps): ReactNode {
  return (
    <main id="main" tabIndex={-1} className={`prose ${styles.content}`}>
      {children}
    </main>
  );
}
