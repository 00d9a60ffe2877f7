import { earlyInput, listNamesakes, recordEarlyInput } from './hydration.ts';

/** The page answers presses from now on: those that came too early are repeated. */
export function replayEarlyClick(): void {
  for (const type of ['click', 'keydown']) removeEventListener(type, recordEarlyInput, true);
  for (const [button, place] of earlyInput) {
    // React renders a page anew that an extension has changed: another button is in the place then.
    (button.isConnected ? button : listNamesakes(button)[place])?.click();
  }
  earlyInput.clear();
}
