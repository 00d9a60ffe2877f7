import { isCodeName } from 'docs-engine/browser';
import type { TocEntry } from 'docs-engine/theme';
import { Fragment, type ReactNode, useEffect, useMemo } from 'react';
import { useStrings } from '../../site-context.tsx';
import { useSharedPanel } from '../panel/panel-context.tsx';
import { scrollInPanel } from '../panel/scroll-in-panel.ts';
import styles from './Outline.module.css';
import { useActiveHeading } from './use-active-heading.ts';

/** Allows line breaks after the dots of option names such as `dts.bundle.tsconfigPath`. */
function breakAtDots(text: string): ReactNode {
  return text.split(/(?<=\w\.)(?=\w)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts are never reordered
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

type OutlineProps = { toc: TocEntry[] };

/** Headings of the page, in a column on wide screens, otherwise in a popover. */
export function Outline({ toc }: OutlineProps): ReactNode {
  const strings = useStrings();
  const { ref, element, isOpen, onToggle } = useSharedPanel('outline');
  const ids = useMemo(() => toc.map(({ id }) => id), [toc]);
  const active = useActiveHeading(ids);

  // biome-ignore lint/correctness/useExhaustiveDependencies: also runs when the popover opens
  useEffect(() => {
    const link = element.current?.querySelector('[aria-current]');
    if (element.current && link) scrollInPanel(element.current, link);
  }, [active, isOpen, element]);

  return (
    <div
      ref={ref}
      id="outline"
      popover="auto"
      onToggle={onToggle}
      className={styles.outline}
      data-outline=""
    >
      <nav aria-label={strings.outline}>
        <p className={styles.title} aria-hidden="true">
          {strings.outline}
        </p>
        <ul className={styles.list}>
          {toc.map(({ id, text, depth }) => (
            <li key={id}>
              <a
                key={text}
                href={`#${id}`}
                className={styles.link}
                data-depth={depth}
                data-code-name={isCodeName(text) ? '' : undefined}
                aria-current={id === active ? 'location' : undefined}
              >
                {breakAtDots(text)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
