import { adoptStyles } from 'docs-engine/browser';
import { type ReactNode, useInsertionEffect } from 'react';
import { X } from '../../icons/icons.ts';
import { useSite } from '../../site-context.tsx';
import buttonStyles from '../icon-button/IconButton.module.css';
import { isActive } from '../nav/NavLinks.tsx';
import styles from './drawer-head.css?inline';

/** Name of the section, and a button that closes the drawer. Only an open drawer has it. */
export function DrawerHead({ routePath }: { routePath: string }): ReactNode {
  const { nav, strings } = useSite();
  const section = nav.find((item) => isActive(item, routePath))?.text;
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <div key={section} className="drawer-head">
      {section}
      <button
        className={buttonStyles.iconButton}
        popoverTarget="sidebar"
        popoverTargetAction="hide"
        aria-label={strings.search.close}
      >
        <X size={20} aria-hidden />
      </button>
    </div>
  );
}
