import { applyEdits, modify, parse } from 'jsonc-parser';
import { packageOf } from './imports.ts';
import type { LeftOut } from './left-out.ts';
import { decodeContents, findFile, joinPath, parentOf, type Source } from './source.ts';

type Tsconfig = {
  extends?: unknown;
  compilerOptions?: { types?: unknown; jsxImportSource?: unknown; paths?: unknown };
};

const toList = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');

function parseTsconfig(text: string): Tsconfig {
  const value: unknown = parse(text, [], { allowTrailingComma: true });
  return typeof value === 'object' && value !== null ? value : {};
}

/** A path without `.` and `..`; undefined when it leaves the root. */
function resolvePath(folder: string, relative: string): string | undefined {
  const segments = folder ? folder.split('/') : [];
  for (const segment of relative.split('/')) {
    if (segment === '..' && segments.pop() === undefined) return undefined;
    if (segment !== '..' && segment !== '.' && segment !== '') segments.push(segment);
  }
  return segments.join('/');
}

/** What the tsconfigs of a project need besides its files. */
export type TsconfigNeeds = {
  /** That they extend or whose types they name. */
  packages: Set<string>;
  /** First parts of specifiers that `paths` maps to files of the project. */
  aliases: Set<string>;
};

export class TsconfigReader {
  readonly #source: Source;
  /** The folder of the project in the source. */
  readonly #root: string;
  readonly #files: Map<string, string | Uint8Array>;
  readonly #leftOut: LeftOut;
  readonly needs: TsconfigNeeds = { packages: new Set(), aliases: new Set() };

  constructor(
    source: Source,
    root: string,
    files: Map<string, string | Uint8Array>,
    leftOut: LeftOut,
  ) {
    this.#source = source;
    this.#root = root;
    this.#files = files;
    this.#leftOut = leftOut;
  }

  /** Reads all tsconfigs of the project, and what they extend outside of it. */
  async read(): Promise<void> {
    for (const [path, text] of this.#files) {
      if (/(?:^|\/)tsconfig[^/]*\.json$/.test(path) && typeof text === 'string') {
        await this.#readText(path, joinPath(this.#root, path), text);
      }
    }
  }

  /** `place` is the path in the project, `origin` the one in the source, from which `extends` leads. */
  async #readText(place: string, origin: string, text: string): Promise<void> {
    const { extends: bases, compilerOptions = {} } = parseTsconfig(text);
    const { types, jsxImportSource, paths } = compilerOptions;
    for (const name of [...toList(types), ...toList(jsxImportSource)]) {
      const found = packageOf(name);
      if (found) this.needs.packages.add(found);
    }
    for (const alias of Object.keys(typeof paths === 'object' && paths !== null ? paths : {})) {
      this.needs.aliases.add(packageOf(alias.replace(/\/?\*.*$/, '')) ?? alias);
    }
    for (const [index, base] of toList(bases).entries()) {
      const found = packageOf(base);
      if (found) this.needs.packages.add(found);
      else if (base.startsWith('.')) {
        await this.#readBase(place, origin, base, Array.isArray(bases) ? index : undefined);
      }
    }
  }

  /** A base outside of the folder of the project moves into it. */
  async #readBase(
    place: string,
    origin: string,
    base: string,
    index: number | undefined,
  ): Promise<void> {
    const path = resolvePath(parentOf(origin), /\.json$/.test(base) ? base : `${base}.json`);
    const isInside = path !== undefined && (!this.#root || path.startsWith(`${this.#root}/`));
    if (isInside) return;
    const file = path === undefined ? undefined : await findFile(this.#source, path);
    const contents = file && decodeContents(await file.read());
    if (path === undefined || typeof contents !== 'string') {
      this.#leftOut.add('outside', base);
      return;
    }
    const name = this.#findFreeName(path.slice(path.lastIndexOf('/') + 1));
    this.#files.set(name, contents);
    this.#replace(place, index === undefined ? ['extends'] : ['extends', index], `./${name}`);
    await this.#readText(name, path, contents);
  }

  #findFreeName(name: string): string {
    return this.#files.has(name) ? this.#findFreeName(`extended-${name}`) : name;
  }

  #replace(place: string, path: (string | number)[], value: string): void {
    const text = String(this.#files.get(place));
    const edits = modify(text, path, value, {});
    this.#files.set(place, applyEdits(text, edits));
  }
}
