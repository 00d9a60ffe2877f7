import { isDeepStrictEqual } from 'node:util';
import { parseIndex, type SearchIndex } from 'docs-search/index';
import { BuildError } from '../../diagnostics.ts';

/**
 * Reads the files of an index as the search does, and throws a `BuildError` unless it is the index that was
 * written: one value that JSON cannot represent would end every search of the language.
 * @param path of the file, below the output folder
 */
export function checkReadBack(
  files: { heads: string; texts: string },
  index: SearchIndex,
  path: string,
): void {
  const { pages, ...others } = parseIndex(files.heads, files.texts);
  const { pages: own, ...ownOthers } = index;
  const broken = own.find((page, at) => !isDeepStrictEqual(page, pages[at]));
  if (!broken && isDeepStrictEqual(ownOthers, others)) return;
  const part = broken ? `what the index has of ${broken.route}` : 'the synonyms of the index';
  const hint = 'This is a fault of the build: please report it, with that page or configuration.';
  throw new BuildError([{ file: path, message: `the search cannot read ${part}`, hint }]);
}
