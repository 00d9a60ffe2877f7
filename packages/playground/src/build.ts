/** The compiler as files of a site, its samples, and its protocol. */

export { buildCompiler } from './build/compiler-files.ts';
export { listExtraFiles } from './build/extra-files.ts';
export { bindingName, nodeModules } from './build/paths.ts';
export { readPackageVersions } from './build/versions.ts';
export { describeMessage, describeProblem } from './compiler/check/findings.ts';
export { completeProject } from './page/complete-manifest.ts';
export type {
  BuildRequest,
  BuildResult,
  CompilerManifest,
  CompilerRequest,
  CompilerResponse,
  Finding,
  ProjectFiles,
} from './protocol.ts';
