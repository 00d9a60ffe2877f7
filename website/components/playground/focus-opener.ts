import { holdsFiles, keptStateKey } from 'rslib-playground/page';

/*
 * A link to a project opens it without another click, a workbench that was open in this tab opens
 * again, and a folder can be dragged onto the page. Focus on the button that opens projects is the
 * interaction that hydrates the page, once the script is there that waits for one.
 */
const opener = document.currentScript?.parentNode?.previousSibling as HTMLElement;
let opens = location.hash.length > 1;
try {
  opens ||= sessionStorage.getItem(keptStateKey) !== null;
} catch {}
const hydrate = (): void => opener.focus({ preventScroll: true });
if (opens) addEventListener('load', hydrate);
addEventListener('dragenter', hydrate, { once: true });
// Until that script listens, the browser would leave the page for what is dropped.
for (const type of ['dragover', 'drop'] as const) {
  addEventListener(type, (event) => holdsFiles(event) && event.preventDefault());
}
