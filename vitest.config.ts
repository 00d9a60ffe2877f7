import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{bench,src}/**/*.test.{ts,tsx}'],
          // Each file would load the modules that it tests anew, which takes as long as the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: [
            'checks/**/*.test.ts',
            'tests/{deploy,examples,fixtures,playground,search}/**/*.test.ts',
          ],
        },
      },
    ],
  },
});
