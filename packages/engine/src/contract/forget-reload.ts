import type { ReloadedPart } from './reload-if-online.ts';

/** Called when a part works. `reloadIfOnline` treats its next failure as a new one. */
export function forgetReload(part: ReloadedPart): void {
  try {
    sessionStorage.removeItem(`docs-reloaded-${part}`);
  } catch {
    // Storage is blocked.
  }
}
