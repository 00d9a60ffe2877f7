import { memo, type ReactNode } from 'react';
import { Moon, Sun } from '../../icons/icons.ts';
import { useSite } from '../../site-context.tsx';
import buttonStyles from '../icon-button/IconButton.module.css';
import { Tooltip } from '../tooltip/Tooltip.tsx';

/**
 * Toggles light and dark, see `head/appearance.ts`. Documents do not know the appearance, so the button contains both names
 * and CSS hides the wrong one, from assistive technology as well.
 */
export const ThemeButton = memo(function ThemeButton(): ReactNode {
  const { strings, themeOptions } = useSite();
  if (!themeOptions.darkMode) return null;
  const names = (
    <>
      <span className="only-light">{strings.toDarkTheme}</span>
      <span className="only-dark">{strings.toLightTheme}</span>
    </>
  );
  return (
    <Tooltip text={names}>
      <button className={buttonStyles.iconButton} data-action="theme">
        <Moon size={20} className="only-light" aria-hidden />
        <Sun size={20} className="only-dark" aria-hidden />
        <span className="visually-hidden">{names}</span>
      </button>
    </Tooltip>
  );
});
