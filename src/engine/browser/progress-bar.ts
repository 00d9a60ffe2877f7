import { BProgress } from '@bprogress/core';
import { announcerId, progressLabelAttribute } from '#contract/dom.ts';

const trickleRate = 0.02;
const trickleSpeed = 800;
const options = {
  minimum: 0.08,
  speed: 200,
  trickle: false,
  showSpinner: false,
  template: '<div class="bar"></div>',
};

let timer: ReturnType<typeof setInterval> | undefined;

/** The library draws the bar without a role, name or value. */
function updateAria(): void {
  const bar = document.querySelector('.bprogress');
  const label = document.getElementById(announcerId)?.getAttribute(progressLabelAttribute);
  bar?.setAttribute('role', 'progressbar');
  bar?.setAttribute('aria-label', label ?? '');
  bar?.setAttribute('aria-valuenow', String(Math.round((BProgress.status ?? 1) * 100)));
}

/** Shows the bar, which advances slowly by itself. */
export function startProgress(): void {
  BProgress.configure(options);
  BProgress.start();
  updateAria();
  timer ??= setInterval(() => {
    BProgress.inc(Math.random() * trickleRate);
    updateAria();
  }, trickleSpeed);
}

/** Completes the bar and removes it. */
export function stopProgress(): void {
  clearInterval(timer);
  timer = undefined;
  BProgress.done();
}
