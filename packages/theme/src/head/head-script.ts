import type { SiteData } from 'docs-engine/src/contract/site.ts';
import type { Strings } from '../strings.ts';
import { appearanceScript } from './appearance.ts';
import { keepLocationScript } from './keep-location.ts';
import { localeRedirectScript } from './locale-redirect.ts';
import { overflowScript } from './overflow.ts';
import { pressScript } from './press.ts';
import { queryParamsScript } from './query-params.ts';
import { slashShortcutScript } from './slash-shortcut.ts';
import { tabsScript } from './tabs.ts';

const scripts = [
  appearanceScript,
  pressScript,
  tabsScript,
  overflowScript,
  slashShortcutScript,
  keepLocationScript,
  queryParamsScript,
  localeRedirectScript,
];

/** Script in the `<head>` of every document in one language. It runs before the first paint. */
export function headScript(site: SiteData<Strings>): string {
  return scripts.map((script) => script(site)).join(';');
}
