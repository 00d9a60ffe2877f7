/** Selectors of roles on this site. */
const selectors = {
  button: 'button',
  combobox: '[role=combobox]',
  dialog: 'dialog, [role=dialog]',
  link: 'a[href]:not([role])',
  navigation: 'nav',
  option: '[role=option]',
  tab: '[role=tab]',
  tabpanel: '[role=tabpanel]',
};

/** The first visible element with a role and name. */
export type Part = { role: keyof typeof selectors; name?: string };

/** Runs in the page. WebDriver cannot query by role and name, unlike Playwright. */
export function findElement(selector: string, name: string): Element | undefined {
  const nameOf = (element: HTMLElement) => {
    const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    // biome-ignore lint/performance/useDomNodeTextContent: of two names for two themes, one is hidden
    const text = label?.textContent ?? element.innerText;
    return element.getAttribute('aria-label') ?? text.trim();
  };
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      (name === '' || nameOf(element) === name) &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Arguments of `findElement`. */
export function describePart({ role, name = '' }: Part): [selector: string, name: string] {
  return [selectors[role], name];
}

/** Runs in the page. Scrolls an element to the center; returns the center of its first line. */
export function scrollToPoint(element: Element): { x: number; y: number } {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x = 0, y = 0, width = 0, height = 0 } = element.getClientRects()[0] ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}
