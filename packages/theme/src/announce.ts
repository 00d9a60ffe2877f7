import { announcerId } from 'docs-engine/browser';

/** In milliseconds. How long messages such as "Copied" are shown. */
export const feedbackDuration = 2000;

/** Announces a text to screen readers through the live region of the document. */
export function announce(text: string): void {
  const region = document.getElementById(announcerId);
  if (!region) return;
  region.textContent = text;
  setTimeout(() => {
    // A navigation may have announced the title of another page.
    if (region.textContent === text) region.textContent = '';
  }, feedbackDuration);
}
