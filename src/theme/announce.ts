/** As long as something that was done is shown, in ms. */
export const feedbackDuration = 2000;

/** Tells screen readers for a moment, in the live region that every document has. */
export function announce(text: string): void {
  const region = document.getElementById('announcer');
  if (!region) return;
  region.textContent = text;
  setTimeout(() => {
    // The title of another page may stand there by then.
    if (region.textContent === text) region.textContent = '';
  }, feedbackDuration);
}
