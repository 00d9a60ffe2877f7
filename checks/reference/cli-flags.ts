import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Nodes, Root, RootContent } from 'mdast';
import { packageRoot } from '#engine/files/package-root.ts';
import { listCodes, type OptionPage, parsePage, readSection } from './option-pages.ts';

/** A flag with its `--no-` form and short form in `names`. */
export type Flag = { names: string[]; takesValue: boolean };

/** The help of one command. */
export type Help = { flags: Flag[]; commands: string[] };

export type CommandName = 'build' | 'inspect' | 'mf-dev';
export type AllHelp = Record<'root' | CommandName, Help>;

const run = promisify(execFile);
const flagLine = /^ {2}((?:-\w, )?--[\w-]+)( <[^>]+>)?\s{2,}(.*)$/;

function parseHelp(text: string): Help {
  const flags = text.split('\n').flatMap((line) => {
    const [, names, value, description = ''] = flagLine.exec(line) ?? [];
    if (!names) return [];
    const negated = /\(use (--no-[\w-]+) to disable\)/.exec(description)?.[1];
    return [{ names: [...names.split(', '), ...(negated ? [negated] : [])], takesValue: !!value }];
  });
  const [, list = ''] = /\nCommands:\n((?: {2}\S.*\n)+)/.exec(text) ?? [];
  return { flags, commands: [...list.matchAll(/^ {2}(\S+)/gm)].map(([, name = '']) => name) };
}

async function readHelp(...command: string[]): Promise<Help> {
  const bin = join(packageRoot, 'node_modules/@rslib/core/bin/rslib.js');
  const { stdout } = await run(process.execPath, [bin, ...command, '--help'], {
    cwd: packageRoot,
    env: { ...process.env, NO_COLOR: '1' },
  });
  return parseHelp(stdout);
}

/** Asks the installed `rslib` for its help, once for each command. */
export async function readAllHelp(): Promise<AllHelp> {
  const [root, build, inspect, mfDev] = await Promise.all([
    readHelp(),
    readHelp('build'),
    readHelp('inspect'),
    readHelp('mf-dev'),
  ]);
  return { root, build, inspect, 'mf-dev': mfDev };
}

/** A flag as the page writes it, with the pages that its row links to. */
type WrittenFlag = Flag & { links: string[] };

export type CliPage = {
  file: string;
  commands: string[];
  /** Flags by the id of their section. */
  sections: Record<'build-flags' | 'common-flags' | 'inspect', WrittenFlag[]>;
};

