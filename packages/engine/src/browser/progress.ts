import { progressId } from '../contract/dom.ts';

let timer: ReturnType<typeof setInterval> | undefined;

/** Shows the progress bar, which the theme hides for its first 200 ms. It advances slowly by itself. */
export function showProgress(): void {
  const bar = document.getElementById(progressId);
  let value = 8;
  function advance(): void {
    if (bar) bar.ariaValueNow = String(value++);
  }
  advance();
  // In milliseconds, for each percent.
  timer = setInterval(advance, 800);
  bar?.removeAttribute('hidden');
}

/** Hides the progress bar. */
export function hideProgress(): void {
  clearInterval(timer);
  document.getElementById(progressId)?.setAttribute('hidden', '');
}
