import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: process.env.OLDEST?.split(','),
});
