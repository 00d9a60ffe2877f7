import type { ComponentFile, MarkdownRenderer } from 'docs-engine/theme';
import type { Strings } from '../strings.ts';
import { type Build, listBuilds, listErrors, listTypes, options, sourceFiles } from './builds.ts';

function describe({ tokens, syntax }: Build): string {
  const [format, bundle, output] = tokens.split(' ');
  const config = [
    `format: '${options.format[format as keyof typeof options.format]}'`,
    `bundle: ${bundle === 'b-1'}`,
    `syntax: '${options.syntax[syntax]}'`,
    ...(output === 'm-1' ? ['output: { minify: true }'] : []),
  ];
  return config.join(', ');
}

/** Markdown of the explorer: the sources, a table of what they become, and the text below it. */
export const toMarkdown: MarkdownRenderer<Strings> = ({ files }, { strings, children }) => {
  const { listSeparator, configExplorer } = strings;
  const list = (built: Iterable<readonly [string, ComponentFile]>): string =>
    [...built].map(([name, { bytes }]) => `\`${name}\` ${bytes} B`).join(listSeparator);
  const sources = [...sourceFiles(files)].map(
    ([name, { text }]) => `\`\`\`ts title="src/${name}"\n${text.trimEnd()}\n\`\`\``,
  );
  const rows = [
    [configExplorer.config, configExplorer.built],
    ['---', '---'],
    ...listBuilds(files).map((build) => [`\`${describe(build)}\``, list(build.files)]),
    ['`dts: true`', list(listTypes(files))],
    ["`format: 'umd', bundle: false`", listErrors(files).join(' ')],
  ];
  const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return [...sources, table, children].join('\n\n');
};
