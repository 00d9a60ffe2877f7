/** JavaScript of a value that a config may have, functions included. */
export function toSource(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toSource).join(', ')}]`;
  if (value instanceof RegExp) return String(value);
  if (typeof value === 'function') return functionSource(String(value));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, entry]) => {
      return `${JSON.stringify(key)}: ${toSource(entry)}`;
    });
    return `{ ${entries.join(', ')} }`;
  }
  return value === undefined ? 'undefined' : JSON.stringify(value);
}

/** A method needs a keyword to stand alone. */
function functionSource(text: string): string {
  const isComplete = /^(?:async\s+)?(?:function\b|\(|[\w$]+\s*=>)/.test(text);
  return `(${isComplete ? text : text.replace(/^(async\s+)?/, '$1function ')})`;
}
