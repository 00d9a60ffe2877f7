import { visitAll } from 'docs-engine/markdown';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { listCodes } from '../content/parse-page.ts';
import { messagePattern } from './package-messages.ts';

/** Messages of the two packages that readers cannot get, with the reason. */
const notShown: Record<string, string> = {
  'missing required args for command `…`': 'no command has required arguments',
  'No argv provided and runtime process argv is not available.': 'Node.js always provides them',
  'outBase expect to be a string in bundleless mode, but got …': 'Node.js rejects the value first',
  'Failed to configure Rspack isolated declaration emission.': 'Rspack accepts the option',
  '"exports" is required': 'get-tsconfig passes it',
  'Chain must not be empty': 'get-tsconfig passes one',
  'Config not found in chain: …': 'get-tsconfig already read it',
  'Cannot resolve tsconfig at path: …': 'Rslib looks for the file first',
  'tsconfig#extends must be resolved. Use getTsconfig or readTsconfig to resolve it.':
    'Rslib resolves it',
  'The tsconfig path must be absolute': 'Rslib passes an absolute path',
  'Please specify a glob function to use glob matching.': 'tinyglobby has one',
  'Cannot pass patterns as both an argument and an option': 'Rslib passes an argument only',
};

/** Messages of the page that no sample prints, with the reason. */
const notProvoked: Record<string, string> = {
  'Unsupported Node.js version: "…". Expected Node.js >= 20.': 'samples run on supported versions',
  '[rslib:wasm] Failed to read .wasm source …: …': 'the file would have to vanish during the build',
  'Can not find a valid entry for dts.bundle option, please check your entry config.':
    'without an entry, Rspack fails first',
  'Failed to rename declaration file …: …': 'depends on timing',
  'Unable to find the emitted entrypoint "…" for "…".': 'needs a plugin that removes the entry',
  'Failed to locate downloaded Node.js executable "…" for "experiments.exe".':
    'needs an archive of Node.js without Node.js',
};

/** Messages of tools that users of a library have, which no cell of `npm run consumers` shows. */
const fromApplications = [
  'n.r is not a function',
  'Not allowed to load local resource: file:///…',
  'Web workers cannot have imports or exports without the type: "module" option',
  'createContext is not a function',
];

/** The messages of an error index: code in the first column of its tables, and its `###` headings. */
export function listPageMessages(page: Root): string[] {
  const messages: string[] = [];
  visitAll(page, (node) => {
    if (node.type === 'tableRow' && node.children[0]) messages.push(...listCodes(node.children[0]));
    if (node.type !== 'heading' || node.depth !== 3) return undefined;
    const heading = textOf(node).replace(/\s*\{#[\w-]+\}$/, '');
    if (/[…"']/.test(heading)) messages.push(heading);
    return undefined;
  });
  return messages;
}

/** Differences between the messages of the page, the packages and the recorded samples. */
export function compareMessages(
  page: readonly string[],
  packages: readonly string[],
  recorded: string,
): string[] {
  const patterns = page.map(messagePattern);
  const missing = packages
    .filter((message) => !(message in notShown))
    .filter((message) => !patterns.some((pattern) => pattern.test(message)))
    .filter((message) => !page.some((shown) => messagePattern(message).test(shown)))
    .map((message) => `missing on the page: "${message}"`);
  const unprovoked = page
    .filter((message) => !(message in notProvoked) && !fromApplications.includes(message))
    .filter((message) => !messagePattern(message).test(recorded))
    .map((message) => `the page has "${message}", which no sample in examples/ prints`);
  const outdated = [
    ...Object.keys(notShown).filter((message) => !packages.includes(message)),
    ...[...Object.keys(notProvoked), ...fromApplications].filter(
      (message) => !page.includes(message) || messagePattern(message).test(recorded),
    ),
  ].map((message) => `"${message}" no longer needs a reason`);
  return [...missing, ...unprovoked, ...outdated];
}
