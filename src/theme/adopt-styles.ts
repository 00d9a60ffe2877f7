const adopted = new Set<string>();

/**
 * Styles of a part that comes later than the page, once. A constructed sheet needs no
 * exception in the content security policy.
 */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
