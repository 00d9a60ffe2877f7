import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** Without the items of menus, which have keys of their own. */
const selector = 'button:not(:disabled, [role=menuitem])';

type Roving<Holder extends HTMLElement> = {
  ref: RefObject<Holder | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
};

const steps = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
]);

/** The control at the same place of the next or previous row. */
function findInRow(target: HTMLElement, step: number): HTMLElement | undefined {
  const row = target.closest('li');
  const next = step > 0 ? row?.nextElementSibling : row?.previousElementSibling;
  const place = [...(row?.querySelectorAll(selector) ?? [])].indexOf(target);
  const controls = [...(next?.querySelectorAll<HTMLElement>(selector) ?? [])];
  return controls[Math.min(place, controls.length - 1)];
}

function findNext(controls: HTMLElement[], target: HTMLElement, key: string) {
  if (key === 'Home') return controls[0];
  if (key === 'End') return controls.at(-1);
  if (key === 'ArrowDown') return findInRow(target, 1);
  if (key === 'ArrowUp') return findInRow(target, -1);
  const step = steps.get(key);
  return step && controls[controls.indexOf(target) + step];
}

/**
 * Makes the controls of an element one stop of the Tab key: arrow keys lead from one to the next,
 * in rows of list items up and down, too.
 */
export function useRovingFocus<Holder extends HTMLElement>(): Roving<Holder> {
  const ref = useRef<Holder>(null);
  const list = (): HTMLElement[] => [
    ...(ref.current?.querySelectorAll<HTMLElement>(selector) ?? []),
  ];
  function enter(stop: HTMLElement | undefined): void {
    for (const control of list()) control.tabIndex = control === stop ? 0 : -1;
  }
  // Controls come and go with each rendering.
  useEffect(() => {
    const controls = list();
    const focused = controls.find((control) => control === document.activeElement);
    const current = controls.find((control) => control.matches('[aria-current="true"]'));
    enter(focused ?? current ?? controls[0]);
  });
  return {
    ref,
    // What is no control, such as an item of a menu, has keys of its own.
    onFocus({ target }) {
      if (list().includes(target as HTMLElement)) enter(target as HTMLElement);
    },
    onKeyDown(event) {
      const { target, key, altKey, ctrlKey, metaKey } = event;
      const controls = list();
      if (altKey || ctrlKey || metaKey || !controls.includes(target as HTMLElement)) return;
      const next = findNext(controls, target as HTMLElement, key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}
