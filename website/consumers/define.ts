import type { RslibConfig } from '@rslib/core';

/** Paths below a folder with their content. */
export type Files = Record<string, string | Uint8Array>;

/**
 * Where the code of an application runs: in a page, on the server of a framework that renders HTML,
 * in a program or test of Node.js and the like. `component` is a React component that the page of a
 * framework renders, `script` a page that loads the package by a script tag, `test` a test or request that
 * fails.
 * With `types`, only types are checked; with `output`, what has been built is searched for unused code.
 */
export type Place =
  | 'browser'
  | 'server'
  | 'program'
  | 'component'
  | 'script'
  | 'test'
  | 'types'
  | 'output';

/** What an application does with a package. `PKG` stands for its name. */
export type Use = {
  /** A module whose default export is a function that returns what is seen; for `types`, a module. */
  code: string;
  /** What is seen if the package works. */
  sees: string | RegExp;
};

/** A small package that Rslib builds. */
export type Library = {
  /** Name of the npm package. */
  name: string;
  /** What the package has, as a row of a table. */
  title: { en: string; zh: string };
  /** Sources in plain JavaScript where possible, so that every tool can read them as the control. */
  files: Files;
  config: RslibConfig;
  /**
   * Fields of `package.json` besides name, version, `"type": "module"`, `exports`, `main` and `files`.
   * The repository has each of its dependencies.
   */
  manifest?: Record<string, unknown> & { dependencies?: Record<string, string> };
  uses: Partial<Record<Place, Use>>;
};

export const subjects = [
  'assets',
  'css',
  'react',
  'workers',
  'json',
  'wasm',
  'modules',
  'node',
  'syntax',
  'maps',
  'types',
  'size',
] as const;

export type Subject = (typeof subjects)[number];

export type LibraryPackage = Library & { subject: Subject };

/** An application during a cell. */
export type App = {
  /** Absolute path of the application. */
  folder: string;
  /** Name of the package, or the relative path of its source in the control. */
  specifier: string;
  /** Arguments of a setting that is tried, empty by default. */
  args: string;
  /** A free port. */
  port: number;
  /** Runs a command to its end and returns its output. A failing command fails the cell. */
  run: (command: string) => Promise<string>;
  /** Starts a server, and returns once its address answers. It ends with the cell. */
  start: (command: string, url?: string) => Promise<void>;
  /** Opens a page in Chromium and returns what its code has seen; of a stack, its position. */
  open: (url: string) => Promise<string>;
  /** Serves a folder of files and opens a page with these scripts and style sheets. */
  openFiles: (folder: string, head: readonly string[]) => Promise<string>;
  /** Serves a folder with its `index.html` and opens it. */
  openBuilt: (folder: string) => Promise<string>;
  /** Whether the files of a folder contain code that is not used. */
  findUnused: (folder: string) => Promise<string>;
  /** What `programEntry` printed into an output; of a stack, its position. */
  seenIn: (output: string) => string;
  /** Waits for an action to fail, and returns the first position that it prints. */
  failAt: (action: () => Promise<unknown>) => Promise<string>;
};

export type Cell = {
  /** For example `build`, `dev`, `build, client component`. */
  name: string;
  place: Place;
  /** Not run for packages that also have this use, which sees the same. */
  unless?: Place;
  look: (app: App) => Promise<string>;
};

/** One setting of the application that its author can make. */
export type Setting = {
  /** As it is written in the documentation, `PKG` being the package. */
  text: string;
  packages: readonly string[];
  files?: (specifier: string) => Files;
  args?: string;
};

/** A tool that users of a package have. */
export type Tool = {
  name: string;
  title: string;
  /** What readers choose to see several tools at once. Default: the tool itself. */
  family?: { name: string; title: string };
  /** Packages as `name@version`; the first one is the tool. */
  install: readonly string[];
  /** Version of Node.js that runs it. Default: the newest one. */
  node?: string;
  /** The smallest application. `src/use.js` has the code that uses the package. */
  files: (specifier: string, place: Place) => Files;
  cells: readonly Cell[];
  settings?: readonly Setting[];
};

/** The version of Node.js that runs tools by default. */
export const newestNode = '26.10.0';

/** Entry of a page: leaves what is seen where the runner finds it. */
export const pageEntry = `import use from './use.js';
Promise.resolve()
  .then(use)
  .then((seen) => { globalThis.seen = String(seen); }, (error) => { globalThis.seen = 'throws ' + error; });
`;

/** Files of an application whose entry is `src/index.js`. */
export const indexEntry = { 'src/index.js': "import './main.js';\n", 'src/main.js': pageEntry };

/** Entry of a program: prints what is seen. */
export const programEntry = `import use from './use.js';
console.log('[seen ' + (await use()) + ' seen]');
`;

/** HTML of a server that has rendered what `use.js` returned: `seen` is a variable with it. */
export const scriptOfSeen = "'globalThis.seen = ' + JSON.stringify(seen)";

/** Code of a component that has `use` and runs in the browser. */
export const reportInPage =
  "Promise.resolve().then(use).then((seen) => { globalThis.seen = String(seen); }, (error) => { globalThis.seen = 'throws ' + error; });";

/** Page of a React framework that runs the code of this module in the browser. */
export const createReactPage = (use: string) => `import { useEffect } from 'react';
import use from '${use}';
export default function Page() {
  useEffect(() => { ${reportInPage} }, []);
  return null;
}
`;

/** Code of a page: uses the rendered component as a reader would. */
export const componentProbe = `async function probe() {
  const change = async (read) => {
    const before = read();
    for (let frame = 0; frame < 60 && read() === before; frame += 1) await new Promise(requestAnimationFrame);
    return read();
  };
  const button = document.querySelector('button');
  if (button) {
    const first = button.textContent;
    button.click();
    return first + ', then ' + (await change(() => button.textContent));
  }
  const element = document.querySelector('[data-styled]');
  if (element) {
    const color = () => getComputedStyle(element).color;
    for (let frame = 0; frame < 60 && color() !== 'rgb(1, 2, 3)'; frame += 1) await new Promise(requestAnimationFrame);
    return color() === 'rgb(1, 2, 3)' ? 'the rule applies' : 'no rule for the class ' + element.className;
  }
  const image = document.querySelector('img');
  await image.decode().catch(() => {});
  return image.naturalWidth > 0 ? 'the picture loads' : 'no picture at ' + image.getAttribute('src');
}
`;

/** `use.js` as CommonJS. */
export function toCommonJs(code: string): string {
  return code
    .replace(/^import (\w+) from (.+?);$/gm, 'const $1 = require($2);')
    .replace(/^import \* as (\w+) from (.+?);$/gm, 'const $1 = require($2);')
    .replace(/^import (\{.+\}) from (.+?);$/gm, (_, names: string, from: string) => {
      return `const ${names.replaceAll(' as ', ': ')} = require(${from});`;
    })
    .replace(/^import (['"].+?['"]);$/gm, 'require($1);')
    .replace('export default', 'module.exports =');
}
