import type { Page } from 'docs-engine/src/contract/page.ts';
import { Fragment, type ReactNode } from 'react';
import { useSite } from '../../site-context.tsx';
import styles from './ExampleLinks.doc.module.css';

/** Names the example projects that a page quotes, with links to their sources. */
export function ExampleLinks({ page }: { page: Page }): ReactNode {
  const { examplesBase, strings } = useSite();
  if (!examplesBase || page.examples.length === 0) return null;
  // The colon of Chinese brings its own space.
  const firstGap = strings.examples.endsWith('：') ? '' : ' ';
  return (
    <p key={[strings.examples, ...page.examples].join(' ')} className={styles.examples}>
      {strings.examples}
      {page.examples.map((name, index) => (
        <Fragment key={name}>
          {index === 0 ? firstGap : ' '}
          <a href={`${examplesBase}/${name}`} target="_blank" rel="noopener">
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
