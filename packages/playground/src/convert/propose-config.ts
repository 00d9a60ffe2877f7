import type { ProjectFiles } from '../protocol.ts';
import type { ConfigDraft, ProposalNote } from './draft.ts';
import { finish } from './finish.ts';
import { Part, Project } from './part.ts';
import { printConfig } from './print-config.ts';
import { readEsbuild } from './tools/esbuild.ts';
import { readFather } from './tools/father.ts';
import { readModernModule } from './tools/modernjs-module.ts';
import { readPackageJson } from './tools/package-json.ts';
import { readRollup } from './tools/rollup.ts';
import { readTsc } from './tools/tsc.ts';
import { readTsdown } from './tools/tsdown.ts';
import { readTsup } from './tools/tsup.ts';
import { readUnbuild } from './tools/unbuild.ts';
import { readVite } from './tools/vite.ts';
import { proposeTypesConfig, type TypesConfig } from './types-config.ts';

/** A config for a project that has none of Rslib. */
export type Proposal = {
  /** Text of `rslib.config.ts`, with the source of each option as a comment. */
  config: string;
  /** The tsconfig that it needs, where that of the project will not do. */
  tsconfig?: TypesConfig;
  /** The file that it was read from, such as `tsup.config.ts` or `package.json`. */
  from: string;
  /** Its tool, as in `/guide/migration/<tool>`; `package.json` without one, and `files` without that. */
  tool: string;
  /** What has no counterpart, or needs a look. `explainNote()` has the words. */
  notes: ProposalNote[];
};

export type ProposalOptions = {
  /** Whether declarations are bundled, which needs API Extractor. Default: as the tool does. */
  bundleTypes?: boolean;
};

/** In the order in which they are asked; the first that a project uses is taken. */
const tools: ((project: Project) => Part[])[] = [
  readTsup,
  readTsdown,
  readUnbuild,
  readFather,
  readModernModule,
  readVite,
  readRollup,
  readEsbuild,
  readTsc,
  readPackageJson,
];

const hrefs: Record<TypesConfig['reason'], string> = {
  noTsconfig: '/config/lib/dts#requirements',
  types: '/guide/advanced/dts#tests',
  typescript6: '/guide/basic/typescript#typescript-7',
};

/** Points the config to the tsconfig that is proposed with it, and says why it is there. */
function addTypesConfig(draft: ConfigDraft, project: Project, { file, reason }: TypesConfig): void {
  project.note({ id: reason, values: { file }, file, href: hrefs[reason] });
  if (reason === 'noTsconfig') return;
  const path = 'source.tsconfigPath';
  const from = reason === 'types' ? 'only what the entries import' : 'for TypeScript 6';
  draft.settings = draft.settings.filter((setting) => setting.path !== path);
  draft.settings.push({ path, value: `./${file}`, from });
}

/**
 * Proposes the `rslib.config.ts` of a project: from the config of the tool that builds it, from the
 * flags of that in the scripts, or from what `package.json` lists. Nothing of the project runs.
 * Never throws for what a project contains.
 */
export function proposeConfig(
  files: ProjectFiles,
  { bundleTypes = true }: ProposalOptions = {},
): Proposal {
  const project = new Project(files);
  let parts: Part[] = [];
  for (const read of tools) {
    parts = read(project);
    if (parts.some(({ hasScripts }) => hasScripts)) break;
  }
  const [first = new Part(project, 'package.json', 'package.json')] = parts;
  const { file } = first.place;
  const draft = finish(parts, bundleTypes);
  const tsconfig = proposeTypesConfig(project, parts);
  if (tsconfig) addTypesConfig(draft, project, tsconfig);
  return {
    config: printConfig(draft),
    ...(tsconfig && { tsconfig }),
    from: file,
    tool: first.guide,
    notes: project.notes,
  };
}
