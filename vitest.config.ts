import { defineConfig } from 'vitest/config';
import { verifyFiles } from './tests/verify/files.ts';

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Each file would load the modules that it tests anew, which takes as long as many of the tests.
    isolate: false,
    // Generous: a busy machine needs many times as long, and some tests build whole sites.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{bench,packages,website/components}/**/*.test.{ts,tsx}',
            'tests/{consumers,examples,statements,system,verify}/**/*.test.ts',
          ],
          exclude: verifyFiles,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: [
            'website/checks/**/*.test.ts',
            'tests/{code,deploy,fixtures,playground,search}/**/*.test.ts',
          ],
          exclude: verifyFiles,
          // They run beside the browsers, and a busy machine leaves them little.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // Some tests build sites themselves; development and production React do not mix.
          env: { NODE_ENV: 'production' },
        },
      },
    ],
  },
});
