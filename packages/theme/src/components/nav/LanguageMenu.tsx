import type { Page } from 'docs-engine/theme';
import type { ReactNode } from 'react';
import { Languages } from '../../icons/icons.ts';
import { useSite } from '../../site-context.tsx';
import buttonStyles from '../icon-button/IconButton.module.css';
import { Popup } from '../popup/Popup.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';

/** Menu of languages; renders nothing on sites with one language. */
export function LanguageMenu({ page }: { page: Page }): ReactNode {
  const { locales, strings } = useSite();
  if (locales.length < 2) return null;
  return (
    <Popup
      trigger="hover"
      button={<Languages size={20} aria-hidden />}
      buttonClassName={buttonStyles.iconButton}
      label={strings.language}
    >
      <LanguageLinks page={page} />
    </Popup>
  );
}
