import { type KitFiles, listBuilds, listErrors, listTypes, options } from './builds.ts';

const list = (files: Iterable<readonly [string, { bytes: number }]>): string =>
  [...files].map(([name, { bytes }]) => `\`${name}\` ${bytes} B`).join(', ');

/** Markdown of the explorer: a table of all builds, and the text below it. */
export function toMarkdown(
  { files }: { files: KitFiles },
  { children }: { children: string },
): string {
  const rows = listBuilds(files).map(({ tokens, syntax, files: built }) => {
    const [format, bundle, output] = tokens.split(' ');
    const config = [
      `format: '${options.format[format as keyof typeof options.format]}'`,
      `bundle: ${bundle === 'b-1'}`,
      `syntax: '${options.syntax[syntax]}'`,
      ...(output === 'm-1' ? ['output: { minify: true }'] : []),
    ];
    return `| \`${config.join(', ')}\` | ${list(built)} |`;
  });
  return [
    `| Config | Files in dist/ |\n| --- | --- |\n${rows.join('\n')}`,
    `\`dts: true\`: ${list(listTypes(files))}`,
    `\`format: 'umd', bundle: false\`: ${listErrors(files).join(' ')}`,
    children,
  ].join('\n\n');
}
