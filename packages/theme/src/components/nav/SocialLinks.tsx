import { toHref } from 'docs-engine/browser';
import type { SocialIcon, SocialLink } from 'docs-engine/theme';
import { memo, type ReactNode } from 'react';
import { Ellipsis } from '../../icons/icons.ts';
import { useSite } from '../../site-context.tsx';
import buttonStyles from '../icon-button/IconButton.module.css';
import { Popup } from '../popup/Popup.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import styles from './Nav.module.css';

const inlineLimit = 5;

function SocialIconView({ icon }: { icon: SocialIcon }): ReactNode {
  if (typeof icon !== 'string') {
    return (
      <span
        className={styles.customIcon}
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML from the site configuration
        dangerouslySetInnerHTML={{ __html: icon.svg }}
      />
    );
  }
  return <span className={styles.brandIcon} data-icon={icon} aria-hidden="true" />;
}

/** Popup content of social links that are not plain links: a text, an image or HTML. */
function SocialContent({ link }: { link: SocialLink }): ReactNode {
  const { assetBase } = useSite();
  if (link.mode === 'img') return <img src={toHref(link.content, assetBase)} alt={link.label} />;
  if (link.mode === 'text') return <p>{link.content}</p>;
  return (
    <div
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML from the site configuration
      dangerouslySetInnerHTML={{ __html: link.content }}
    />
  );
}

function SocialItem({ link }: { link: SocialLink }): ReactNode {
  const icon = <SocialIconView icon={link.icon} />;
  if (link.mode !== 'link') {
    return (
      <Popup button={icon} label={link.label}>
        <SocialContent link={link} />
      </Popup>
    );
  }
  return (
    <Tooltip text={link.label}>
      <a
        href={link.content}
        className={buttonStyles.iconButton}
        target="_blank"
        rel="noopener"
        aria-label={link.label}
      >
        {icon}
      </a>
    </Tooltip>
  );
}

/** Links to code host, social networks and chat. The sixth and later links are in a popup. */
export const SocialLinks = memo(function SocialLinks(): ReactNode {
  const { socialLinks, strings } = useSite();
  const items = socialLinks.map((link, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and labels can be equal
    <li key={index}>
      <SocialItem link={link} />
    </li>
  ));
  const rest = items.slice(inlineLimit);
  return (
    <ul className={styles.social}>
      {items.slice(0, inlineLimit)}
      {rest.length > 0 && (
        <li>
          <Popup button={<Ellipsis size={20} aria-hidden />} label={strings.moreLinks}>
            <ul className={styles.social}>{rest}</ul>
          </Popup>
        </li>
      )}
    </ul>
  );
});
