import { join } from 'node:path';
import { readUiStrings } from 'docs-engine/node';
import type { Strings } from '../../website/components/strings.ts';
import { repositoryRoot } from './roots.ts';

export type { Strings };

const folders = ['packages/theme/strings', 'website/strings'].map((folder) =>
  join(repositoryRoot, folder),
);

/** UI strings of our site. */
export const [en, zh] = ['en', 'zh'].map((lang) => readUiStrings(folders, lang).strings) as [
  Strings,
  Strings,
];
