import type { ReactNode } from 'react';
import styles from './HomeSection.module.css';
import type { HomeSectionMediaProps } from './props.ts';

type HomeSectionProps = { children: ReactNode };

/** A section of the home page: heading and text, with `HomeSectionMedia` beside them on wide screens. */
export function HomeSection({ children }: HomeSectionProps): ReactNode {
  return <section className={styles.section}>{children}</section>;
}

/** Code, files or links that show what the text says, one below the other or in two columns. */
export function HomeSectionMedia({
  columns,
  children,
}: HomeSectionMediaProps & HomeSectionProps): ReactNode {
  return (
    <div className={styles.media} data-columns={columns}>
      {children}
    </div>
  );
}
