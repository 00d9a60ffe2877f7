import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ToolResults } from '../../website/consumers/results.ts';
import { websiteRoot } from './roots.ts';

/** File with the results of a tool, which `npm run consumers` writes. */
export function resultsFile(tool: string): string {
  return path.join(websiteRoot, `consumers/results/${tool}.json`);
}

export function readResults(tool: string): ToolResults | undefined {
  const file = resultsFile(tool);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
