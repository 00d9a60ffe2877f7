import { versionUrl } from 'docs-engine/browser';
import type { Page } from 'docs-engine/theme';
import type { ReactNode } from 'react';
import { useSite } from '../../site-context.tsx';
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
