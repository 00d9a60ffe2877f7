import { useBrowserValue } from '../../hooks/use-browser-value.ts';

/** The keys that open the search, as they are shown. One document is for the keyboards of all systems: it names the key of Apple's once the page is awake. */
export function useShortcutLabel(): string {
  const isApple = useBrowserValue(() => /^(?:Mac|iP)/.test(navigator.platform), false);
  return isApple ? '⌘ K' : 'Ctrl K';
}
