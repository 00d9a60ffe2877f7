import type { ReactNode } from 'react';
import { toHref } from '#contract/urls.ts';
import { useSite } from '../../site-context.tsx';
import styles from './Logo.page.module.css';

type LogoProps = {
  /** In CSS pixels, both ways. */
  size: number;
  className?: string | undefined;
};

/** The picture of the project, beside its name: decoration. One for each theme, where they differ. */
export function Logo({ size, className = '' }: LogoProps): ReactNode {
  const { logo, assetBase } = useSite();
  const { light, dark } = logo;
  const picture = (path: string, theme = '') => (
    <img
      src={toHref(path, assetBase)}
      className={`${className} ${theme}`.trim() || undefined}
      alt=""
      width={size}
      height={size}
    />
  );
  if (light === dark) return picture(light);
  return (
    <>
      {picture(light, `only-light ${styles.light}`)}
      {picture(dark, `only-dark ${styles.dark}`)}
    </>
  );
}
