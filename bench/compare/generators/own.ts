import { loadProject } from 'docs-engine/node';
import { logo, writeConfig } from '../../generated-site/generate-site.ts';
import { repositoryRoot } from '../../repository.ts';
import { buildArguments } from '../../run-build.ts';
import type { Generator } from './generator.ts';
import { writeWithHeading } from './pages.ts';

/** The engine and theme of this repository. */
export const own: Generator = {
  name: 'this project',
  writeConfig: ({ sections }) => ({
    'package.json': '{ "type": "module" }\n',
    'site.config.ts': writeConfig(sections),
    // The configuration requires one; the other sites only show their title.
    'public/logo.svg': logo,
  }),
  toPath: (pageId, lang) => `content/${lang}/${pageId}.md`,
  writePage: writeWithHeading,
  // The same in both languages: the build localizes links.
  toHref: (pageId) => (pageId === 'index' ? '/' : `/${pageId}`),
  toCommand: (root) => [process.execPath, ...buildArguments, root],
  workingFolder: repositoryRoot,
  outDir: 'dist',
  listCaches: async (root) => [(await loadProject(root, { warn() {} })).diskCache.directory],
  search: {
    opener: 'button[commandfor=search]',
    field: '#search input',
    result: '#search [role=option]',
  },
};
