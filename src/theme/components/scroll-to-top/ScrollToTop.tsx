import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

const threshold = 100;

// Without the button the page stays as it is.
const ScrollToTopButton = lazy(() =>
  import('./ScrollToTopButton.tsx').then(
    ({ ScrollToTopButton: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);

/** Leads back to the top once the reader has left it. */
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
