import Languages from 'lucide-react/icons/languages';
import type { ReactNode } from 'react';
import type { Page } from '#contract/page.ts';
import { useSite } from '../../site-context.tsx';
import { Popup } from '../popup/Popup.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import styles from './Nav.module.css';

export function LanguageMenu({ page }: { page: Page }): ReactNode {
  const { locales, strings } = useSite();
  if (locales.length < 2) return null;
  return (
    <Popup
      id="language-menu"
      trigger="hover"
      button={<Languages size={20} aria-hidden />}
      buttonClassName={styles.icon}
      label={strings.language}
    >
      <LanguageLinks page={page} />
    </Popup>
  );
}
