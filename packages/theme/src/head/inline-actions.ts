type InlineAction = (button: HTMLButtonElement) => void;

/**
 * Handles clicks on buttons with `data-action="<name>"`, also before and without React. The
 * prevented click tells the router.
 */
export function handleAction(name: string, run: InlineAction): void {
  function onClick(event: Event): void {
    // A document or a window has no `closest`.
    const target = event.target as Partial<Element> | null;
    const button = target?.closest?.<HTMLButtonElement>(`[data-action=${name}]`);
    if (!button) return;
    event.preventDefault();
    run(button);
  }
  addEventListener('click', onClick, true);
}
