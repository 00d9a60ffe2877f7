import { isDeepStrictEqual } from 'node:util';
import { parseIndex } from 'docs-search/src/index/index-file.ts';
import type { SearchIndex } from 'docs-search/src/index/records.ts';
import { BuildError } from '../../diagnostics.ts';

/**
 * Reads an index file as the search does, and throws a `BuildError` unless it is the index that was
 * written: one value that JSON cannot represent would end every search of the language.
 * @param path of the file, below the output folder
 */
export function checkReadBack(text: string, index: SearchIndex, path: string): void {
  const { pages, synonyms } = parseIndex(JSON.parse(text));
  const broken = index.pages.find((page, at) => !isDeepStrictEqual(page, pages[at]));
  if (!broken && isDeepStrictEqual(synonyms, index.synonyms)) return;
  throw new BuildError([
    {
      severity: 'error',
      file: path,
      message: `the search cannot read ${broken ? `what the index has of ${broken[0]}` : 'the synonyms of the index'}`,
      hint: 'This is a fault of the build: please report it, with that page or configuration.',
    },
  ]);
}
