import { defineConfig } from '@rslib/core';

export default defineConfig((params) => {
  console.log(params);
  return {};
});
