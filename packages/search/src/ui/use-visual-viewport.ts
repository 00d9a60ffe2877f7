import { useEffect } from 'react';

/**
 * Sets CSS variables on the dialog to the part of the screen above the on-screen keyboard, which
 * covers the page without resizing it. The size does not depend on the zoom level.
 */
export function useVisualViewport(field: HTMLInputElement): void {
  useEffect(() => {
    const dialog = field.closest('dialog');
    const viewport = window.visualViewport;
    if (!dialog || !viewport) return;

    function resize(): void {
      if (!dialog || !viewport) return;
      const { height, offsetTop, scale } = viewport;
      dialog.style.setProperty('--visible-size', `${height * scale}px`);
      dialog.style.setProperty('--visible-start', scale === 1 ? `${offsetTop}px` : '0px');
    }

    // With the first results: its size forces a layout.
    const frame = requestAnimationFrame(resize);
    viewport.addEventListener('resize', resize);
    viewport.addEventListener('scroll', resize);
    return () => {
      cancelAnimationFrame(frame);
      viewport.removeEventListener('resize', resize);
      viewport.removeEventListener('scroll', resize);
    };
  }, [field]);
}
