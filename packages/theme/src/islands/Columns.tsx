import type { ReactNode } from 'react';
import styles from './Columns.module.css';

type ColumnsProps = { children?: ReactNode };

/** Two columns side by side, stacked on narrow screens. */
export function Columns({ children }: ColumnsProps): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}

/** One column of `Columns`. */
export function Column({ children }: ColumnsProps): ReactNode {
  return <div className={styles.column}>{children}</div>;
}
