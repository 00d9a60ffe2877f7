import { versionUrl } from 'docs-engine/browser';
import type { Page } from 'docs-engine/theme';
import type { ReactNode } from 'react';
import { ChevronDown } from '../../icons/icons.ts';
import { useSite } from '../../site-context.tsx';
import { Popup } from '../popup/Popup.tsx';
import styles from './Nav.module.css';

/** Links to this page in every version. `target` bypasses the router, because versions are separate sites. */
export function VersionLinks({ page }: { page: Page }): ReactNode {
  const site = useSite();
  const { versions } = site.multiVersion;
  if (versions.length < 2) return null;
  return (
    <ul className={styles.choices}>
      {versions.map((version) => (
        <li key={version}>
          <a
            href={versionUrl(page.routePath, version, site)}
            target="_self"
            className={styles.option}
            aria-current={version === site.version ? 'true' : undefined}
          >
            {version}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Menu of versions; renders nothing on sites with one version. */
export function VersionMenu({ page }: { page: Page }): ReactNode {
  const { version, multiVersion, strings } = useSite();
  if (multiVersion.versions.length < 2) return null;
  return (
    <Popup
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
