import { adoptStyles, prefersReducedMotion } from 'docs-engine/browser';
import { type ReactNode, useInsertionEffect } from 'react';
import { ArrowUp } from '../../icons/icons.ts';
import { useStrings } from '../../site-context.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import styles from './scroll-to-top.css?inline';

function scrollToTop(): void {
  scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  // The button disappears at the top, so the focus must move first.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/** Loaded lazily with its styles by `ScrollToTop`. */
export function ScrollToTopButton(): ReactNode {
  const strings = useStrings();
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <div className="scroll-to-top">
      <Tooltip text={strings.scrollToTop} placement="left">
        <button aria-label={strings.scrollToTop} onClick={scrollToTop}>
          <ArrowUp size={20} aria-hidden />
        </button>
      </Tooltip>
    </div>
  );
}
