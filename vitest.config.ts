import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{bench,checks,src}/**/*.test.{ts,tsx}',
      'tests/{deploy,examples,fixtures,search}/**/*.test.ts',
    ],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
