import { createRequire } from 'node:module';
import path from 'node:path';
import { emitDts } from 'svelte2tsx';

const require = createRequire(import.meta.url);

await emitDts({
  libRoot: path.resolve('src'),
  declarationDir: 'dist',
  svelteShimsPath: require.resolve('svelte2tsx/svelte-shims-v4.d.ts'),
});
