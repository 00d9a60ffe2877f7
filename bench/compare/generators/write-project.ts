import type { SourceSite } from '../source/source-site.ts';
import { writeSourcePage } from '../source/write-page.ts';
import type { Files, Generator } from './generator.ts';

/** All source files of a site for one generator. */
export function writeProject(generator: Generator, site: SourceSite): Files {
  const pages = site.languages.flatMap((language) =>
    site.pageIds.map((pageId) => {
      const page = writeSourcePage(site, pageId, language, generator.toHref);
      return [generator.toPath(pageId, language.lang), generator.writePage(page)] as const;
    }),
  );
  return { ...generator.writeConfig(site), ...Object.fromEntries(pages) };
}
