/** The samples that the playground offers, and the links of the code that they quote. */

export { listCodeLinks } from './build/code-links.ts';
export { readKitProject } from './build/kit-project.ts';
export { menu, offeredRunsFile, readOfferedRuns } from './build/samples.ts';
