import type { MarkdownRenderer, SiteData, StaticContext } from 'docs-engine/theme';
import { Fragment, type ReactNode } from 'react';
import type { VerifiedByProps } from './props.ts';
import type { Strings } from './strings.ts';
import styles from './VerifiedBy.module.css';

const sources = 'https://github.com/web-infra-dev/rslib/tree/main/website';

type Link = { text: string; url: string };

function listLinks({ kits, probes }: VerifiedByProps, { statements }: Strings): Link[] {
  const links = kits.map((kit) => ({ text: kit, url: `${sources}/examples/${kit}` }));
  if (!probes) return links;
  const text = statements.replace('{count}', String(probes.count));
  return [{ text, url: `${sources}/statements/${probes.file}` }, ...links];
}

function describe({ strings, release = '' }: SiteData<Strings>): string {
  return strings.verifiedBy.replace('{release}', release);
}

/** The colon of Chinese brings its own space. */
function gapAfter(text: string): string {
  return text.endsWith('：') ? '' : ' ';
}

/** Names what a page is verified by: its statements with probes, and the examples that it quotes. */
export function VerifiedBy(props: VerifiedByProps, { site }: StaticContext<Strings>): ReactNode {
  const text = describe(site);
  const { listSeparator } = site.strings;
  return (
    <p className={styles.verified}>
      {text}
      {listLinks(props, site.strings).map((link, index) => (
        <Fragment key={link.url}>
          {index === 0 ? gapAfter(text) : listSeparator}
          <a href={link.url} target="_blank" rel="noopener">
            {link.text}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

/** The same for programs. */
export const toMarkdown: MarkdownRenderer<Strings> = (props: VerifiedByProps, { strings }) =>
  `${strings.verifiedIn}${gapAfter(strings.verifiedIn)}${listLinks(props, strings)
    .map(({ text, url }) => `[${text}](${url})`)
    .join(strings.listSeparator)}`;
