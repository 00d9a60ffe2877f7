type Place = { line: number; column: number };

/** Line and column of an offset in a text that begins at a place, by default that of a file. */
export function placeAt(
  text: string,
  offset: number,
  { line, column }: Place = { line: 1, column: 1 },
): Place {
  const lines = text.slice(0, offset).split('\n');
  const last = lines.at(-1)?.length ?? 0;
  return {
    line: line + lines.length - 1,
    column: lines.length === 1 ? column + last : last + 1,
  };
}
