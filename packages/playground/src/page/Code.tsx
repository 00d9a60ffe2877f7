import { type ReactNode, useEffect, useState } from 'react';

type Highlight = typeof import('./highlight.ts').highlight;

/** A text that scrolls, with the colors of its language once those have loaded. */
export function Code({ path, text }: { path: string; text: string }): ReactNode {
  const [highlight, setHighlight] = useState<{ run: Highlight }>();
  useEffect(() => {
    import('./highlight.ts').then(({ highlight: run }) => setHighlight({ run })).catch(() => {});
  }, []);
  const tokens = highlight?.run(path, text) ?? [{ text, className: '' }];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <pre tabIndex={0} translate="no">
      <code>
        {tokens.map((token, index) =>
          token.className ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no other identity
            <span key={index} className={token.className}>
              {token.text}
            </span>
          ) : (
            token.text
          ),
        )}
      </code>
    </pre>
  );
}
