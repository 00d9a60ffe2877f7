import { formatSize, markOf } from 'docs-engine/browser';
import type { ReactNode } from 'react';
import { Code } from './Code.tsx';
import { maxListed, maxShown } from './shown-limits.ts';
import type { PlaygroundStrings } from './strings.ts';
import type { Compiler } from './use-compiler.ts';
import styles from './Workbench.module.css';

type OutputProps = {
  /** The files of `previous` stay, marked as old, when the last build failed. */
  compiler: Pick<Compiler, 'result' | 'javascript' | 'previous'>;
  /** Path of the file to show. */
  shown: string;
  strings: PlaygroundStrings;
  onShow: (path: string) => void;
};

/** The files that the last build wrote, as text only. */
export function Output({ compiler, shown, strings, onShow }: OutputProps): ReactNode {
  const { result, javascript, previous } = compiler;
  const isOld = result !== undefined && !result.succeeded;
  const outputs = (isOld ? previous : result)?.outputs ?? javascript ?? [];
  const file =
    outputs.find(({ path }) => path === shown) ??
    outputs.find(({ path }) => /\.[cm]?js$/.test(path)) ??
    outputs[0];
  const isLong =
    outputs.length > maxListed ||
    (typeof file?.contents === 'string' && file.contents.length > maxShown);
  const total = outputs.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <section
      className={`${styles.pane} ${styles.output}`}
      aria-label={strings.output}
      data-old={isOld ? '' : undefined}
    >
      <h2>
        {strings.output}
        {file && <span>{strings.total(outputs.length, formatSize(total))}</span>}
      </h2>
      <ul translate="no">
        {outputs.slice(0, maxListed).map(({ path, bytes, gzipBytes, brotliBytes }) => (
          <li key={path}>
            <button
              data-mark={markOf(path)}
              aria-current={path === file?.path}
              onClick={() => onShow(path)}
            >
              {path}
            </button>
            <span>
              {formatSize(bytes)}, gzip {formatSize(gzipBytes)}
              {brotliBytes !== undefined && `, brotli ${formatSize(brotliBytes)}`}
            </span>
          </li>
        ))}
      </ul>
      {result && !file && <p>{strings.noOutput}</p>}
      {typeof file?.contents === 'string' && (
        <Code path={file.path} text={file.contents.slice(0, maxShown)} />
      )}
      {isLong && <p>{strings.cut}</p>}
    </section>
  );
}
