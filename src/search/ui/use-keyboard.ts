import { type RefObject, useLayoutEffect } from 'react';

type Keys = {
  /** The element that holds the hits, each marked with `data-hit`. */
  panel: RefObject<HTMLElement | null>;
  activeId: string | undefined;
  /** Whether it belongs to what was typed last. If not, Enter waits for the answer that does. */
  isUpToDate: boolean;
  /** Called before another hit becomes the active one: from then on all of them have to be there. */
  onMove: () => void;
  onActive: (id: string | undefined) => void;
};

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function move(
  ids: readonly string[],
  activeId: string | undefined,
  step: number,
): string | undefined {
  if (ids.length === 0) return undefined;
  const index = activeId === undefined ? -1 : ids.indexOf(activeId);
  if (index < 0) return step > 0 ? ids[0] : ids.at(-1);
  return ids[(index + step + ids.length) % ids.length];
}

/** Tells the listeners of a link that it is followed, without following it. */
function announceClick(
  link: HTMLAnchorElement,
  { ctrlKey, metaKey, shiftKey }: KeyboardEvent,
): void {
  link.addEventListener('click', (click) => click.preventDefault(), { once: true });
  const keys = { ctrlKey, metaKey, shiftKey };
  link.dispatchEvent(new MouseEvent('click', { ...keys, bubbles: true, cancelable: true }));
}

/** Ctrl or Cmd opens a tab, Shift a window, Alt nothing. */
function follow(link: HTMLAnchorElement, event: KeyboardEvent): void {
  if (event.altKey) return;
  const isTab = event.ctrlKey || event.metaKey;
  if (!isTab && !event.shiftKey) {
    link.click();
    return;
  }
  announceClick(link, event);
  window.open(link.href, '_blank', isTab ? 'noopener' : 'noopener,popup');
}

/** Arrow keys and Enter work from the field, which keeps the focus. */
export function useKeys(
  field: HTMLInputElement,
  { panel, activeId, isUpToDate, onMove, onActive }: Keys,
): void {
  // Before the frame is painted: a key can be pressed as soon as the hits are seen.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      // Safari ends a composition before it tells of the key that ended it, which then has this code.
      if (event.isComposing || event.keyCode === 229) return;
      const step = steps[event.key];
      if (step) onMove();
      const hits = [...(panel.current?.querySelectorAll<HTMLAnchorElement>('[data-hit]') ?? [])];
      if (step) {
        event.preventDefault();
        onActive(
          move(
            hits.map(({ id }) => id),
            activeId,
            step,
          ),
        );
      }
      if (event.key === 'Enter') {
        event.preventDefault();
        const link = isUpToDate && hits.find(({ id }) => id === activeId);
        if (link) follow(link, event);
      }
    }
    field.addEventListener('keydown', onKeyDown);
    return () => field.removeEventListener('keydown', onKeyDown);
  }, [field, panel, activeId, isUpToDate, onMove, onActive]);
}
