import { startPageId } from '../source/source-site.ts';
import type { SourcePage, ToHref } from '../source/write-page.ts';

/** Page with its title as a heading. */
export function writeWithHeading({ title, description, body }: SourcePage): string {
  return `---\ndescription: ${description}\n---\n\n# ${title}\n\n${body}`;
}

/** Page with its title in the frontmatter only. */
export function writeWithTitle({ title, description, body }: SourcePage): string {
  return `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${body}`;
}

/** Addresses below a folder for each language but English, with an ending of pages but the start page. */
export function addressesWith(chineseFolder: string, ending: string): ToHref {
  return (pageId, lang) => {
    const folder = lang === 'en' ? '/' : `/${chineseFolder}/`;
    return pageId === startPageId ? folder : `${folder}${pageId}${ending}`;
  };
}
