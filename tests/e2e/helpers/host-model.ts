import type { ServerResponse } from 'node:http';
import { brokenScripts, changeScripts } from './broken-scripts.ts';
import type { Handler, PublishedSite } from './published-site.ts';
import type { Release } from './releases.ts';

type State = {
  /** Index of the release that is published. */
  release: number;
  /** What the host responds with instead of the release, unless it leaves a request to it. */
  trouble?: (release: Release) => Handler;
  isOffline?: boolean;
};

const lastRelease = 2;
const login = '<!doctype html>\n<html lang="en"><body><h1>Login</h1></body></html>';
const pending = new Set<ServerResponse>();

function respondWith(status: number, html: string): Handler {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'text/html', 'cache-control': 'no-cache' });
    response.end(html);
    return true;
  };
}

/** What host and network do, by name. */
const steps: Record<string, (state: State) => State> = {
  deploy: (state) => ({ ...state, release: Math.min(state.release + 1, lastRelease) }),
  rollback: (state) => ({ ...state, release: Math.max(state.release - 1, 0) }),
  heal: ({ release }) => ({ release }),
  offline: (state) => ({ ...state, isOffline: true }),
  portal: (state) => ({ ...state, trouble: () => respondWith(200, login) }),
  'status 503': (state) => ({ ...state, trouble: () => respondWith(503, '<h1>Failed</h1>') }),
  hang: (state) => ({ ...state, trouble: () => (_, response) => Boolean(pending.add(response)) }),
};
for (const [name, broken] of Object.entries(brokenScripts)) {
  steps[`scripts ${name}`] = (state) => ({
    ...state,
    trouble: ({ dist }) => changeScripts(dist, broken),
  });
}

export const hostSteps: readonly string[] = Object.keys(steps);

export type Host = {
  change: (step: string) => void;
  isOffline: () => boolean;
  /** Whether nothing is wrong. */
  isWell: () => boolean;
};

/** Serves the first of some releases in the place of a site. */
export function startHost(published: PublishedSite, releases: readonly Release[]): Host {
  let state: State = { release: 0 };
  published.intercept((request, response) => {
    const release = releases[state.release] as Release;
    if (!state.trouble?.(release)(request, response)) release.answer(request, response);
    return true;
  });
  return {
    change(step) {
      state = steps[step]?.(state) ?? state;
      if (step !== 'heal') return;
      // Connections that hang end at some time; a browser has six of them.
      for (const response of pending) response.destroy();
      pending.clear();
    },
    isOffline: () => Boolean(state.isOffline),
    isWell: () => !state.trouble && !state.isOffline,
  };
}
