import { Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { toggleAppearance } from '../../appearance.ts';
import { useSite } from '../../site-context.tsx';
import styles from './Nav.module.css';

/**
 * Toggles light and dark. The build does not know which one is on, so the button
 * holds both names and CSS hides the one that does not apply, from everybody.
 */
export function ThemeButton(): ReactNode {
  const { strings, theme } = useSite();
  if (!theme.darkMode) return null;
  return (
    <button type="button" className={styles.icon} onClick={toggleAppearance}>
      <span className="only-light">
        <Moon size={20} aria-hidden />
        <span className="visually-hidden">{strings.toDarkTheme}</span>
      </span>
      <span className="only-dark">
        <Sun size={20} aria-hidden />
        <span className="visually-hidden">{strings.toLightTheme}</span>
      </span>
    </button>
  );
}