function listLinks(node: Nodes): string[] {
  if (node.type === 'link') return [node.url.replace(/#.*/, '')];
  return 'children' in node ? node.children.flatMap(listLinks) : [];
}

function toFlag(node: Nodes, codes: readonly string[]): WrittenFlag[] {
  const flags = codes.filter((code) => code.startsWith('-'));
  if (flags.length === 0) return [];
  return [
    {
      names: flags.map((flag) => flag.split(' ')[0] ?? flag),
      takesValue: flags.some((flag) => flag.includes('<') || /^--\S+ \w/.test(flag)),
      links: listLinks(node),
    },
  ];
}

function readFlags(nodes: readonly RootContent[]): WrittenFlag[] {
  return nodes.flatMap((node) => {
    if (node.type === 'table') {
      return node.children.slice(1).flatMap((row) => {
        const [first] = row.children;
        return first ? toFlag(row, listCodes(first)) : [];
      });
    }
    if (node.type !== 'list') return [];
    return node.children.flatMap((item) => {
      const [paragraph] = item.children;
      const [first] = paragraph?.type === 'paragraph' ? paragraph.children : [];
      return first?.type === 'inlineCode' ? toFlag(item, [first.value]) : [];
    });
  });
}

/** Reads the guide to the command line as data. */
export function readCliPage(source: string, file: string, lang: string): CliPage {
  const tree: Root = parsePage(source, file, lang);
  const [commandTable] = readSection(tree, 'commands').filter(({ type }) => type === 'table');
  return {
    file,
    commands: commandTable
      ? listCodes(commandTable).filter((code) => /^rslib [\w-]+$/.test(code))
      : [],
    sections: {
      'build-flags': readFlags(readSection(tree, 'build-flags')),
      'common-flags': readFlags(readSection(tree, 'common-flags')),
      inspect: readFlags(readSection(tree, 'inspect')),
    },
  };
}

function keyOf({ names }: Flag): string {
  return names.find((name) => /^--(?!no-)/.test(name)) ?? names[0] ?? '';
}

function findFlag<T extends Flag>(flags: readonly T[], flag: Flag): T | undefined {
  return flags.find((other) => keyOf(other) === keyOf(flag));
}

function compareFlags(
  { file }: CliPage,
  section: string,
  real: readonly Flag[],
  written: readonly Flag[],
): string[] {
  const place = `the section "${section}" of ${file}`;
  return [
    ...real.flatMap((flag) => {
      const own = findFlag(written, flag);
      if (!own) return [`rslib has ${flag.names.join(', ')}, which ${place} does not: add it`];
      const missing = flag.names.filter((name) => !own.names.includes(name));
      return [
        ...missing.map((name) => `${place} lacks ${name} beside ${keyOf(flag)}: add it`),
        ...(own.takesValue === flag.takesValue
          ? []
          : [
              `${place} writes ${keyOf(flag)} ${own.takesValue ? 'with' : 'without'} a value, rslib the other way round`,
            ]),
      ];
    }),
    ...written
      .filter((flag) => !flag.names.every((name) => findFlag(real, flag)?.names.includes(name)))
      .map(
        (flag) => `${place} documents ${flag.names.join(', ')}, which rslib does not have there`,
      ),
  ];
}

/** Compares the guide to the command line with what `rslib --help` prints. */
export function checkCliPage(help: AllHelp, page: CliPage): string[] {
  const isIn = (name: CommandName) => (flag: Flag) =>
    findFlag(help[name].flags, flag) !== undefined;
  const isVersion = (flag: Flag) => keyOf(flag) === '--version';
  const common = help.build.flags.filter(
    (flag) => isVersion(flag) || (isIn('inspect')(flag) && isIn('mf-dev')(flag)),
  );
  const isCommon = (flag: Flag) => common.some((other) => keyOf(other) === keyOf(flag));
  const own = (name: CommandName) => help[name].flags.filter((flag) => !isCommon(flag));
  const commands = page.commands.map((command) => command.replace('rslib ', ''));
  return [
    ...compareFlags(page, 'build-flags', own('build'), page.sections['build-flags']),
    ...compareFlags(page, 'common-flags', common, page.sections['common-flags']),
    ...compareFlags(page, 'inspect', own('inspect'), page.sections.inspect),
    ...own('mf-dev').map(
      (flag) => `rslib mf-dev has ${keyOf(flag)}, which ${page.file} does not: add it`,
    ),
    ...help.root.commands
      .filter((command) => !commands.includes(command))
      .map((command) => `rslib has the command ${command}, which ${page.file} does not: add it`),
    ...commands
      .filter((command) => !help.root.commands.includes(command))
      .map((command) => `${page.file} documents rslib ${command}, which does not exist`),
    // What the bare command takes is what `build` takes.
    ...compareFlags(
      page,
      'build-flags',
      help.root.flags.filter((flag) => !isCommon(flag)),
      page.sections['build-flags'],
    ),
  ];
}

function listFactFlags({ facts }: OptionPage): string[] {
  return facts?.cli?.match(/--[\w-]+/g) ?? [];
}

/** Compares the flags in the facts of an option with `rslib --help` and with the guide to the command line. */
export function checkFactFlags(help: AllHelp, cli: CliPage, page: OptionPage): string[] {
  const flags = listFactFlags(page);
  const route = `/${page.pageId}`;
  const known = help.build.flags.flatMap(({ names }) => names);
  const linked = cli.sections['build-flags'].filter(({ links }) => links.includes(route));
  return [
    ...flags
      .filter((flag) => !known.includes(flag))
      .map((flag) => `${page.file} names the flag ${flag} in its facts, which rslib does not have`),
    ...linked
      .filter(({ names }) => !names.some((name) => flags.includes(name)))
      .map(
        ({ names }) =>
          `${cli.file} links ${names.join(', ')} with ${route}, whose facts do not name it: write it into cli="…" of ${page.file}`,
      ),
  ];
}
