import { keptStateKey } from 'rslib-playground/page';

/*
 * A link to a project opens it without another click, and a workbench that was open in this tab
 * opens again. Focus on the button that opens projects is the interaction that hydrates the page,
 * once the script is there that waits for one.
 */
const opener = document.currentScript?.parentNode?.previousSibling as HTMLElement;
let opens = location.hash.length > 1;
try {
  opens ||= sessionStorage.getItem(keptStateKey) !== null;
} catch {}
if (opens) addEventListener('load', () => opener.focus({ preventScroll: true }));
