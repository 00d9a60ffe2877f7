import { decodeContents } from '../compiler/decode-contents.ts';
import { isRecord } from '../is-record.ts';
import { findFile, joinPath, type Source } from './source.ts';

type Dependencies = Readonly<Record<string, string>>;

/** What `package.json` of a package or project says here. Fields of another type count as missing. */
export type Manifest = {
  name: string | undefined;
  dependencies: Dependencies;
  devDependencies: Dependencies;
  peerDependencies: Dependencies;
  optionalDependencies: Dependencies;
  /** Patterns of the folders of packages. */
  workspaces: string[];
};

function readDependencies(value: unknown): Dependencies {
  const entries = Object.entries(isRecord(value) ? value : {});
  return Object.fromEntries(entries.map(([name, range]) => [name, String(range)]));
}

export const listTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

function parseManifest(text: string): Manifest {
  const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  const fields = isRecord(value) ? value : {};
  const { name, workspaces } = fields;
  return {
    name: typeof name === 'string' ? name : undefined,
    dependencies: readDependencies(fields.dependencies),
    devDependencies: readDependencies(fields.devDependencies),
    peerDependencies: readDependencies(fields.peerDependencies),
    optionalDependencies: readDependencies(fields.optionalDependencies),
    workspaces: listTexts(isRecord(workspaces) ? workspaces.packages : workspaces),
  };
}

export const noManifest: Manifest = parseManifest('{}');

/** Undefined when there is no `package.json`; an empty one when it is no JSON. */
export async function readManifest(source: Source, folder: string): Promise<Manifest | undefined> {
  const file = await findFile(source, joinPath(folder, 'package.json'));
  if (!file) return undefined;
  try {
    return parseManifest(String(decodeContents(await file.read())));
  } catch {
    return noManifest;
  }
}
