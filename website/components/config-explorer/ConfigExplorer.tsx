import type { StaticContext } from 'docs-engine/theme';
import type { ReactNode } from 'react';
import type { Strings } from '../strings.ts';
import { withCode } from '../with-code.tsx';
import { BuiltFiles } from './BuiltFiles.tsx';
import { countCombinations, type KitFiles, releaseOf, sourceFiles } from './builds.ts';
import styles from './ConfigExplorer.module.css';
import { ConfigForm } from './ConfigForm.tsx';

export { toMarkdown } from './to-markdown.ts';

type ConfigExplorerProps = { files: KitFiles; children: ReactNode };

function Sources({ files }: Pick<ConfigExplorerProps, 'files'>): ReactNode {
  return (
    <div className={styles.sources}>
      {[...sourceFiles(files)].map(([name, { html }]) => (
        <figure key={name}>
          <figcaption className={styles.head} data-mark="source">{`src/${name}`}</figcaption>
          <pre>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: highlighted by the build */}
            <code dangerouslySetInnerHTML={{ __html: html }} />
          </pre>
        </figure>
      ))}
    </div>
  );
}

/**
 * A config whose values are radio buttons, and the recorded files of each choice. Styles alone decide
 * what is shown, so it works without scripts.
 */
export function ConfigExplorer(
  { files, children }: ConfigExplorerProps,
  { site }: StaticContext<Strings>,
): ReactNode {
  const { configExplorer: strings } = site.strings;
  const basis = strings.basis
    .replace('{count}', String(countCombinations()))
    .replace('{version}', releaseOf(files));
  return (
    <section className={styles.explorer} aria-label={strings.label}>
      <ConfigForm files={files} strings={strings} />
      <BuiltFiles files={files} strings={strings} />
      <Sources files={files} />
      <div id="first-screen" className={styles.basis}>
        <p>{withCode(basis)}</p>
        {children}
      </div>
    </section>
  );
}
