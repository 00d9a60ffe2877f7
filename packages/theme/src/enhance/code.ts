import { announce } from '../announce.ts';
import type { Strings } from '../strings.ts';

function showCopied(button: HTMLElement, strings: Strings): void {
  button.closest('figure')?.querySelector('.code-note')?.remove();
  button.setAttribute('aria-label', strings.copied);
  announce(strings.copied);
}

function showFailure(button: HTMLElement, text: string): void {
  const block = button.closest('figure');
  const code = block?.querySelector('code');
  if (!block || !code) return;
  getSelection()?.selectAllChildren(code);
  const note = block.querySelector('[role=status]') ?? document.createElement('p');
  note.setAttribute('role', 'status');
  note.className = 'code-note';
  block.append(note);
  note.textContent = text;
}

/** Reports the result of copying, which the head script leaves at the button, also before this code is there. */
export function enhanceCode(getStrings: () => Strings): void {
  function report(button: HTMLElement): void {
    const { copied } = button.dataset;
    if (copied === '') showCopied(button, getStrings());
    else button.setAttribute('aria-label', getStrings().copyCode);
    if (copied === 'no') showFailure(button, getStrings().copyManually);
  }
  const observer = new MutationObserver((records) => {
    for (const { target } of records) report(target as HTMLElement);
  });
  observer.observe(document, { subtree: true, attributeFilter: ['data-copied'] });
  for (const button of document.querySelectorAll<HTMLElement>('[data-copied]')) report(button);
}
