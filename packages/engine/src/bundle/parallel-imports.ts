import type { Plugin } from 'vite';

/**
 * Requests what the app chunk imports together with it. Otherwise the browser learns of the helpers of the
 * bundler, which have a chunk of their own, when the app has arrived: one more round trip.
 */
export function parallelImports(): Plugin {
  return {
    name: 'docs:parallel-imports',
    // The hash in the name of the entry is that of its code before `generateBundle`.
    augmentChunkHash: (chunk) => (chunk.isEntry ? 'parallel imports' : undefined),
    generateBundle(_, bundle) {
      for (const entry of Object.values(bundle)) {
        if (entry.type !== 'chunk' || !entry.isEntry) continue;
        const atStart = new Set([entry.fileName, ...entry.imports]);
        entry.code = entry.code.replace(/import\([`'"]\.\/([^`'"]+)[`'"]\)/g, (call, name) => {
          const folder = entry.fileName.replace(/[^/]+$/, '');
          const target = bundle[folder + name];
          if (target?.type !== 'chunk') return call;
          const later = target.imports.filter((file) => !atStart.has(file));
          if (later.length === 0) return call;
          const others = later.map((file) => `import("./${file.slice(folder.length)}")`);
          return `Promise.all([${[call, ...others]}]).then(([app])=>app)`;
        });
      }
    },
  };
}
