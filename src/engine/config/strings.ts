import type { EngineStrings } from '#contract/site.ts';
import type { SiteConfig } from './schemas/site.ts';

/** UI strings of a language. The configuration has those of every locale. */
export function stringsOf({ strings }: Pick<SiteConfig, 'strings'>, lang: string): EngineStrings {
  const found = strings[lang];
  if (!found) throw new Error(`no UI strings for ${lang}`);
  return found;
}
