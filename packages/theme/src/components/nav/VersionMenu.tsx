import type { Page } from 'docs-engine/theme';
import type { ReactNode } from 'react';
import { ChevronDown } from '../../icons/icons.ts';
import { useSite } from '../../site-context.tsx';
import { Popup } from '../popup/Popup.tsx';
import styles from './Nav.module.css';
import { VersionLinks } from './VersionLinks.tsx';

/** Menu of versions; renders nothing on sites with one version. */
export function VersionMenu({ page }: { page: Page }): ReactNode {
  const { version, multiVersion, strings } = useSite();
  if (multiVersion.versions.length < 2) return null;
  return (
    <Popup
      trigger="hover"
      buttonClassName={styles.link}
      label={`${strings.version} ${version}`}
      button={
        <>
          {version}
          <ChevronDown size={14} aria-hidden />
        </>
      }
    >
      <VersionLinks page={page} />
    </Popup>
  );
}
