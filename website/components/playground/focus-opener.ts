import { hasKeptState, holdsFiles, type Opener, takeDropped } from 'rslib-playground/page';

/*
 * A link to a project opens it without another click, a workbench that was open in this tab opens
 * again, and a folder can be dropped on the page. Focus on the button that opens projects is the
 * interaction that hydrates the page, once the script is there that waits for one. What is dropped
 * stays with the button until the workbench takes it, so that a slow connection loses nothing.
 */
const opener = document.currentScript?.parentNode?.previousSibling as Opener;
const hydrate = (): void => opener.focus({ preventScroll: true });
if (location.hash.length > 1 || hasKeptState()) addEventListener('load', hydrate);
addEventListener('dragenter', hydrate, { once: true });
// The browser would leave the page for what is dropped.
addEventListener('dragover', (event) => holdsFiles(event) && event.preventDefault());
addEventListener('drop', (event) => {
  // The workbench has taken it.
  if (event.defaultPrevented || !event.dataTransfer || !holdsFiles(event)) return;
  event.preventDefault();
  opener.dropped = takeDropped(event.dataTransfer);
  opener.click();
});
