import { type ChildNode, type Container, parse, type Root } from 'postcss';
import type { PageStyle } from '../document/render-document.tsx';

export type SplitStyles = {
  /** Styles of every document. */
  css: string;
  /** Styles of documents that use their classes. */
  pageStyles: PageStyle[];
};

/** Keeps the selectors, animations and blocks that `accepts` returns true for, with their at-rules. */
function keepNames(parent: Container, accepts: (text: string) => boolean): void {
  parent.each((node: ChildNode) => {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter(accepts);
      if (selectors.length > 0) node.selectors = selectors;
      else node.remove();
    } else if (node.type === 'atrule' && node.name === 'keyframes') {
      if (!accepts(`.${node.params}`)) node.remove();
    } else if (node.type === 'atrule' && node.nodes) {
      keepNames(node, accepts);
      if (node.nodes.length === 0) node.remove();
    } else if (!accepts('')) {
      node.remove();
    }
  });
}

function select(sheet: Root, accepts: (text: string) => boolean): string {
  const root = sheet.clone();
  keepNames(root, accepts);
  return root.toString();
}

/** Separates the rules of CSS modules that only some pages need, by the prefixes of their class names. */
export function splitStyles(css: string, pagePrefixes: readonly string[]): SplitStyles {
  const sheet = parse(css);
  const patterns = pagePrefixes.map((prefix) => new RegExp(`\\.${prefix}\\d`));
  return {
    css: select(sheet, (text) => !patterns.some((pattern) => pattern.test(text))),
    pageStyles: pagePrefixes.map((classPrefix, index) => ({
      classPrefix,
      css: select(sheet, (text) => patterns[index]?.test(text) === true),
    })),
  };
}
