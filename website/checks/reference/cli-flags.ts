import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Nodes, Root, RootContent } from 'mdast';
import { listCodes, listLinks, parsePage, readSection } from '../content/parse-page.ts';
import { packageFolder, websiteRoot } from '../roots.ts';

/** A flag with its `--no-` form and short form in `names`. */
export type Flag = { names: string[]; takesValue: boolean };

/** The help of one command. */
type Help = { flags: Flag[]; commands: string[] };

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
  const bin = join(packageFolder('@rslib/core'), 'bin/rslib.js');
  const { stdout } = await run(process.execPath, [bin, ...command, '--help'], {
    cwd: websiteRoot,
    env: { ...process.env, NO_COLOR: '1' },
  });
  return parseHelp(stdout);
}

/** Runs `rslib --help` once per command. */
export async function readAllHelp(): Promise<AllHelp> {
  const [root, build, inspect, mfDev] = await Promise.all([
    readHelp(),
    readHelp('build'),
    readHelp('inspect'),
    readHelp('mf-dev'),
  ]);
  return { root, build, inspect, 'mf-dev': mfDev };
}

/** A flag on the page, with the pages linked from its row. */
type WrittenFlag = Flag & { links: string[] };

export type CliPage = {
  file: string;
  commands: string[];
  /** Flags by the id of their section. */
  sections: Record<'build-flags' | 'common-flags' | 'inspect', WrittenFlag[]>;
};

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

/** Parses the CLI guide. */
export function readCliPage(source: string, file: string): CliPage {
  const tree: Root = parsePage(source, file);
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
