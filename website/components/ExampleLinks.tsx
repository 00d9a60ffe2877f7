import type { MarkdownRenderer, StaticContext } from 'docs-engine/theme';
import { Fragment, type ReactNode } from 'react';
import styles from './ExampleLinks.doc.module.css';
import type { ExampleLinksProps } from './props.ts';
import type { Strings } from './strings.ts';

const examplesUrl = 'https://github.com/web-infra-dev/rslib/tree/main/website/examples';

/** Names the example projects that a page quotes, with links to their sources. */
export function ExampleLinks(
  { names }: ExampleLinksProps,
  { site }: StaticContext<Strings>,
): ReactNode {
  const { examples } = site.strings;
  // The colon of Chinese brings its own space.
  const firstGap = examples.endsWith('：') ? '' : ' ';
  return (
    <p className={styles.examples}>
      {examples}
      {names.map((name, index) => (
        <Fragment key={name}>
          {index === 0 ? firstGap : ' '}
          <a href={`${examplesUrl}/${name}`} target="_blank" rel="noopener">
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

/** The same for programs. */
export const toMarkdown: MarkdownRenderer<Strings> = ({ names }: ExampleLinksProps) =>
  `Examples: ${names.map((name) => `[${name}](${examplesUrl}/${name})`).join(', ')}`;
