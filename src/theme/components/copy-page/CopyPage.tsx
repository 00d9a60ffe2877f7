import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useEffect, useState } from 'react';
import type { PageData } from '#contract/page.ts';
import { toMarkdownRoute } from '#contract/urls.ts';
import { announce, feedbackDuration } from '../../announce.ts';
import { useHref, useStrings } from '../../site-context.tsx';
import styles from './CopyPage.module.css';

async function readText(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}

type CopyPageProps = { page: PageData };

/** Copies the page as Markdown, for readers who ask a program about it. */
export function CopyPage({ page }: CopyPageProps): ReactNode {
  const strings = useStrings();
  const address = useHref()(toMarkdownRoute(page.routePath));
  const [result, setResult] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (result !== 'copied') return;
    const timer = setTimeout(() => setResult(undefined), feedbackDuration);
    return () => clearTimeout(timer);
  }, [result]);
  async function copy(): Promise<void> {
    try {
      // The promise keeps the press valid while the text loads: Safari takes nothing later.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': readText(address) })]);
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
        type="button"
        className={styles.button}
        aria-label={result === 'copied' ? strings.copied : strings.copyPage}
        data-requires-js=""
        onClick={copy}
      >
        <Icon size={16} aria-hidden />
        <span className={styles.text}>
          {result === 'copied' ? strings.copied : strings.copyPage}
        </span>
      </button>
      {result === 'failed' && (
        <p role="status" className={styles.note}>
          {strings.copyManually} <a href={address}>{strings.viewMarkdown}</a>
        </p>
      )}
    </div>
  );
}
