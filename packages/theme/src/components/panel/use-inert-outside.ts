import { type RefObject, useEffect } from 'react';

/** Elements beside a panel and its ancestors, without those that contain its button. */
function listOutside(panel: HTMLElement): HTMLElement[] {
  const openers = [...document.querySelectorAll(`[popovertarget="${panel.id}"]`)];
  const outside: HTMLElement[] = [];
  function collect(parent: Element): void {
    for (const child of parent.children as HTMLCollectionOf<HTMLElement>) {
      if (child === panel || openers.includes(child) || child.inert) continue;
      const isAround = child.contains(panel) || openers.some((opener) => child.contains(opener));
      if (isAround) collect(child);
      else outside.push(child);
    }
  }
  // Beside the root there are live regions, which have to be heard.
  const root = document.querySelector('body > :has(main)');
  if (root) collect(root);
  return outside;
}

/** Makes everything behind an open panel inert, which a popover does not do. Its button closes it. */
export function useInertOutside(element: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    const panel = element.current;
    if (!isActive || !panel) return;
    const outside = listOutside(panel);
    function setInert(inert: boolean): void {
      for (const part of outside) part.inert = inert;
    }
    // At once: a navigation moves the focus as soon as the panel closes.
    const release = () => setInert(false);
    setInert(true);
    panel.addEventListener('beforetoggle', release);
    return () => {
      panel.removeEventListener('beforetoggle', release);
      release();
    };
  }, [element, isActive]);
}
