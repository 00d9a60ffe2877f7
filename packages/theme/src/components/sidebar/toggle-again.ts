import type { EarlyInput } from 'docs-engine/src/contract/dom.ts';

const toggleSelector = '[data-press=fold]';

/**
 * Repeats on this page what the reader toggled on an earlier one. Before hydration, the router replaces
 * the whole page, with all groups of its sidebar.
 */
export function toggleAgain({ answered }: EarlyInput): void {
  const pressed = answered.map((target) => target.closest?.<HTMLElement>(toggleSelector));
  for (const old of new Set(pressed)) {
    if (!old || old.isConnected) continue;
    const title = old.parentElement?.textContent;
    const button = [...document.querySelectorAll<HTMLElement>(toggleSelector)].find(
      ({ parentElement }) => parentElement?.textContent === title,
    );
    const items = button?.parentElement?.nextElementSibling;
    // The group of the page stays open.
    const hasPage = items?.querySelector('[aria-current]');
    if (!hasPage && button?.ariaExpanded !== old.ariaExpanded) button?.click();
  }
}
