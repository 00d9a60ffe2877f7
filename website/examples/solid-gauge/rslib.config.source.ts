import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  output: { target: 'web' },
  lib: [
    {
      dts: true,
      plugins: [pluginBabel({ include: /\.tsx$/ }), pluginSolid()],
    },
    {
      output: {
        distPath: 'dist/source',
        filename: { js: '[name].jsx' },
      },
      tools: {
        rspack: {
          module: { parser: { javascript: { jsx: true } } },
        },
        swc: {
          jsc: { transform: { react: { runtime: 'preserve' } } },
        },
      },
    },
  ],
});
