import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { compilerRoot, nodeModules } from './paths.ts';

/** Built-ins with a file of their own in `compiler/node/`. */
const implemented: Record<string, string> = {
  buffer: 'buffer',
  child_process: 'child-process',
  crypto: 'crypto',
  fs: 'fs',
  'fs/promises': 'fs-promises',
  module: 'module',
  os: 'os',
  path: 'path',
  'path/posix': 'path',
  process: 'process',
  url: 'url',
  util: 'util',
  'util/types': 'util-types',
  vm: 'vm',
  zlib: 'zlib',
};

/** Named at the start of packages, and never called in a build. */
const unavailable = new Set(
  `assert async_hooks cluster constants dns http http2 https inspector net perf_hooks querystring
  readline stream stream/promises string_decoder timers tls tty v8 worker_threads`.split(/\s+/),
);

/** From npm, written for browsers. */
const packages: Record<string, string> = {
  events: join(nodeModules, 'events/events.js'),
  // SVGR would read its config files with it, by a second copy of TypeScript.
  cosmiconfig: join(compilerRoot, 'node/cosmiconfig.ts'),
};

const prefix = '\0node:';
const builtinId = /^(?:node:)?[a-z_0-9]+(?:\/[a-z]+)?$/;

/** In CommonJS, because packages import names from built-ins that ours do not have. */
export function nodeBuiltins(): Plugin {
  return {
    name: 'playground:node-builtins',
    resolveId: {
      filter: { id: [builtinId, /^@rspack\/binding$/] },
      handler(id) {
        if (id === '@rspack/binding') return `${prefix}rspack-binding`;
        const name = id.replace(/^node:/, '');
        if (packages[name]) return packages[name];
        const file = implemented[name] ?? (unavailable.has(name) ? 'unavailable' : undefined);
        return file && `${prefix}${file}`;
      },
    },
    load: {
      filter: { id: /^\0node:/ },
      handler(id) {
        const file = join(compilerRoot, 'node', `${id.slice(prefix.length)}.ts`);
        return `module.exports = require(${JSON.stringify(file)}).builtin;`;
      },
    },
  };
}
