const adopted = new Set<string>();

/**
 * Adds the styles of a lazily loaded component to the document, once. Unlike a `<style>` element,
 * a constructed style sheet needs no exception in the content security policy.
 */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
