import { toInlineScript } from './inline-script.ts';

function keepLocation(selector: string): void {
  function update({ target }: Event): void {
    // `document` and `window` have no `closest`.
    const link = (target as Partial<Element> | null)?.closest?.<HTMLAnchorElement>(selector);
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
  }
  addEventListener('click', update);
  addEventListener('pointerdown', update);
  addEventListener('contextmenu', update);
}

/** Adds the current query and hash to links with `data-keep-location` before they are followed. */
export function keepLocationScript(): string {
  return toInlineScript(keepLocation, 'a[data-keep-location]');
}
