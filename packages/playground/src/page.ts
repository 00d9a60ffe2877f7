/** What a page needs before the workbench is loaded. */

export { canIsolate, endIsolation, isolate } from './page/isolate.ts';
export { hasKeptState, keptStateKey } from './page/kept-state-key.ts';
export { getStrings } from './page/strings.ts';
export { isSupported, savesData } from './page/support.ts';
