import { Languages } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { Page } from '#contract/page.ts';
import { useSite } from '../../site-context.tsx';
import { usePanel } from '../panel/use-panel.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import styles from './Nav.module.css';

export function LanguageMenu({ page }: { page: Page }): ReactNode {
  const { locales, strings } = useSite();
  const { ref, isOpen, onToggle, close } = usePanel({ isModal: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the route changes
  useEffect(close, [page.routePath]);
  if (locales.length < 2) return null;
  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={styles.icon}
        popoverTarget="language-menu"
        aria-expanded={isOpen}
        aria-label={strings.language}
      >
        <Languages size={20} aria-hidden />
      </button>
      <div ref={ref} id="language-menu" popover="auto" onToggle={onToggle} className={styles.popup}>
        <LanguageLinks page={page} />
      </div>
    </div>
  );
}
