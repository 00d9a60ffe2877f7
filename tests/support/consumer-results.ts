import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ToolResults } from '../../website/consumers/results.ts';
import { websiteRoot } from './roots.ts';

/** File with what `npm run consumers` has seen of a tool. */
export const resultsFile = (tool: string) =>
  path.join(websiteRoot, `consumers/results/${tool}.json`);

export function readResults(tool: string): ToolResults | undefined {
  const file = resultsFile(tool);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
