import type { ReactNode } from 'react';
import type { StaticContext } from '#contract/theme.ts';
import type { CodeBlockProps } from '../props.ts';
import type { Strings } from '../ui-strings/en.ts';
import styles from './CodeBlock.module.css';
import numbers from './LineNumbers.page.module.css';

const labels: Record<string, string> = { txt: '', text: '', plain: '' };

/** Code block with title, language, and buttons to wrap lines and to copy the code. */
export function CodeBlock(
  { lang, title, wrap, lineNumbers, children }: CodeBlockProps & { children: ReactNode },
  { site }: StaticContext<Strings>,
): ReactNode {
  const { strings, markdown } = site;
  const isWrapped = wrap ?? markdown.defaultWrapCode;
  const label = labels[lang] ?? lang;
  return (
    <figure
      className={lineNumbers ? `${styles.block} ${numbers.numbered}` : styles.block}
      data-wrap={isWrapped ? '' : undefined}
    >
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.tools}>
        {label && <span className={styles.lang}>{label}</span>}
        <button
          type="button"
          className={styles.button}
          aria-label={strings.wrapLines}
          aria-pressed={isWrapped}
          data-wrap-toggle=""
        />
        <button
          type="button"
          className={styles.button}
          aria-label={strings.copyCode}
          data-copy=""
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be focusable */}
      <pre className={styles.pre} tabIndex={0}>
        {children}
      </pre>
    </figure>
  );
}
