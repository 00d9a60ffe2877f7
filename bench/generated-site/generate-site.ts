import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from '../repository.ts';
import { languages } from './words.ts';
import { writePage } from './write-page.ts';

const pagesPerSection = 25;

export type Section = { name: string; pageIds: string[] };

/** Divides pages into sections of 25, each with its own sidebar. */
export function planSections(pagesPerLanguage: number): Section[] {
  const count = Math.ceil(pagesPerLanguage / pagesPerSection);
  return Array.from({ length: count }, (_, section) => {
    const name = `section-${section + 1}`;
    const size = Math.min(pagesPerSection, pagesPerLanguage - section * pagesPerSection);
    return {
      name,
      pageIds: Array.from({ length: size }, (_, index) => `${name}/page-${index + 1}`),
    };
  });
}

/** `public/logo.svg` of a generated site, named in its configuration. */
export const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>';

/** `site.config.ts` of a generated site, which works in any folder. */
export function writeConfig(sections: readonly Section[]): string {
  const source = (path: string) => JSON.stringify(pathToFileURL(join(repositoryRoot, path)).href);
  const sidebar = Object.fromEntries(
    sections.map(({ name, pageIds }) => [`/${name}/`, [{ text: name, items: pageIds }]]),
  );
  const config = {
    title: 'Generated',
    origin: 'https://generated.example',
    logo: { light: '/logo.svg', dark: '/logo.svg' },
    lang: 'en',
    locales: languages.map(({ lang }) => ({
      lang,
      label: lang,
      description: 'A generated site for build measurements',
    })),
    nav: sections.slice(0, 5).map(({ name, pageIds }) => ({ text: name, link: `/${pageIds[0]}` })),
    sidebar,
    repository: 'https://generated.example/repository',
  };
  return `import { defineConfig } from ${source('packages/engine/src/config/define-config.ts')};
import { defaultTheme } from ${source('packages/theme/src/manifest.ts')};

export default defineConfig({ ...${JSON.stringify(config, undefined, 2)}, theme: defaultTheme });
`;
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** Writes a site to a temporary folder. Half of its pages are in each language. */
export async function generateSite(pageCount: number): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'docs-bench-'));
  const sections = planSections(pageCount / languages.length);
  // The nearest package.json determines how the configuration is loaded.
  await write(join(root, 'package.json'), '{ "type": "module" }\n');
  await write(join(root, 'site.config.ts'), writeConfig(sections));
  await write(join(root, 'public/logo.svg'), logo);
  for (const language of languages) {
    for (const { pageIds } of sections) {
      const links = pageIds.map((pageId) => `/${pageId}`);
      for (const pageId of pageIds) {
        const text = writePage({ pageId, language, links });
        await write(join(root, 'content', language.lang, `${pageId}.mdx`), text);
      }
    }
  }
  return root;
}
