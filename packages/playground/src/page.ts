/** What a page needs before the workbench is loaded. */

export { holdsFiles, type Opener, takeDropped } from './page/dropped.ts';
export { canIsolate, endIsolation, isolate } from './page/isolate.ts';
export { hasKeptState } from './page/kept-state-key.ts';
export { getStrings } from './page/strings.ts';
export { isSupported, savesData } from './page/support.ts';
/** Class names of the workbench. A document with one of them has its styles. */
export { default as workbenchStyles } from './page/Workbench.module.css';
