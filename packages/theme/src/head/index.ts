import { manageAppearance } from './appearance.ts';
import { manageCode } from './code.ts';
import { manageFolding } from './fold.ts';
import { keepLocation } from './keep-location.ts';
import { redirectToLocale } from './locale-redirect.ts';
import type { HeadOptions } from './options.ts';
import { trackOverflow } from './overflow.ts';
import { hideByQueryParams } from './query-params.ts';
import { applySlashShortcut } from './slash-shortcut.ts';
import { manageTabs } from './tabs.ts';

/*
 * Script in the `<head>` of every document. It runs before the first paint, and owns for good what
 * a reader can change without React: appearance, tabs, folded groups, wrapped lines, copied code.
 */
const options: HeadOptions = JSON.parse(document.currentScript?.dataset.options ?? '{}');

manageAppearance(options);
manageFolding();
manageCode();
manageTabs();
trackOverflow();
applySlashShortcut();
keepLocation();
hideByQueryParams();
if (options.langs) redirectToLocale(options.lang, options.langs, options.isPrefixed);
