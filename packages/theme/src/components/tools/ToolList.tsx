import { adoptStyles, toHref } from 'docs-engine/browser';
import type { ToolFamily } from 'docs-engine/theme';
import { type ReactNode, useInsertionEffect } from 'react';
import { useSite } from '../../site-context.tsx';
import styles from './tool-list.css?inline';

type ToolListProps = Pick<ToolFamily, 'links'>;

/** Value of `data-scale`. Steps, because the content security policy forbids style attributes. */
function toScale(scale: number): 'small' | 'large' | undefined {
  if (scale === 1) return undefined;
  return scale < 1 ? 'small' : 'large';
}

/** Loaded lazily with its styles by `ToolMenu`. */
export function ToolList({ links }: ToolListProps): ReactNode {
  const { assetBase } = useSite();
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <ul className="tool-list">
      {links.map(({ name, description, logo, logoScale, url }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names can be equal
        <li key={index}>
          <a href={url} target="_blank" rel="noopener">
            <img
              src={toHref(logo, assetBase)}
              alt=""
              width="24"
              height="24"
              loading="lazy"
              data-scale={toScale(logoScale)}
            />
            <span>
              <span className="tool-name">{name}</span>
              <span className="tool-description">{description}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
