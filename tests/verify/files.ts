import { hashInputs, listVersions, readInputs } from './inputs.ts';

/** Tests of the content against the real packages, for `npm run verify`. */
export const verifyFiles = [
  'tests/examples/{examples,rslib-worker}.test.ts',
  'tests/playground/{kits,native,samples}.test.ts',
  'checks/reference/*.test.ts',
];

const comparison = ['checks/reference', 'checks/content/parse-page.ts'];

/** What the slow comparisons are made from. Each of these files is one run. */
const slowFiles: Record<string, readonly string[]> = {
  'checks/reference/defaults.test.ts': [
    'content/en/config',
    'content/zh/config',
    'examples',
    'tests/examples',
  ],
  'checks/reference/javascript-api.test.ts': ['content/en/api', 'content/zh/api'],
  'checks/reference/types.test.ts': ['content/en/config', 'content/zh/config'],
};

/** The slow comparisons with the hashes of their inputs. */
export function hashSlowFiles(): [file: string, hash: string][] {
  const versions = listVersions(['@rslib/core', '@types/node', '@types/react', 'typescript-6']);
  return Object.entries(slowFiles).map(([file, paths]) => {
    const inputs = readInputs([...comparison, ...paths]).filter(
      (input) => !/^examples\/[^/]+\/recorded\//.test(input),
    );
    return [file, hashInputs([inputs, versions])];
  });
}
