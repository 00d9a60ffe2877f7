import { BProgress } from '@bprogress/core';

const trickleRate = 0.02;
const trickleSpeed = 800;

BProgress.configure({
  minimum: 0.08,
  speed: 200,
  trickle: false,
  showSpinner: false,
  template: '<div class="bar"></div>',
});

let timer: ReturnType<typeof setInterval> | undefined;

/** The library draws the bar; assistive technology reads the value from its element. */
function updateAria(): void {
  const bar = document.querySelector('.bprogress');
  const region = document.getElementById('announcer');
  bar?.setAttribute('role', 'progressbar');
  bar?.setAttribute('aria-label', region?.dataset.progressLabel ?? '');
  bar?.setAttribute('aria-valuenow', String(Math.round((BProgress.status ?? 1) * 100)));
}

/** Draws the bar and lets it creep on. */
export function startProgress(): void {
  BProgress.start();
  updateAria();
  timer ??= setInterval(() => {
    BProgress.inc(Math.random() * trickleRate);
    updateAria();
  }, trickleSpeed);
}

/** Fills the bar and takes it away. */
export function stopProgress(): void {
  clearInterval(timer);
  timer = undefined;
  BProgress.done();
}
