import { listSamplesByFile } from './samples.ts';

/** Pages that open the files that code blocks quote, by the path of the file. */
export function listCodeLinks(): Record<string, string> {
  const links = [...listSamplesByFile()].map(([file, sample]) => [file, `/playground#${sample}`]);
  return Object.fromEntries(links);
}
