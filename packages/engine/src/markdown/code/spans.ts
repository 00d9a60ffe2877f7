const entities: Record<string, string> = { '&': '&#x26;', '<': '&#x3C;' };

/** Writes text as HTML. */
export function escapeText(text: string): string {
  return text.replace(/[&<]/g, (character) => entities[character] ?? character);
}

/** Writes text as an element with a class. */
export function writeSpan(className: string, text: string): string {
  return `<span class="${className}">${escapeText(text)}</span>`;
}
