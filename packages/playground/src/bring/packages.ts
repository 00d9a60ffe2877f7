import { maxSatisfying, rcompare, validRange } from 'semver';
import { decodeContents } from '../compiler/decode-contents.ts';
import { isInsideProject, parentOf } from '../project-path.ts';
import { listImports, packageOf } from './imports.ts';
import type { LeftOut } from './left-out.ts';
import { type Manifest, noManifest, readManifest } from './manifest.ts';
import { findFile, joinPath, type Source } from './source.ts';

/** Of all packages together. */
const maxFiles = 5000;
const maxBytes = 30_000_000;

/** The range in which a manifest wants a package; undefined when it does not name it. */
function rangeOf(manifest: Manifest, name: string): string | undefined {
  const { dependencies, peerDependencies, optionalDependencies, devDependencies } = manifest;
  const fields = [dependencies, peerDependencies, optionalDependencies, devDependencies];
  return fields.find((field) => Object.hasOwn(field, name))?.[name];
}

/** Whether Rslib leaves a package out of a bundle by default, so that only its types are needed. */
function isExternal(manifest: Manifest, name: string): boolean {
  return rangeOf({ ...manifest, devDependencies: {} }, name) !== undefined;
}

const declarations = /(?:\.d\.(?:[\w-]+\.)?[cm]?ts|(?:^|\/)package\.json)$/;
/** Neither a build nor TypeScript reads them. */
const unread = /\.(?:map|md|markdown|flow|tsbuildinfo)$|(?:^|\/)(?:LICENSE|CHANGELOG)(?:\.txt)?$/i;

/** Where pnpm keeps packages: `left@1.0.0` or, scoped, `@scope+left@1.0.0_peer@2.0.0`. */
const pnpmStore = 'node_modules/.pnpm';

type Wanted = {
  name: string;
  from: string;
  manifest: Manifest;
  typesOnly: boolean;
  parent: string;
};

type Options = {
  source: Source;
  /** Folders of the packages of a repository, by name. */
  workspace: ReadonlyMap<string, string>;
  /** Packages that need not be there: readers are not told when they are missing. */
  known: ReadonlySet<string>;
  /** Whether a build bundles even what the manifest lists. */
  bundlesAll: boolean;
  leftOut: LeftOut;
  /** How many files have been read. */
  onRead: (files: number) => void;
};

