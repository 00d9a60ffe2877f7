import { useBrowserValue } from '../../hooks/use-browser-value.ts';

/** The shortcut of the search as a label. Documents show `Ctrl K`; on Apple systems hydration changes it. */
export function useShortcutLabel(): string {
  const isApple = useBrowserValue(() => /^(?:Mac|iP)/.test(navigator.platform), false);
  return isApple ? '⌘ K' : 'Ctrl K';
}
