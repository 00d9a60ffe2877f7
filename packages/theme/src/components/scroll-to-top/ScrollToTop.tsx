import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

/** In pixels. */
const threshold = 100;

// If the button cannot be loaded, nothing is rendered.
const ScrollToTopButton = lazy(() =>
  import('./ScrollToTopButton.tsx').then(
    ({ ScrollToTopButton: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);

/** Button that scrolls to the top, shown after scrolling 100 px. */
export function ScrollToTop(): ReactNode {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown(scrollY > threshold);
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
  return <Suspense>{isShown && <ScrollToTopButton />}</Suspense>;
}
