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

export type Point = { x: number; y: number };

/**
 * Runs in the page. The center of the first line of a visible element, `null` if there is none. One call
 * does all: React replaces the elements of a translated page when it starts, also between two calls.
 * WebDriver cannot query by role and name, unlike Playwright.
 * @param scrolls whether the element is scrolled to the center of the window first, and is `null`
 * while something covers it
 */
export function findPoint(selector: string, name: string, scrolls: boolean): Point | null {
  const nameOf = (element: HTMLElement) => {
    const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    // biome-ignore lint/performance/useDomNodeTextContent: of two names for two themes, one is hidden
    const text = label?.textContent ?? element.innerText;
    return element.getAttribute('aria-label') ?? text.trim();
  };
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      (name === '' || nameOf(element) === name) &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  if (!found) return null;
  if (scrolls) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x = 0, y = 0, width = 0, height = 0 } = found.getClientRects()[0] ?? {};
  const point = { x: x + width / 2, y: y + height / 2 };
  const isCovered = scrolls && !found.contains(document.elementFromPoint(point.x, point.y));
  return isCovered ? null : point;
}

/** Arguments of `findPoint`. */
export function describePart(
  { role, name = '' }: Part,
  scrolls: boolean,
): Parameters<typeof findPoint> {
  return [selectors[role], name, scrolls];
}
