import { readChoice } from '../appearance.ts';

/** A change of the system's appearance applies while the reader has not chosen one. */
export function followSystemAppearance(): void {
  const query = matchMedia('(prefers-color-scheme: dark)');
  query.addEventListener('change', ({ matches }) => {
    if (readChoice() === undefined) {
      document.documentElement.dataset.theme = matches ? 'dark' : 'light';
    }
  });
}
