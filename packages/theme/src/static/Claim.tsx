import type { ReactNode } from 'react';
import type { ProofProps } from '../props.ts';
import styles from './Claim.page.module.css';

type ClaimProps = { children: ReactNode };

/** A section of the home page: heading and text, with the `Proof` beside them on wide screens. */
export function Claim({ children }: ClaimProps): ReactNode {
  return <section className={styles.claim}>{children}</section>;
}

/** Code, files or links that prove a claim, one below the other or in two columns. */
export function Proof({ columns, children }: ProofProps & ClaimProps): ReactNode {
  return (
    <div className={styles.proof} data-columns={columns}>
      {children}
    </div>
  );
}
