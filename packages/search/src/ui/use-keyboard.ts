import { type RefObject, useLayoutEffect } from 'react';

type KeyboardOptions = {
  /** The element that contains the hits, each marked with `data-hit`. */
  panel: RefObject<HTMLElement | null>;
  activeId: string | undefined;
  /** Whether the active hit belongs to the current query. If not, Enter waits for its results. */
  isUpToDate: boolean;
  /** Called before the active hit changes. All hits must be rendered when it returns. */
  onMove: () => void;
  onActive: (id: string | undefined) => void;
};

/** With a modifier, arrows move the caret. */
function stepOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): number | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : undefined;
}

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

/** Calls the click listeners of a link without following it. */
function dispatchClick(
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
  dispatchClick(link, event);
  window.open(link.href, '_blank', isTab ? 'noopener' : 'noopener,popup');
}

/** Handles arrow keys and Enter in the field, which keeps the focus. */
export function useKeyboard(
  field: HTMLInputElement,
  { panel, activeId, isUpToDate, onMove, onActive }: KeyboardOptions,
): void {
  // A layout effect, because a key can be pressed as soon as the hits are visible.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      // Safari ends a composition before the event of the key that ended it, which has code 229.
      if (event.isComposing || event.keyCode === 229) return;
      const step = stepOf(event);
      if (step) onMove();
      const hits = [...(panel.current?.querySelectorAll<HTMLAnchorElement>('[data-hit]') ?? [])];
      if (step) {
        event.preventDefault();
        const ids = hits.map(({ id }) => id);
        onActive(move(ids, activeId, step));
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
