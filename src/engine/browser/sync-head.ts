/** Takes over the title, the language and whatever the head has for this page only (`data-page`). */
export function syncHead(doc: Document): void {
  document.title = doc.title;
  const { lang } = doc.documentElement;
  // Writing the same language again would style the whole document anew.
  if (lang !== document.documentElement.lang) document.documentElement.lang = lang;
  for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
  document.head.append(...doc.head.querySelectorAll('[data-page]'));
}
