import { progressId } from '#contract/dom.ts';

/** In milliseconds, for each percent. */
const step = 800;

let timer: ReturnType<typeof setInterval> | undefined;

/** Shows the progress bar, which the theme hides for its first 200 ms. It advances slowly by itself. */
export function showProgress(): void {
  const bar = document.getElementById(progressId);
  let value = 8;
  function advance(): void {
    if (bar) bar.ariaValueNow = String(value++);
  }
  advance();
  timer = setInterval(advance, step);
  bar?.removeAttribute('hidden');
}

/** Hides the progress bar. */
export function hideProgress(): void {
  clearInterval(timer);
  document.getElementById(progressId)?.setAttribute('hidden', '');
}
