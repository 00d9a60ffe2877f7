import { payloadId } from '../document/payload-id.ts';

/** Runs when nothing can go wrong any more. */
export type BeforeShow = () => void;

/** The React application, once the reader has woken it. */
export type App = {
  /** Shows the page of a document. Resolves when it is on the screen, `false` when it was overtaken. */
  show: (doc: Document, isCurrent: () => boolean, beforeShow: BeforeShow) => Promise<boolean>;
};

let takeover: Promise<App> | undefined;

/** From now on `#root` belongs to React, even while it still hydrates; with `undefined`, to nobody. */
export function setTakeover(next: Promise<App> | undefined): void {
  takeover = next;
}

function replaceById(id: string, doc: Document): void {
  const next = doc.getElementById(id);
  if (next) document.getElementById(id)?.replaceWith(next);
}

/**
 * Lets the browser style and lay out what is in the window first, and the rest of the page after
 * the next frame: in `main[data-arriving]` the theme leaves out blocks without `data-seen`.
 */
export function layOutTopFirst(): void {
  const main = document.querySelector('main') as HTMLElement;
  main.dataset.arriving = '';
  for (const block of main.querySelectorAll<HTMLElement>('.run>*')) {
    block.dataset.seen = '';
    if (block.offsetTop > innerHeight) break;
  }
  requestAnimationFrame(() => setTimeout(() => delete main.dataset.arriving));
}

/**
 * Puts the page of a fetched document on the screen: through React when it is
 * awake, else by exchanging the markup, which React takes over later.
 */
export async function showInPlace(
  doc: Document,
  isCurrent: () => boolean,
  beforeShow: BeforeShow,
): Promise<boolean> {
  if (takeover) return (await takeover).show(doc, isCurrent, beforeShow);
  beforeShow();
  replaceById('root', doc);
  replaceById(payloadId, doc);
  return true;
}
