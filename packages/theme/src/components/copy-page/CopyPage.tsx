import { toMarkdownRoute } from 'docs-engine/browser';
import type { Page } from 'docs-engine/theme';
import { type ReactNode, useEffect, useState } from 'react';
import { announce, feedbackDuration } from '../../announce.ts';
import { Check, Copy } from '../../icons/icons.ts';
import { useHref, useStrings } from '../../site-context.tsx';
import styles from './CopyPage.module.css';

async function fetchText(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}

type CopyPageProps = { page: Page };

/** Button that copies the page as Markdown, for use in an AI chat. */
export function CopyPage({ page }: CopyPageProps): ReactNode {
  const strings = useStrings();
  const url = useHref()(toMarkdownRoute(page.routePath));
  const [result, setResult] = useState<'copying' | 'copied' | 'failed'>();
  useEffect(() => {
    if (result !== 'copied') return;
    const timer = setTimeout(() => setResult(undefined), feedbackDuration);
    return () => clearTimeout(timer);
  }, [result]);
  async function copy(): Promise<void> {
    setResult('copying');
    try {
      // Safari requires the call during the click, so the text is passed as a promise.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': fetchText(url) })]);
      setResult('copied');
      announce(strings.copied);
    } catch {
      setResult('failed');
    }
  }
  const Icon = result === 'copied' ? Check : Copy;
  return (
    <div className={styles.copy}>
      <button
        className={styles.button}
        aria-label={result === 'copied' ? strings.copied : strings.copyPage}
        aria-busy={result === 'copying' || undefined}
        data-requires-js=""
        onClick={copy}
        suppressHydrationWarning
      >
        <Icon size={16} aria-hidden />
        <span className={styles.text}>
          {result === 'copied' ? strings.copied : strings.copyPage}
        </span>
      </button>
      {result === 'failed' && (
        <p key={strings.copyManually} role="status" className={styles.note}>
          {strings.copyManually} <a href={url}>{strings.viewMarkdown}</a>
        </p>
      )}
    </div>
  );
}
