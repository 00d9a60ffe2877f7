import { listSamplesByConfig } from './samples.ts';

/** Pages that open the configs that code blocks quote, by the path of the file. */
export function listCodeLinks(): Record<string, string> {
  const links = [...listSamplesByConfig()].map(([file, sample]) => [file, `/playground#${sample}`]);
  return Object.fromEntries(links);
}
