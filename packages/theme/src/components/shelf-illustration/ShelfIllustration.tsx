import type { ReactNode } from 'react';
import styles from './ShelfIllustration.module.css';

/** A shelf with the books of the logo, and a gap where one is missing. */
export function ShelfIllustration(): ReactNode {
  return (
    <svg className={styles.shelf} viewBox="0 0 176 88" width="264" height="132" aria-hidden="true">
      <rect className={styles.module} x="6" y="14" width="22" height="70" rx="4" />
      <rect className={styles.common} x="34" y="26" width="22" height="58" rx="4" />
      <rect className={styles.gap} x="62.75" y="18.75" width="20.5" height="64.5" rx="4" />
      <rect className={styles.module} x="90" y="22" width="22" height="62" rx="4" />
      <path className={styles.band} d="M12 28h10M12 70h10M40 39h10M40 71h10M96 36h10M96 70h10" />
      <g className={styles.types} transform="rotate(-11 128 84)">
        <rect x="128" y="26" width="22" height="58" rx="4" />
        <path d="M134 39h10M134 71h10" />
      </g>
      <path className={styles.board} d="M0 85.5h176" />
    </svg>
  );
}
