import { readUiStrings } from '../src/config/ui-strings.ts';
import type { EngineStrings } from '../src/contract/site.ts';
import { sampleTheme } from './sample-theme.ts';

/** UI strings of the sample theme, English or Chinese. */
export function sampleStrings(lang: string): EngineStrings {
  const { strings } = readUiStrings(sampleTheme.strings, lang);
  if (!strings) throw new Error(`the sample theme has no strings in ${lang}`);
  return strings;
}
