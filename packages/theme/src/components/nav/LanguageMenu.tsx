import type { Page } from 'docs-engine/theme';
import type { ReactNode } from 'react';
import { Languages } from '../../icons/icons.ts';
import { useHref, useSite } from '../../site-context.tsx';
import { Popup } from '../popup/Popup.tsx';
import styles from './Nav.module.css';

/** Links to this page in every language, or to the home page of languages without it. */
export function LanguageLinks({ page }: { page: Page }): ReactNode {
  const { locales } = useSite();
  const href = useHref();
  return (
    <ul className={styles.choices}>
      {locales.map(({ lang, label, home }) => (
        <li key={lang}>
          <a
            href={href(page.alternates[lang] ?? home)}
            lang={lang}
            hrefLang={lang}
            className={styles.option}
            aria-current={lang === page.lang ? 'true' : undefined}
            data-keep-location={page.alternates[lang] ? '' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Menu of languages; renders nothing on sites with one language. */
export function LanguageMenu({ page }: { page: Page }): ReactNode {
  const { locales, strings } = useSite();
  if (locales.length < 2) return null;
  return (
    <Popup button={<Languages size={20} aria-hidden />} label={strings.language}>
      <LanguageLinks page={page} />
    </Popup>
  );
}
