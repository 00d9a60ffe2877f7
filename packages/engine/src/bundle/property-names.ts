import type { Plugin } from 'vite';
import { toBase26 } from './class-names.ts';

type Replace = (code: string) => string;

const declaration = /(?<=[{;\s])(--[a-z][\w-]*):([^;}]*);?/g;

/** Maps custom properties with one value to this value: declared once, in `:root`, as a literal. */
function listConstants(css: string): Map<string, string> {
  const all = [...css.matchAll(declaration)].map(([, name]) => name);
  const [, root = ''] = css.match(/:root\{([^{}]*)\}/) ?? [];
  const constants = [...`;${root}`.matchAll(declaration)].flatMap(([, name = '', value = '']) => {
    const isOnce = all.indexOf(name) === all.lastIndexOf(name);
    return isOnce && !/var\(|light-dark\(/.test(value) ? [[name, value] as const] : [];
  });
  return new Map(constants);
}

/**
 * Returns functions that replace the custom properties that a minified style sheet declares, by
 * their value or by a short name: documents are 3 % smaller. Properties that only scripts set keep
 * their names.
 */
export function createPropertyNames(css: string): { inStyles: Replace; inScripts: Replace } {
  const constants = listConstants(css);
  const declared = [...css.matchAll(declaration)].map(([, name = '']) => name);
  const names = [...new Set(declared)].filter((name) => !constants.has(name)).sort();
  const short = new Map(names.map((name, index) => [name, `--${toBase26(index)}`]));
  const toShort = (name: string): string => short.get(name) ?? name;
  const insertConstants: Replace = (code) =>
    code.replace(/var\((--[a-z][\w-]*)\)/g, (use, name) => constants.get(name) ?? use);
  return {
    inStyles: (code) =>
      insertConstants(code)
        .replace(declaration, (text, name) => (constants.has(name) ? '' : text))
        .replace(/(?<![\w-])--[a-z][\w-]*/g, toShort),
    // Styles that load later are strings in scripts. Elsewhere, `--a` decrements a variable.
    inScripts: (code) => insertConstants(code).replace(/(?<=var\()--[a-z][\w-]*/g, toShort),
  };
}

/** Replaces the custom properties of the theme in the scripts of a bundle. */
export function shortPropertyNames(inScripts: Replace): Plugin {
  return {
    name: 'docs:short-property-names',
    renderChunk: (code) => (code.includes('var(--') ? { code: inScripts(code), map: null } : null),
  };
}
