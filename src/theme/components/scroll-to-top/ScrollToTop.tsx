import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

const threshold = 100;

const ScrollToTopButton = lazy(async () => {
  const { ScrollToTopButton: component } = await import('./ScrollToTopButton.tsx');
  return { default: component };
});

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
