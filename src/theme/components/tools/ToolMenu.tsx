import LayoutGrid from 'lucide-react/icons/layout-grid';
import { memo, type ReactNode } from 'react';
import type { ToolFamily } from '#contract/site.ts';
import { toHref } from '#contract/urls.ts';
import { useSite } from '../../site-context.tsx';
import buttonStyles from '../icon-button/IconButton.module.css';
import { Popup } from '../popup/Popup.tsx';
import { toScale } from './logo-scale.ts';
import styles from './ToolMenu.module.css';

type ToolMenuProps = { family: ToolFamily };

/** Menu of the tool family in the navigation. */
export const ToolMenu = memo(function ToolMenu({ family }: ToolMenuProps): ReactNode {
  const { strings, assetBase } = useSite();
  return (
    <Popup
      trigger={family.trigger}
      isClientOnly
      button={<LayoutGrid size={20} aria-hidden />}
      buttonClassName={buttonStyles.iconButton}
      label={strings.toolMenu}
    >
      <nav aria-label={strings.toolMenu} className={styles.menu}>
        <a href={family.url} className={styles.family} target="_blank" rel="noopener">
          {family.title}
        </a>
        <ul className={styles.links}>
          {family.links.map(({ name, description, logo, logoScale, url }) => (
            <li key={name}>
              <a href={url} className={styles.link} target="_blank" rel="noopener">
                <img
                  src={toHref(logo, assetBase)}
                  alt=""
                  width="24"
                  height="24"
                  loading="lazy"
                  data-scale={toScale(logoScale)}
                />
                <span>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.description}>{description}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Popup>
  );
});
