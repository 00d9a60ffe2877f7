import type { AllHelp, CliPage, CommandName, Flag } from './cli-flags.ts';
import type { OptionPage } from './option-pages.ts';

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
        ...missing.map((name) => `${place} has no ${name} with ${keyOf(flag)}: add it`),
        ...(own.takesValue === flag.takesValue
          ? []
          : [
              `${place} has ${keyOf(flag)} ${own.takesValue ? 'with' : 'without'} a value, unlike rslib`,
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

/** Compares the CLI guide with the output of `rslib --help`. */
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
    // Without a command, `rslib` accepts the flags of `build`.
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

/** Compares the flags in the facts of an option with `rslib --help` and the CLI guide. */
export function checkFactFlags(help: AllHelp, cli: CliPage, page: OptionPage): string[] {
  const flags = listFactFlags(page);
  const route = `/${page.pageId}`;
  const known = help.build.flags.flatMap(({ names }) => names);
  const linked = cli.sections['build-flags'].filter(({ links }) => links.includes(route));
  return [
    ...flags
      .filter((flag) => !known.includes(flag))
      .map((flag) => `${page.file} has the unknown flag ${flag} in its facts`),
    ...linked
      .filter(({ names }) => !names.some((name) => flags.includes(name)))
      .map(
        ({ names }) =>
          `${cli.file} links ${names.join(', ')} with ${route}, whose facts do not have it: add it to cli="…" of ${page.file}`,
      ),
  ];
}
