import type { ServerTheme } from 'docs-engine/theme';
import headScript from './head/index.ts?script';
import { headOptions } from './head/options.ts';
import { theme } from './index.ts';
import type { Strings } from './strings.ts';

/** The theme with the parts that only the build needs. */
export const serverTheme: ServerTheme<Strings> = { ...theme, headScript, headOptions };
