const signs = ['pointerover', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;
const options = { capture: true, passive: true };

let waking: Promise<void> | undefined;
let isAwake = false;
const pressed = new Set<HTMLElement>();

/** A press that came too early is repeated once somebody listens. */
function keepPress(event: MouseEvent): void {
  if (isAwake) return;
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest<HTMLElement>('#root button, #root [role=tab]');
  void wake();
  if (!button || button.hasAttribute('popovertarget')) return;
  event.preventDefault();
  event.stopPropagation();
  pressed.add(button);
}

function replayPresses(): void {
  for (const button of pressed) button.click();
  pressed.clear();
}

async function start(): Promise<void> {
  const { startApp } = await import('./app.tsx');
  await startApp();
  isAwake = true;
  replayPresses();
}

/** Loads React and lets it take over `#root`. Without it the page stays a plain document. */
export function wake(): Promise<void> {
  waking ??= start().catch((error) => {
    waking = undefined;
    pressed.clear();
    console.error('The interface could not be loaded.', error);
  });
  return waking;
}

/** Waits for the first sign of a reader. */
export function wakeOnFirstSign(): void {
  addEventListener('click', keepPress, true);
  function onSign(): void {
    for (const sign of signs) removeEventListener(sign, onSign, options);
    void wake();
  }
  for (const sign of signs) addEventListener(sign, onSign, options);
}
