import { defineConfig, type LibConfig } from '@rslib/core';

/** Each combination of these options in a folder of its own. */
const lib: LibConfig[] = [];

for (const format of ['esm', 'cjs', 'umd'] as const) {
  for (const bundle of format === 'umd' ? [true] : [true, false]) {
    for (const syntax of ['esnext', 'es2017', 'es5'] as const) {
      for (const minify of [undefined, true]) {
        const mode = bundle ? 'bundle' : 'bundleless';
        const folder = [format, mode, syntax, minify && 'minify'].filter(Boolean).join('-');
        const output = { distPath: `dist/${folder}`, minify };
        lib.push(
          format === 'umd'
            ? { format, syntax, output: { ...output, target: 'web' }, umdName: 'readingTime' }
            : { format, bundle, syntax, output },
        );
      }
    }
  }
}

export default defineConfig({ lib });
