import { announce, feedbackDuration } from '../announce.ts';
import type { Strings } from '../ui-strings/en.ts';

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

function showCopied(button: HTMLElement, strings: Strings): void {
  clearTimeout(timers.get(button));
  button.setAttribute('aria-label', strings.copied);
  button.dataset.copied = '';
  announce(strings.copied);
  const reset = () => {
    button.setAttribute('aria-label', strings.copyCode);
    delete button.dataset.copied;
  };
  timers.set(button, setTimeout(reset, feedbackDuration));
}

function showFailure(button: HTMLElement, text: string): void {
  const block = button.closest('figure');
  if (!block) return;
  const note = block.querySelector('[role=status]') ?? document.createElement('p');
  note.setAttribute('role', 'status');
  note.className = 'code-note';
  block.append(note);
  note.textContent = text;
}

function selectCode(code: HTMLElement): void {
  getSelection()?.selectAllChildren(code);
}

async function copy(button: HTMLElement, strings: Strings): Promise<void> {
  const code = button.closest('figure')?.querySelector('code');
  if (!code) return;
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    button.closest('figure')?.querySelector('.code-note')?.remove();
    showCopied(button, strings);
  } catch {
    selectCode(code);
    showFailure(button, strings.copyManually);
  }
}

function toggleWrap(button: HTMLElement): void {
  const isWrapped = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(isWrapped));
  button.closest('figure')?.toggleAttribute('data-wrap', isWrapped);
}

/** Adds the behavior of copy and wrap buttons. */
export function enhanceCode(getStrings: () => Strings): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const copyButton = target.closest<HTMLElement>('button[data-copy]');
    if (copyButton) void copy(copyButton, getStrings());
    const wrapButton = target.closest<HTMLElement>('button[data-wrap-toggle]');
    if (wrapButton) toggleWrap(wrapButton);
  });
}
