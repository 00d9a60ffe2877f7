/**
 * Marks a run of static markup. Runs are found again by their path in the body: `2.0` is the first
 * run inside the third segment. In a file of its own, so that the script of the first load goes without.
 */
export const runAttribute = 'data-run';
