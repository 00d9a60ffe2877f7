import { adoptEvent } from '../contract/dom.ts';
import { adoptStyles } from './adopt-styles.ts';
import { readModules } from './module-styles.ts';

/*
 * Inline script of every document, after the styles of the modules that it uses. Those of earlier
 * pages stay: removing a style sheet lays out the whole document again.
 */
function adopt(doc: Document): void {
  for (const css of readModules(doc)) adoptStyles(css);
}

adopt(document);
addEventListener(adoptEvent, (event) => adopt((event as CustomEvent<Document>).detail));
