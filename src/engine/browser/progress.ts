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
function updateAria(label: string): void {
  const bar = document.querySelector('.bprogress');
  bar?.setAttribute('role', 'progressbar');
  bar?.setAttribute('aria-label', label);
  bar?.setAttribute('aria-valuenow', String(Math.round((BProgress.status ?? 1) * 100)));
}

/** Draws the bar and lets it creep on; `label` is its name for assistive technology. */
export function startProgress(label = ''): void {
  BProgress.start();
  updateAria(label);
  timer ??= setInterval(() => {
    BProgress.inc(Math.random() * trickleRate);
    updateAria(label);
  }, trickleSpeed);
}

/** Fills the bar and takes it away. */
export function stopProgress(): void {
  clearInterval(timer);
  timer = undefined;
  BProgress.done();
}
