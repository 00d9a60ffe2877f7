import { pageAttribute } from '#contract/dom.ts';

/** Inert elements and styles. Scripts and `http-equiv` of a fetched document have no effect. */
const pageElements = `:is(title,meta:is([name],[property]):not([http-equiv]),link,style,script[type="application/ld+json"])[${pageAttribute}]`;

/** Takes over title, language and the elements of `<head>` that belong to the page. */
export function syncHead(doc: Document): void {
  document.title = doc.title;
  const { lang } = doc.documentElement;
  // Setting `lang` recalculates all styles, even to the same value.
  if (lang !== document.documentElement.lang) document.documentElement.lang = lang;
  for (const element of document.head.querySelectorAll(pageElements)) element.remove();
  document.head.append(...doc.head.querySelectorAll(pageElements));
}
