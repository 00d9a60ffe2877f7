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
 * Lets the browser style and lay out what is in the window first, and the rest of the page
 * after the next frame: `data-arriving` of `main` is for the styles of the theme.
 */
export function layOutTopFirst(): void {
  const { dataset } = document.querySelector('main') as HTMLElement;
  dataset.arriving = '';
  requestAnimationFrame(() => setTimeout(() => delete dataset.arriving));
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
