import { type ChildNode, type Container, parse, type Root } from 'postcss';
import { rareMedia } from '../document/rare-media.ts';
import type { LanguageStyle, PageStyle } from '../document/render-document.tsx';

export type SplitStyles = {
  /** Styles of every document. */
  css: string;
  /** Styles of every document in the media of `rareMedia`. */
  rareStyles: string;
  /** Styles of documents that use their classes. */
  pageStyles: PageStyle[];
  /** Styles of documents in one language: those of the layer `lang.<code>`. */
  languageStyles: LanguageStyle[];
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

/** Removes the layers `lang.<code>` and returns them by language. */
function takeLanguages(sheet: Root): LanguageStyle[] {
  const styles: LanguageStyle[] = [];
  sheet.walkAtRules('layer', (layer) => {
    const lang = /^lang\.([\w-]+)$/.exec(layer.params)?.[1];
    if (!lang || !layer.nodes) return;
    styles.push({ lang, css: layer.toString() });
    layer.remove();
  });
  return styles;
}

function isRareMedia(node: ChildNode): boolean {
  if (node.type !== 'atrule' || node.name !== 'media') return false;
  const queries = node.params.replace(/\s/g, '').split(',');
  return queries.every((query) => rareMedia.some((rare) => query.startsWith(rare)));
}

function keepRareMedia(parent: Container): void {
  parent.each((node: ChildNode) => {
    if (isRareMedia(node)) return;
    const { nodes } = node as Container;
    if (nodes) keepRareMedia(node as Container);
    if (!nodes?.length) node.remove();
  });
}

/** Removes the rules in the media of `rareMedia` and returns them, in their layers. */
function takeRareMedia(sheet: Root): string {
  const rare = sheet.clone();
  keepRareMedia(rare);
  sheet.walkAtRules('media', (media) => {
    if (isRareMedia(media)) media.remove();
  });
  return rare.toString();
}

/** Separates the rules for rare media and for one language, and the rules of CSS modules that only some pages need, by the prefixes of their class names. */
export function splitStyles(css: string, pagePrefixes: readonly string[][]): SplitStyles {
  const sheet = parse(css);
  const languageStyles = takeLanguages(sheet);
  const patterns = pagePrefixes.map((prefixes) => new RegExp(`\\.(?:${prefixes.join('|')})\\d`));
  const shared = parse(select(sheet, (text) => !patterns.some((pattern) => pattern.test(text))));
  const rareStyles = takeRareMedia(shared);
  return {
    css: select(shared, () => true),
    rareStyles,
    pageStyles: pagePrefixes.map((classPrefixes, index) => ({
      classPrefixes,
      css: select(sheet, (text) => patterns[index]?.test(text) === true),
    })),
    languageStyles,
  };
}
