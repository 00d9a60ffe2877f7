import { keepPress, listNamesakes, pressed } from './hydration.ts';

/** The page answers presses from now on: those that came too early are repeated. */
export function replayPresses(): void {
  for (const type of ['click', 'keydown']) removeEventListener(type, keepPress, true);
  for (const [button, place] of pressed) {
    // React renders a page anew that an extension has changed: another button is in the place then.
    (button.isConnected ? button : listNamesakes(button)[place])?.click();
  }
  pressed.clear();
}
