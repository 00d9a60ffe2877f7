import type { Strings as ThemeStrings } from 'docs-theme/components';
import type en from '../strings/en.json';

/** UI strings of this site: those of the theme, and its own. */
export type Strings = ThemeStrings & typeof en;
