import type { ReactNode } from 'react';
import { siDiscord, siGithub, siX } from 'simple-icons';
import { useSite } from '../../site-context.tsx';
import styles from './Nav.module.css';

const paths = { github: siGithub.path, x: siX.path, discord: siDiscord.path };

/** Links to the places where the project lives besides its site. */
export function SocialLinks(): ReactNode {
  const { socialLinks } = useSite();
  return (
    <ul className={styles.social}>
      {socialLinks.map(({ icon, label, content }) => (
        <li key={label}>
          <a
            href={content}
            className={styles.icon}
            target="_blank"
            rel="noopener"
            aria-label={label}
          >
            {typeof icon === 'string' && (
              <svg
                viewBox="0 0 24 24"
                width="18"
                height="18"
                fill="currentColor"
                aria-hidden="true"
              >
                <path d={paths[icon]} />
              </svg>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
