import { adoptEvent } from '../contract/dom.ts';
import { adoptStyles } from './adopt-styles.ts';
import { readStyles } from './module-styles.ts';

/*
 * Inline script of every document, after the styles of its modules and its language. Those of earlier
 * pages stay: removing a style sheet lays out the whole document again.
 */
function adopt(doc: Document): void {
  for (const css of readStyles(doc)) adoptStyles(css);
}

adopt(document);
addEventListener(adoptEvent, (event) => adopt((event as CustomEvent<Document>).detail));
