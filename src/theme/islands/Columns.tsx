import type { ReactNode } from 'react';
import styles from './Columns.page.module.css';

type ColumnsProps = { children?: ReactNode };

/** Words beside what proves them; below each other where there is no room. */
export function Columns({ children }: ColumnsProps): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}

/** One side of `Columns`. */
export function Column({ children }: ColumnsProps): ReactNode {
  return <div className={styles.column}>{children}</div>;
}
