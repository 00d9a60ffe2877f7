import { useEffect } from 'react';

/**
 * Tells the styles of the dialog which part of the screen the on-screen keyboard leaves:
 * it covers the page without making it smaller. A page that is zoomed in keeps its size.
 */
export function useVisibleSize(field: HTMLInputElement): void {
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

    resize();
    viewport.addEventListener('resize', resize);
    viewport.addEventListener('scroll', resize);
    return () => {
      viewport.removeEventListener('resize', resize);
      viewport.removeEventListener('scroll', resize);
    };
  }, [field]);
}
