/** Key of `sessionStorage`, for what the workbench of this tab shows. */
export const keptStateKey = 'playground';

/** Whether the workbench is open in this tab. */
export function hasKeptState(): boolean {
  try {
    return sessionStorage.getItem(keptStateKey) !== null;
  } catch {
    return false;
  }
}
