import { shownEvent, updateEvent } from '../contract/dom.ts';

/** Document that shows an error in Vite's overlay and reloads once it is fixed. */
export function renderErrorPage(message: string, stack: string, revision: number): string {
  const error = JSON.stringify({ message, stack }).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><title>Error</title><body><script type="module">
import { createHotContext, ErrorOverlay } from '/@vite/client';
document.body.append(new ErrorOverlay(${error}));
const hot = createHotContext('/docs-error');
hot.on('${updateEvent}', () => location.reload());
hot.send('${shownEvent}', ${revision});
</script></body></html>`;
}
