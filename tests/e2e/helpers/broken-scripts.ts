import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './offline.ts';
import type { Handler } from './published-site.ts';

type ScriptResponse = { status?: number; type?: string; change: (script: string) => string };

const html = () => '<!doctype html>\n<h1>Some page of the host</h1>';

/** What a host that is broken responds to requests of scripts. */
export const brokenScripts = {
  empty: { change: () => '' },
  'cut off': { change: (script) => script.slice(0, script.length / 2) },
  'of the type text/plain': { type: 'text/plain', change: (script) => script },
  'an HTML document': { type: 'text/html', change: html },
  'missing for a year': { status: 404, type: 'text/html', change: html },
} satisfies Record<string, ScriptResponse>;

/** Changes the responses to requests of scripts, which browsers may keep for a year. */
export function changeScripts(
  dist: string,
  { status = 200, type = 'text/javascript', change }: ScriptResponse,
): Handler {
  const headers = {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
  };
  return ({ url = '' }, response) => {
    if (!url.startsWith(at('/assets/')) || !url.endsWith('.js')) return false;
    const file = join(dist, url.slice(at('/').length));
    if (!existsSync(file)) return false;
    response.writeHead(status, headers).end(change(readFileSync(file, 'utf8')));
    return true;
  };
}
