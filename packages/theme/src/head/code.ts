import { feedbackDuration } from '../announce.ts';
import { handleAction } from './inline-actions.ts';

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

function readCode(button: HTMLElement): string {
  const code = button.closest('figure')?.querySelector('code')?.cloneNode(true) as HTMLElement;
  // Removed lines are not part of the code. The signs of a diff are.
  for (const line of code.querySelectorAll('del.sign')) line.textContent = '\0';
  return (code.textContent ?? '').replace(/\0\n|\n?\0/g, '');
}

async function copy(button: HTMLElement): Promise<void> {
  clearTimeout(timers.get(button));
  try {
    await navigator.clipboard.writeText(readCode(button));
  } catch {
    button.dataset.copied = 'no';
    return;
  }
  button.dataset.copied = '';
  timers.set(
    button,
    setTimeout(() => delete button.dataset.copied, feedbackDuration),
  );
}

function toggleWrap(button: HTMLElement): void {
  button.ariaPressed = String(button.closest('figure')?.toggleAttribute('data-wrap'));
}

/** Wraps lines of code blocks and copies their code; `enhance/code.ts` tells what `data-copied` says. */
export function manageCode(): void {
  handleAction('copy', copy);
  handleAction('wrap', toggleWrap);
}
