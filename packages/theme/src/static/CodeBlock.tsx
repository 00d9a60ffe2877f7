import { formatSize, markOf } from 'docs-engine/browser';
import type { StaticContext } from 'docs-engine/theme';
import type { ReactNode } from 'react';
import type { CodeBlockProps } from '../props.ts';
import type { Strings } from '../strings.ts';
import styles from './CodeBlock.module.css';
import { CodeLink } from './CodeLink.tsx';
import { describeFiles, FileTable } from './FileTable.tsx';
import numbers from './LineNumbers.module.css';

/** The mark before a title that names a file. */
function headMark({ title = '', kind, files }: CodeBlockProps): string | undefined {
  if (files || !/[./]/.test(title)) return undefined;
  return kind === 'output' ? markOf(title) : 'source';
}

/** Title with the mark of the file, and its size. */
function Head({ props, strings }: { props: CodeBlockProps; strings: Strings }): ReactNode {
  const { title, size, files } = props;
  if (!title) return null;
  return (
    <figcaption className={styles.head} data-mark={headMark(props)}>
      <span translate={headMark(props) ? 'no' : undefined}>{title}</span>
      {size !== undefined && <data value={size}>{formatSize(size)}</data>}
      {files && <span>{describeFiles(files, strings)}</span>}
    </figcaption>
  );
}

/** Code block with a head for its file, and buttons to wrap lines and to copy the code. */
export function CodeBlock(
  { children, ...props }: CodeBlockProps & { children: ReactNode },
  { site }: StaticContext<Strings>,
): ReactNode {
  const { strings, markdown } = site;
  const { kind, files, lineNumbers } = props;
  const isWrapped = props.wrap ?? markdown.defaultWrapCode;
  if (files) {
    return (
      <figure className={styles.block} data-kind="output">
        <Head props={props} strings={strings} />
        <FileTable files={files} strings={strings} />
      </figure>
    );
  }
  return (
    <figure
      className={lineNumbers ? `${styles.block} ${numbers.numbered}` : styles.block}
      data-kind={kind}
      data-wrap={isWrapped ? '' : undefined}
    >
      <Head props={props} strings={strings} />
      <div className={styles.tools}>
        <button
          className={styles.button}
          aria-label={strings.wrapLines}
          aria-pressed={isWrapped}
          data-action="wrap"
        />
        {props.link && (
          <CodeLink href={props.link} label={strings.openCode} className={styles.button} />
        )}
        <button className={styles.button} aria-label={strings.copyCode} data-action="copy" />
      </div>
      <pre className={styles.pre}>{children}</pre>
    </figure>
  );
}
