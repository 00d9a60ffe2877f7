import { adoptEvent, pageAttribute, progressId } from '../contract/dom.ts';

/** Inert elements. Scripts and `http-equiv` of a fetched document have no effect. */
const pageElements = `:is(meta:not([http-equiv]),link,script[type$=json])[${pageAttribute}]`;

/** Takes over language, title and the elements of `<head>` that belong to the page. */
export function syncHead(doc: Document): void {
  const root = document.documentElement;
  const { lang } = doc.documentElement;
  document.title = doc.title;
  dispatchEvent(new CustomEvent(adoptEvent, { detail: doc }));
  // Setting `lang` recalculates all styles, even to the same value.
  if (lang !== root.lang) {
    root.lang = lang;
    // Its name is in the language of the document.
    document.getElementById(progressId)?.replaceWith(doc.getElementById(progressId) ?? '');
  }
  // An inserted or removed style sheet lays out the whole document again, so equal ones stay. Their order
  // does not matter: no element has classes of two sheets.
  const unused = new Set(document.head.querySelectorAll(pageElements));
  for (const element of doc.head.querySelectorAll(pageElements)) {
    const same = [...unused].find((other) => other.isEqualNode(element));
    if (same) unused.delete(same);
    else document.head.append(element);
  }
  for (const element of unused) element.remove();
}
