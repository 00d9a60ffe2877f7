import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2022',
  banner: { js: '/*! tempo | MIT */' },
  lib: [
    { format: 'esm' },
    { format: 'cjs', syntax: 'es2019', footer: { js: '/*! end */' } },
  ],
});
