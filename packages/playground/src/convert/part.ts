import type { ProjectFiles } from '../protocol.ts';
import type { Format, NoteId, ProposalNote, Setting } from './draft.ts';
import { expandPatterns, findSource, isPattern, nameEntries, normalizePath } from './entries.ts';
import { listRuntimeDependencies, type Manifest, readManifest } from './project.ts';

/** What all tools have to know of a project. */
export class Project {
  files: ProjectFiles;
  manifest: Manifest;
  /** Sorted. */
  paths: string[];
  notes: ProposalNote[] = [];

  constructor(files: ProjectFiles) {
    this.files = files;
    this.manifest = readManifest(files);
    this.paths = Object.keys(files).sort();
  }

  /** Adds a note, once. */
  note(note: ProposalNote): void {
    const text = JSON.stringify(note);
    if (!this.notes.some((each) => JSON.stringify(each) === text)) this.notes.push(note);
  }
}

type Sourced<Value> = { value: Value; from: string };

/** What a config, or one of several in a file, says of a build. */
export class Part {
  project: Project;
  /** Name of the tool, for comments. */
  tool: string;
  /** Name of its page, as in `guide/migration/<guide>`. */
  guide: string;
  /** The option that is read. */
  option = '';
  /** Where it is written. */
  place: { file: string; line?: number };
  formats: Sourced<Format>[] = [];
  /** False for a build of declarations alone. */
  hasScripts = true;
  /** Files by the names of entries. */
  entries: Sourced<Record<string, string>> | undefined;
  /** Paths and patterns that the tool calls entries. */
  patterns: string[] = [];
  /** Whether each file is compiled on its own. */
  isBundleless = false;
  /** The folder that holds what is compiled without a bundle. */
  sourceFolder = 'src';
  folder = 'dist';
  /** Options of `dts`; undefined when there are no declarations. */
  dts: Sourced<{ bundle: boolean; bundledPackages?: string[]; distPath?: string }> | undefined;
  settings: Setting[] = [];
  /** Settings of the libs of a format. */
  formatSettings: (Setting & { format: Format })[] = [];
  /** Endings of scripts where the tool has its own, by format. */
  extensions = new Map<Format, Sourced<string>>();
  /** Endings that the tool gives where `package.json` lists no file. */
  preferredExtensions: Partial<Record<Format, string>> = {};
  /** Options that were read. */
  seen = new Set<string>();

  constructor(project: Project, tool: string, file: string, guide = tool) {
    this.project = project;
    this.tool = tool;
    this.guide = guide;
    this.place = { file };
  }

  /** The comment of a setting. */
  get from(): string {
    return `${this.tool}: ${this.option}`;
  }

  /** Sets an option of Rslib, which may come from another option, too. */
  set(path: string, value: unknown, otherFrom?: string): void {
    const from = otherFrom ? `${otherFrom}, ${this.option}` : this.from;
    this.settings = this.settings.filter((setting) => setting.path !== path);
    this.settings.push({ path, value, from });
  }

  setFor(format: Format, path: string, value: unknown): void {
    this.formatSettings.push({ format, path, value, from: this.from });
  }

  addFormat(format: Format): void {
    if (!this.formats.some(({ value }) => value === format)) {
      this.formats.push({ value: format, from: this.from });
    }
  }

  note(id: NoteId, values: Record<string, string> = {}): void {
    const href = id === 'byHand' ? `/guide/migration/${this.guide}#options` : undefined;
    this.project.note({
      id,
      values: { tool: this.tool, option: this.option, ...values },
      ...this.place,
      ...(href && { href }),
    });
  }

  /** Compiles each file on its own. */
  compileFiles(): void {
    this.isBundleless = true;
    this.set('bundle', false);
  }

  /** Takes a list of paths and patterns as entries. */
  addEntries(list: readonly string[]): void {
    this.patterns.push(...list);
    const files = expandPatterns(list, this.project.paths).flatMap((path) => this.#find(path));
    for (const pattern of list) {
      const isEmpty =
        isPattern(pattern) && expandPatterns([pattern], this.project.paths).length === 0;
      if (isEmpty && !pattern.startsWith('!')) this.note('noEntry', { entry: pattern });
    }
    this.#merge(nameEntries(files));
  }

  /** Takes entries with names of their own. */
  addNamedEntries(entries: Record<string, string>): void {
    for (const [name, path] of Object.entries(entries)) {
      for (const file of this.#find(path)) this.#merge({ [name]: `./${file}` });
    }
  }

  /** Gives the only entry the name of its output. */
  renameEntry(name: string): void {
    const entries = Object.entries(this.entries?.value ?? {});
    const [only] = entries;
    if (this.entries && only && entries.length === 1) this.entries.value = { [name]: only[1] };
  }

  /** One folder for all formats where each has the same. */
  joinFolders(): void {
    const path = 'output.distPath';
    const own = this.formatSettings.filter((setting) => setting.path === path);
    const [first] = own;
    if (!first || own.some(({ value }) => value !== first.value)) return;
    this.formatSettings = this.formatSettings.filter((setting) => setting.path !== path);
    this.folder = String(first.value);
    if (this.folder !== 'dist') this.settings.push({ path, value: this.folder, from: first.from });
  }

  #find(path: string): string[] {
    const file = findSource(path, this.project.paths);
    if (!file) this.note('noEntry', { entry: path });
    return [file ?? normalizePath(path)];
  }

  #merge(entries: Record<string, string>): void {
    this.entries = { value: { ...this.entries?.value, ...entries }, from: this.from };
  }

  /** Whether Rslib keeps a package, or a module of it, as an import by itself. */
  isExternal(name: string): boolean {
    const [packageName = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(name) ?? [];
    return listRuntimeDependencies(this.project.manifest).includes(packageName);
  }
}
