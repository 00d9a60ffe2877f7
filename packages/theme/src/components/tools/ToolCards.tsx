import { toHref } from 'docs-engine/browser';
import type { ToolFamily } from 'docs-engine/theme';
import type { ReactNode } from 'react';
import { useSite } from '../../site-context.tsx';
import styles from './ToolCards.module.css';

type ToolCardsProps = { family: ToolFamily };

/** Cards of the tool family on the home page. */
export function ToolCards({ family }: ToolCardsProps): ReactNode {
  const { strings, assetBase } = useSite();
  const cards = family.cards.flatMap((name) => family.links.filter((link) => link.name === name));
  return (
    <section className={styles.section}>
      <div>
        <h2 className={styles.title}>{family.title}</h2>
        <p className={styles.tagline}>{family.tagline}</p>
      </div>
      <ul className={styles.cards}>
        {cards.map(({ name, description, logo, url, cardText }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names can be equal
          <li key={index}>
            <a href={url} className={styles.card} target="_blank" rel="noopener">
              <img src={toHref(logo, assetBase)} alt="" width="40" height="40" loading="lazy" />
              <span className={styles.name}>{name}</span>
              <span className={styles.description}>{description}</span>
              <span className={styles.go}>{cardText}</span>
              <span className="visually-hidden">{strings.opensNewTab}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
