import type { StaticContext } from 'docs-engine/theme';
import type { ReactNode } from 'react';
import { CircleAlert, Info, Lightbulb, OctagonAlert, StickyNote } from '../icons/icons.ts';
import type { CalloutProps } from '../props.ts';
import type { Strings } from '../strings.ts';
import styles from './Callout.module.css';

const icons = {
  note: StickyNote,
  tip: Lightbulb,
  info: Info,
  warning: CircleAlert,
  danger: OctagonAlert,
};

/** Highlighted block of text; `details` is collapsed until the reader opens it. */
export function Callout(
  { type, title, heading, children }: CalloutProps & { heading?: ReactNode; children: ReactNode },
  { site }: StaticContext<Strings>,
): ReactNode {
  const name = title ?? site.strings.callouts[type];
  if (type === 'details') {
    return (
      <details className={styles.callout} data-type={type}>
        <summary className={styles.title}>{heading ?? name}</summary>
        <div className={styles.content}>{children}</div>
      </details>
    );
  }
  const Icon = icons[type];
  return (
    <div className={styles.callout} data-type={type} role="note" aria-label={name}>
      <Icon size={18} aria-hidden />
      <div className={styles.content}>
        <p className={styles.title}>{heading ?? name}</p> {children}
      </div>
    </div>
  );
}
