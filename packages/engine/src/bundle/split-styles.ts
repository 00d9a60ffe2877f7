import { AtRule, type ChildNode, type Container, parse, Root } from 'postcss';
import type { LanguageStyle, ModuleStyle } from '../document/module-styles.ts';
import { nonBlockingMedia } from '../document/non-blocking-media.ts';

export type SplitStyles = {
  /** Styles of every document: all that belong to no CSS module. */
  css: string;
  /** Those among them in the media of `nonBlockingMedia`. */
  nonBlockingStyles: string;
  /** Styles of the CSS modules, each for the documents that use its classes. */
  moduleStyles: ModuleStyle[];
  /** All of them, and those of the languages, for readers without scripts. */
  noScriptStyles: string;
  /**
   * Styles of documents in one language: those of the layer `lang.<code>`. Their selectors have `:lang()`,
   * because they stay when the reader switches the language.
   */
  languageStyles: LanguageStyle[];
};

/** Whether a selector or an at-rule stays. */
type Accepts = (names: readonly string[]) => boolean;

/** Classes in a selector. */
function listClasses(selector: string): string[] {
  return [...selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name);
}

/** Copies the selectors, animations and blocks that `accepts` returns true for, with their at-rules. */
function copyAccepted(nodes: readonly ChildNode[], accepts: Accepts): ChildNode[] {
  return nodes.flatMap((node): ChildNode[] => {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter((selector) => accepts(listClasses(selector)));
      return selectors.length > 0 ? [node.clone({ selectors })] : [];
    }
    if (node.type === 'atrule' && node.name !== 'keyframes' && node.nodes) {
      const { name, params, raws } = node;
      const inner = copyAccepted(node.nodes, accepts);
      return inner.length > 0 ? [new AtRule({ name, params, raws, nodes: inner })] : [];
    }
    const names = node.type === 'atrule' && node.name === 'keyframes' ? [node.params] : [];
    return accepts(names) ? [node.clone()] : [];
  });
}

function select({ raws, nodes }: Root, accepts: Accepts): string {
  return new Root({ raws, nodes: copyAccepted(nodes, accepts) }).toString();
}

/** States the order of the layers, which the minifier leaves out where the blocks show it. */
function layerOrder(sheet: Root): string {
  const [first] = sheet.nodes;
  const layers = sheet.nodes.flatMap((node) =>
    node.type === 'atrule' && node.name === 'layer' ? node.params.split(/,\s*/) : [],
  );
  const names = new Set(layers.map((name) => name.replace(/\..*/, '')));
  const isStated = first?.type === 'atrule' && first.params.split(/,\s*/).length >= names.size;
  return names.size === 0 || isStated ? '' : `@layer ${[...names].join()};`;
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

function isNonBlocking(query: string): boolean {
  const start = query.replace(/\s/g, '');
  return nonBlockingMedia.some((media) => start.startsWith(media));
}

function needsNoScripts(query: string): boolean {
  return query.replace(/\s/g, '').startsWith('(scripting:none)');
}

function keepNonBlocking(parent: Container): void {
  parent.each((node: ChildNode) => {
    const isMedia = node.type === 'atrule' && node.name === 'media';
    if (isMedia && node.params.split(',').every(isNonBlocking)) return;
    const { nodes } = node as Container;
    if (nodes) keepNonBlocking(node as Container);
    if (!nodes?.length) node.remove();
  });
}

/** Removes the rules in the media of `nonBlockingMedia` and returns them, in their layers. */
function takeNonBlocking(sheet: Root): string {
  const taken = sheet.clone();
  keepNonBlocking(taken);
  sheet.walkAtRules('media', (media) => {
    if (media.params.split(',').every(isNonBlocking)) media.remove();
  });
  return taken.toString();
}

/**
 * Separates the rules of each CSS module, for non-blocking media and for one language.
 * @param modules names of classes and animations of each module in the output
 */
export function splitStyles(css: string, modules: readonly (readonly string[])[]): SplitStyles {
  const sheet = parse(css);
  const order = layerOrder(sheet);
  const languageStyles = takeLanguages(sheet);
  const scoped = new Set(modules.flat());
  const shared = parse(select(sheet, (names) => !names.some((name) => scoped.has(name))));
  const nonBlockingStyles = takeNonBlocking(shared);
  const ofModules = select(sheet, (names) => names.some((name) => scoped.has(name)));
  // Scripts adopt what documents contain.
  sheet.walkAtRules('media', (media) => {
    const queries = media.params.split(',').filter((query) => !needsNoScripts(query));
    if (queries.length > 0) media.params = queries.join();
    else media.remove();
  });
  const moduleStyles = modules.map((own) => ({
    names: [...own],
    css: select(sheet, (names) => names.some((name) => own.includes(name))),
  }));
  return {
    css: order + select(shared, () => true),
    nonBlockingStyles,
    moduleStyles: moduleStyles.filter((style) => style.css),
    noScriptStyles: ofModules + languageStyles.map((style) => style.css).join(''),
    languageStyles,
  };
}