/** Folder of the newest version that a range allows; where it allows none, of the newest. */
async function findInStore(
  source: Source,
  name: string,
  range: string | undefined,
): Promise<string | undefined> {
  const prefix = `${name.replace('/', '+')}@`;
  const store = await source.list(pnpmStore);
  const byVersion = new Map(
    (store?.folders ?? [])
      .filter((folder) => folder.startsWith(prefix))
      .map((folder) => [/^[^_(]*/.exec(folder.slice(prefix.length))?.[0] ?? '', folder]),
  );
  const versions = [...byVersion.keys()].filter((version) => /^\d+\.\d+\.\d+/.test(version));
  const releases = versions.filter((version) => !version.includes('-'));
  const version =
    (range && validRange(range) && maxSatisfying(versions, range)) ||
    (releases.length > 0 ? releases : versions).sort(rcompare)[0];
  const folder = `${pnpmStore}/${byVersion.get(version ?? '')}/node_modules/${name}`;
  return version && (await findFile(source, `${folder}/package.json`)) ? folder : undefined;
}

/**
 * Folder of the package that an import in `from` reaches: as Node.js finds it, or in the store of
 * pnpm, whose links browsers leave out.
 */
async function findPackage(
  { source, workspace }: Options,
  name: string,
  from: string,
  range: string | undefined,
): Promise<string | undefined> {
  for (let folder = from; ; folder = parentOf(folder)) {
    const path = joinPath(folder, `node_modules/${name}`);
    if (await findFile(source, `${path}/package.json`)) return path;
    if (!folder) break;
  }
  return workspace.get(name) ?? (await findInStore(source, name, range));
}

/** Reads packages from `node_modules`: those that a project imports, and what these import. */
export class PackageReader {
  readonly files = new Map<string, string | Uint8Array>();
  readonly #options: Options;
  /** By the path in the project: where the package was found, and whether only types were read. */
  readonly #placed = new Map<string, { folder: string; typesOnly: boolean }>();
  #count = 0;
  #bytes = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Packages that the project in `folder` imports, and whether it needs only their types. */
  async read(
    packages: ReadonlyMap<string, boolean>,
    folder: string,
    manifest: Manifest,
  ): Promise<void> {
    const queue: Wanted[] = [...packages].map(([name, typesOnly]) => ({
      name,
      from: folder,
      manifest,
      typesOnly: typesOnly || (!this.#options.bundlesAll && isExternal(manifest, name)),
      parent: '',
    }));
    for (let wanted = queue.shift(); wanted; wanted = queue.shift()) {
      queue.push(...(await this.#readPackage(wanted)));
    }
  }

  /** Resolves to what the package imports. */
  async #readPackage(wanted: Wanted): Promise<Wanted[]> {
    const { name, from, manifest, typesOnly, parent } = wanted;
    const found = await findPackage(this.#options, name, from, rangeOf(manifest, name));
    const types = await this.#readTypes(wanted);
    if (!found) {
      if (!parent && types.length === 0) await this.#reportMissing(name);
      return types;
    }
    const place = this.#placeOf(name, found, parent);
    const placed = this.#placed.get(place);
    if (placed && (typesOnly || !placed.typesOnly)) return types;
    this.#placed.set(place, { folder: found, typesOnly });
    const imports = new Set<string>();
    await this.#readFolder(found, place, typesOnly, imports);
    imports.delete(name);
    const own = (await readManifest(this.#options.source, found)) ?? noManifest;
    return [
      ...types,
      ...[...imports].map((each) => ({
        name: each,
        from: found,
        manifest: own,
        typesOnly,
        parent: place,
      })),
    ];
  }

  /** Packages of types are found by name, not by import. */
  async #readTypes({ name, from, manifest, parent }: Wanted): Promise<Wanted[]> {
    if (name.startsWith('@types/')) return [];
    const types = `@types/${name.replace(/^@([^/]+)\//, '$1__')}`;
    const found = await findPackage(this.#options, types, from, rangeOf(manifest, types));
    return found ? [{ name: types, from, manifest, typesOnly: true, parent }] : [];
  }

  async #reportMissing(name: string): Promise<void> {
    const { source, known, leftOut } = this.#options;
    if (known.has(name)) return;
    leftOut.add((await source.list(pnpmStore)) ? 'linked' : 'notInstalled', name);
  }

  /** At the top, unless another version is there already: then below the package that imports it. */
  #placeOf(name: string, found: string, parent: string): string {
    const top = `node_modules/${name}`;
    const atTop = this.#placed.get(top);
    return !atTop || atTop.folder === found || !parent ? top : `${parent}/${top}`;
  }

  async #readFolder(
    folder: string,
    place: string,
    typesOnly: boolean,
    imports: Set<string>,
  ): Promise<void> {
    const listing = await this.#options.source.list(folder);
    for (const [name, file] of listing?.files ?? []) {
      const path = `${place}/${name}`;
      if ((typesOnly && !declarations.test(path)) || unread.test(path)) continue;
      if (this.files.has(path) || !isInsideProject(path)) continue;
      if (this.#count >= maxFiles || this.#bytes + file.size > maxBytes) {
        this.#options.leftOut.add(this.#count >= maxFiles ? 'tooMany' : 'tooLarge', path);
        return;
      }
      this.#count++;
      this.#bytes += file.size;
      const contents = decodeContents(await file.read());
      this.files.set(path, contents);
      this.#options.onRead(this.#count);
      if (typeof contents !== 'string') continue;
      for (const specifier of listImports(name, contents)) {
        const imported = packageOf(specifier);
        if (imported) imports.add(imported);
      }
    }
    for (const name of listing?.folders ?? []) {
      if (name === 'node_modules' || name === '.git') continue;
      await this.#readFolder(`${folder}/${name}`, `${place}/${name}`, typesOnly, imports);
    }
  }
}
