/** The samples that the playground offers, and which one opens a file of a kit. */

export { readKitProject } from './build/kit-project.ts';
export { listSamplesByFile, menu, offeredRunsFile, readOfferedRuns } from './build/samples.ts';
