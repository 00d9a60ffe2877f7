/** Storage key; `off` if `/` does not open the search. Speech input can trigger single-key shortcuts (WCAG 2.1.4). */
export const slashKey = 'docs-slash';
