import { startPageId } from '../source/source-site.ts';
import type { SourcePage, ToHref } from '../source/write-page.ts';

/** Page whose title is a heading. */
export function writeWithHeading({ title, description, body }: SourcePage): string {
  return `---\ndescription: ${description}\n---\n\n# ${title}\n\n${body}`;
}

/** Page whose title is in the frontmatter only. */
export function writeWithTitle({ title, description, body }: SourcePage): string {
  return `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${body}`;
}

/** URLs with a folder for each language other than English, and an extension for all pages other than the start page. */
export function hrefsWith(chineseFolder: string, ending: string): ToHref {
  return (pageId, lang) => {
    const folder = lang === 'en' ? '/' : `/${chineseFolder}/`;
    return pageId === startPageId ? folder : `${folder}${pageId}${ending}`;
  };
}
