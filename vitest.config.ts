import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Generous: a busy machine needs many times as long, and hooks may install packages.
    testTimeout: 600_000,
    hookTimeout: 600_000,
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
