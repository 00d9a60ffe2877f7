import { hashInputs, listVersions, readInputs } from './inputs.ts';

/** Tests of the content against the real packages, for `npm run verify`. */
export const verifyFiles = [
  'tests/examples/{examples,rslib-worker}.test.ts',
  'tests/playground/{attacks,download,kits,native,other-browsers,samples}.test.ts',
  'tests/statements/statements.test.ts',
  'website/checks/reference/*.test.ts',
];

const comparison = ['website/checks/reference', 'website/checks/content/parse-page.ts'];

/** What the slow comparisons are made from. Each of these files is one run. */
const slowFiles: Record<string, readonly string[]> = {
  'website/checks/reference/defaults.test.ts': [
    'website/content/en/config',
    'website/content/zh/config',
    'website/examples',
    'tests/examples',
  ],
  'website/checks/reference/javascript-api.test.ts': [
    'website/content/en/api',
    'website/content/zh/api',
  ],
  'website/checks/reference/types.test.ts': [
    'website/content/en/config',
    'website/content/zh/config',
  ],
};

/** The slow comparisons with the hashes of their inputs. */
export function hashSlowFiles(): [file: string, hash: string][] {
  const versions = listVersions(['@rslib/core', '@types/node', '@types/react', 'typescript-6']);
  return Object.entries(slowFiles).map(([file, paths]) => {
    const inputs = readInputs([...comparison, ...paths]).filter(
      (input) => !/^website\/examples\/[^/]+\/recorded\//.test(input),
    );
    return [file, hashInputs([inputs, versions])];
  });
}
