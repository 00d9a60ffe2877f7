import { createServer } from 'node:http';
import { join } from 'node:path';
import { createServer as createViteServer } from 'vite';
import { createViteConfig } from '../bundle/vite-config.ts';
import { packageRoot } from '../files/package-root.ts';
import { listen } from '../listen.ts';
import { createDevRenderer } from './dev-renderer.ts';
import { createDevSite } from './dev-site.ts';
import { createDevSources } from './dev-sources.ts';
import { type DevServer, handleRequest } from './handle-request.ts';
import { watchSources } from './watch.ts';

const entryPath = '/src/engine/browser/entry.ts';

/** Files that builds and tests write, and nobody edits. */
function listOutputs(folder: string): string[] {
  return ['dist', 'dist-deploy', 'dist-search', 'tests', 'test-results'].map((name) =>
    join(folder, name, '**'),
  );
}

/** Serves the sources of a site and compiles pages on request. Resolves to the URL. */
export async function startDevServer(root: string, port: number): Promise<string> {
  const http = createServer();
  const sources = createDevSources(root);
  const shared = createViteConfig((await sources.load()).config);
  const vite = await createViteServer({
    ...shared,
    publicDir: false,
    server: {
      middlewareMode: true,
      hmr: { server: http },
      fs: { allow: [packageRoot, root] },
      // Otherwise a build would reload every open page.
      watch: { ignored: [packageRoot, root].flatMap(listOutputs) },
    },
    // Otherwise Vite optimizes packages it discovers later, and reloads every open page.
    optimizeDeps: {
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'],
    },
  });
  const site = createDevSite(sources, createDevRenderer(vite, entryPath));
  const server: DevServer = { root, vite, sources, site };
  watchSources(root, vite, sources);
  http.on('request', (request, response) => {
    vite.middlewares(request, response, () => void handleRequest(server, request, response));
  });
  try {
    // Loopback only: Vite serves every file of the project.
    return `http://localhost:${await listen(http, port, '127.0.0.1')}/`;
  } catch (error) {
    // The watcher would keep the process alive.
    await vite.close();
    throw error;
  }
}
