import { pageDataId, segmentAttribute } from '#contract/dom.ts';

/** Runs when nothing can go wrong any more. */
export type BeforeSwap = () => void;

/** The React application, once the reader has woken it. */
export type HydratedApp = {
  /** Shows the page of a document. Resolves when it is on the screen, `false` when it was overtaken. */
  show: (doc: Document, isCurrent: () => boolean, beforeSwap: BeforeSwap) => Promise<boolean>;
};

let takeover: Promise<HydratedApp> | undefined;

/** From now on `#root` belongs to React, even while it still hydrates; with `undefined`, to nobody. */
export function setHydratedApp(next: Promise<HydratedApp> | undefined): void {
  takeover = next;
}

function replaceById(id: string, doc: Document): void {
  const next = doc.getElementById(id);
  if (next) document.getElementById(id)?.replaceWith(next);
}

/**
 * Lets the browser style and lay out what is in the window first, and the rest of the page after
 * the next frame: in `main[data-entering]` the theme leaves out blocks without `data-in-viewport`.
 */
export function layOutViewportFirst(): void {
  const main = document.querySelector('main') as HTMLElement;
  main.dataset.entering = '';
  for (const block of main.querySelectorAll<HTMLElement>(`[${segmentAttribute}]>*`)) {
    block.dataset.inViewport = '';
    if (block.offsetTop > innerHeight) break;
  }
  requestAnimationFrame(() => setTimeout(() => delete main.dataset.entering));
}

/**
 * Puts the page of a fetched document on the screen: through React when it is
 * awake, else by exchanging the markup, which React takes over later.
 */
export async function swapPage(
  doc: Document,
  isCurrent: () => boolean,
  beforeSwap: BeforeSwap,
): Promise<boolean> {
  if (takeover) return (await takeover).show(doc, isCurrent, beforeSwap);
  beforeSwap();
  replaceById('root', doc);
  replaceById(pageDataId, doc);
  return true;
}
