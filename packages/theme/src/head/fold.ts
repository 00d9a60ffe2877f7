import { handleAction } from './inline-actions.ts';
import { onDomChange } from './on-dom-change.ts';

/** Whether the reader has expanded or collapsed a group, by its position, which is the same in all languages. */
const choices = new Map<string, boolean>();
const known = new WeakSet<Element>();

function setExpanded(button: HTMLElement, isExpanded: boolean): void {
  // The items follow the title.
  button.closest('li')?.lastElementChild?.toggleAttribute('data-collapsed', !isExpanded);
  button.ariaExpanded = String(isExpanded);
}

/** Repeats in the sidebar of another document what the reader chose. */
function restore(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-action=fold]')) {
    if (known.has(button)) continue;
    known.add(button);
    const isExpanded = choices.get(button.value);
    if (isExpanded === undefined) continue;
    // The group of the page is open, even if the reader collapsed it.
    if (button.closest('li')?.querySelector('[aria-current=page]')) choices.delete(button.value);
    else setExpanded(button, isExpanded);
  }
}

/** Collapses and expands groups of the sidebar. */
export function manageFolding(): void {
  handleAction('fold', (button) => {
    const isExpanded = button.ariaExpanded !== 'true';
    choices.set(button.value, isExpanded);
    setExpanded(button, isExpanded);
  });
  onDomChange(restore);
}
