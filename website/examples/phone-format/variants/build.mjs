import { build } from 'esbuild';

const options = {
  entryPoints: ['src/index.ts'],
  bundle: true,
  platform: 'node',
  external: ['picocolors'],
  define: { __VERSION__: "'1.0.0'" },
};

await build({ ...options, format: 'esm', outfile: 'dist/index.js' });
await build({ ...options, format: 'cjs', outfile: 'dist/index.cjs' });
