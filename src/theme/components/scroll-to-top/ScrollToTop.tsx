import { ArrowUp } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useStrings } from '../../site-context.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import styles from './ScrollToTop.module.css';

const threshold = 100;

/** Leads back to the top once the reader has left it. */
export function ScrollToTop(): ReactNode {
  const strings = useStrings();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown(scrollY > threshold);
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
  if (!isShown) return null;
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <div className={styles.place}>
      <Tooltip text={strings.scrollToTop}>
        <button
          type="button"
          className={styles.button}
          aria-label={strings.scrollToTop}
          onClick={() => scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' })}
        >
          <ArrowUp size={20} aria-hidden />
        </button>
      </Tooltip>
    </div>
  );
}
