/** Takes over title, description and links of the head from a fetched document. */
export function syncHead(doc: Document): void {
  document.title = doc.title;
  document.documentElement.lang = doc.documentElement.lang;
  for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
  document.head.append(...doc.head.querySelectorAll('[data-page]'));
}
