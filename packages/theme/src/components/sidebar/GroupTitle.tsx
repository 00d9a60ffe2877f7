import type { SidebarGroup } from 'docs-engine/theme';
import type { ComponentProps, ReactNode } from 'react';
import { ChevronRight } from '../../icons/icons.ts';
import { useHref, useStrings } from '../../site-context.tsx';
import { Tag } from '../tag/Tag.tsx';
import styles from './SidebarNodes.module.css';

type GroupTitleProps = {
  group: SidebarGroup;
  isCurrent: boolean;
  /** Props of the button that collapses the group. */
  button: ComponentProps<'button'>;
};

/** Title of a group: a link with a button beside it, a button, or plain text. */
export function GroupTitle({ group, isCurrent, button }: GroupTitleProps): ReactNode {
  const strings = useStrings();
  const href = useHref();
  const chevron = <ChevronRight size={16} className={styles.chevron} aria-hidden />;
  const text = (
    <>
      {group.text}
      <Tag tag={group.tag} />
    </>
  );
  if (group.link) {
    return (
      <>
        <a
          key={group.text}
          href={href(group.link)}
          className={styles.title}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {text}
        </a>
        {group.collapsible && (
          <button
            {...button}
            className={styles.toggle}
            aria-label={strings.toggleGroup.replace('{group}', group.text)}
          >
            {chevron}
          </button>
        )}
      </>
    );
  }
  if (!group.collapsible) {
    return (
      <p className={styles.title}>
        <span key={group.text}>{text}</span>
      </p>
    );
  }
  return (
    <button {...button} className={`${styles.title} ${styles.toggleTitle}`}>
      <span key={group.text}>{text}</span>
      {chevron}
    </button>
  );
}
