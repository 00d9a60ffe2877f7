import {
  enteringAttribute,
  inViewportAttribute,
  pageDataId,
  rootId,
  segmentAttribute,
} from '../contract/dom.ts';

/** The React application after hydration. */
export type HydratedApp = {
  /** Shows the page of a document. Resolves to `false` if a later navigation came first. */
  show: (doc: Document, isLatest: () => boolean, beforeSwap?: () => void) => Promise<boolean>;
};

let hydratedApp: Promise<HydratedApp> | undefined;

/** Gives `#root` to React, from the start of hydration on; `undefined` takes it back. */
export function setHydratedApp(app: Promise<HydratedApp> | undefined): void {
  hydratedApp = app;
}

/**
 * Lays out the viewport in the first frame and the rest of the page in the next one: below
 * `main[data-entering]` the theme leaves out blocks without `data-in-viewport`.
 */
export function layOutViewportFirst(): void {
  const main = document.querySelector('main') as HTMLElement;
  main.setAttribute(enteringAttribute, '');
  for (const block of main.querySelectorAll<HTMLElement>(`[${segmentAttribute}]>*`)) {
    block.setAttribute(inViewportAttribute, '');
    if (block.offsetTop > innerHeight) break;
  }
  requestAnimationFrame(() => setTimeout(() => main.removeAttribute(enteringAttribute)));
}

/**
 * Shows the page of a document: with React if it is hydrated, else by replacing the HTML, which React
 * hydrates later. Resolves to `false` if a later navigation came first.
 * @param beforeSwap called right before the swap, once it can no longer fail
 */
export async function swapPage(
  doc: Document,
  isLatest: () => boolean,
  beforeSwap?: () => void,
): Promise<boolean> {
  const root = doc.getElementById(rootId);
  const payload = doc.getElementById(pageDataId);
  if (!root || !payload) throw new Error('not a page of this site');
  if (hydratedApp) return (await hydratedApp).show(doc, isLatest, beforeSwap);
  beforeSwap?.();
  document.getElementById(rootId)?.replaceWith(root);
  document.getElementById(pageDataId)?.replaceWith(payload);
  return true;
}
