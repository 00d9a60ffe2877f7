import { applyEdits, modify, parse } from 'jsonc-parser';
import { decodeContents } from '../compiler/decode-contents.ts';
import { isRecord } from '../is-record.ts';
import { parentOf, resolvePath } from '../project-path.ts';
import { packageOf } from './imports.ts';
import type { LeftOut } from './left-out.ts';
import { listTexts } from './manifest.ts';
import { findFile, joinPath, type Source } from './source.ts';

type Tsconfig = {
  /** What it extends, with the path of each in the text. */
  bases: { base: string; at: (string | number)[] }[];
  /** Packages whose types it names. */
  packages: string[];
  /** Specifiers that `paths` maps, with `*`. */
  aliases: string[];
};

function parseTsconfig(text: string): Tsconfig {
  const value: unknown = parse(text, [], { allowTrailingComma: true });
  const { extends: base, compilerOptions } = isRecord(value) ? value : {};
  const { types, jsxImportSource, paths } = isRecord(compilerOptions) ? compilerOptions : {};
  return {
    bases:
      typeof base === 'string'
        ? [{ base, at: ['extends'] }]
        : listTexts(base).map((each, index) => ({ base: each, at: ['extends', index] })),
    packages: [...listTexts(types), ...listTexts([jsxImportSource])],
    aliases: Object.keys(isRecord(paths) ? paths : {}),
  };
}

/** Reads the tsconfigs of a project, and brings what they extend outside of it. */
export class TsconfigReader {
  /** That they extend or whose types they name. */
  readonly packages = new Set<string>();
  readonly #aliases = new Set<string>();
  readonly #source: Source;
  /** The folder of the project in the source. */
  readonly #root: string;
  readonly #files: Map<string, string | Uint8Array>;
  readonly #leftOut: LeftOut;
  /** Names in the project of files from outside, by their path in the source. */
  readonly #moved = new Map<string, string>();

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

  async read(): Promise<void> {
    for (const [path, text] of [...this.#files]) {
      if (/(?:^|\/)tsconfig[^/]*\.json$/.test(path) && typeof text === 'string') {
        await this.#readText(path, joinPath(this.#root, path), text);
      }
    }
  }

  /** Whether `paths` maps a specifier to files of the project. */
  isAlias(specifier: string): boolean {
    return [...this.#aliases].some((alias) => {
      const [start = '', end] = alias.split('*');
      return end === undefined
        ? specifier === start
        : start !== '' && specifier.startsWith(start) && specifier.endsWith(end);
    });
  }

  /** `place` is the path in the project, `origin` the one in the source, from which `extends` leads. */
  async #readText(place: string, origin: string, text: string): Promise<void> {
    const { bases, packages, aliases } = parseTsconfig(text);
    for (const alias of aliases) this.#aliases.add(alias);
    for (const name of [...packages, ...bases.map(({ base }) => base)]) {
      const found = packageOf(name);
      if (found) this.packages.add(found);
    }
    for (const { base, at } of bases) {
      if (base.startsWith('.')) await this.#readBase(place, origin, base, at);
    }
  }

  /** A base outside of the folder of the project moves into it, once. */
  async #readBase(
    place: string,
    origin: string,
    base: string,
    at: (string | number)[],
  ): Promise<void> {
    const path = resolvePath(parentOf(origin), /\.json$/.test(base) ? base : `${base}.json`);
    const isInside = path !== undefined && (!this.#root || path.startsWith(`${this.#root}/`));
    if (isInside) return;
    const known = this.#moved.get(path ?? '');
    if (known !== undefined) return this.#replace(place, at, `./${known}`);
    const file = path === undefined ? undefined : await findFile(this.#source, path);
    const contents = file && decodeContents(await file.read());
    if (path === undefined || typeof contents !== 'string') {
      return this.#leftOut.add('outside', base);
    }
    const name = this.#findFreeName(path.slice(path.lastIndexOf('/') + 1));
    this.#moved.set(path, name);
    this.#files.set(name, contents);
    this.#replace(place, at, `./${name}`);
    await this.#readText(name, path, contents);
  }

  #findFreeName(name: string): string {
    return this.#files.has(name) ? this.#findFreeName(`extended-${name}`) : name;
  }

  #replace(place: string, at: (string | number)[], value: string): void {
    const text = String(this.#files.get(place));
    this.#files.set(place, applyEdits(text, modify(text, at, value, {})));
  }
}
