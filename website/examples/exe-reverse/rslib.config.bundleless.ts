import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false, experiments: { exe: true } }],
});
