import { toHref } from 'docs-engine/browser';
import type { ReactNode } from 'react';
import { useSite } from '../../site-context.tsx';
import styles from './Logo.module.css';

type LogoProps = {
  /** Width and height in CSS pixels. */
  size: number;
  className?: string | undefined;
};

/** Decorative logo. Renders two images if the appearances use different files. */
export function Logo({ size, className = '' }: LogoProps): ReactNode {
  const { logo, assetBase } = useSite();
  const { light, dark } = logo;
  const image = (path: string, theme = '') => (
    <img
      src={toHref(path, assetBase)}
      className={`${className} ${theme}`.trim() || undefined}
      alt=""
      width={size}
      height={size}
    />
  );
  if (light === dark) return image(light);
  return (
    <>
      {image(light, `only-light ${styles.light}`)}
      {image(dark, `only-dark ${styles.dark}`)}
    </>
  );
}
