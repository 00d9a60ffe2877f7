import { splitFrontmatter } from './frontmatter.ts';

/**
 * The title of a page without compiling it: `title` of the frontmatter, else the
 * first `# heading`. The dev server needs the titles of all pages at once.
 */
export function readTitle(source: string): string {
  const { yaml, body } = splitFrontmatter(source);
  const own = /^title:[ \t]*(.+?)[ \t]*$/m.exec(yaml)?.[1];
  if (own) return own.replace(/^(['"])(.*)\1$/, '$2');
  const heading = /^#[ \t]+(.+?)[ \t]*$/m.exec(
    body.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, ''),
  )?.[1];
  return (heading ?? '').replace(/\s*\\?\{#[^}]*\}\s*$/, '').replace(/[`*]|\\(?=[<{])/g, '');
}

/** The `date` of a page without compiling it. */
export function readDate(source: string): string | undefined {
  const value = /^date:[ \t]*(\S+)/m.exec(splitFrontmatter(source).yaml)?.[1];
  return value?.replace(/^(['"])(.*)\1$/, '$2');
}
