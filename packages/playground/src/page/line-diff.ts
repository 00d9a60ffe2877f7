export type DiffLine = { kind: 'same' | 'deleted' | 'inserted'; text: string };

/** Above it, everything between the first and the last difference counts as changed. */
const maxCells = 4_000_000;

/** Lengths of the longest common subsequences of all ends of two lists. */
function measureCommon(before: string[], after: string[]): Uint32Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let row = before.length - 1; row >= 0; row--) {
    const current = table[row] as Uint32Array;
    const below = table[row + 1] as Uint32Array;
    for (let column = after.length - 1; column >= 0; column--) {
      const diagonal = (below[column + 1] ?? 0) + 1;
      current[column] =
        before[row] === after[column]
          ? diagonal
          : Math.max(below[column] ?? 0, current[column + 1] ?? 0);
    }
  }
  return table;
}

function mark(kind: DiffLine['kind'], lines: string[]): DiffLine[] {
  return lines.map((text) => ({ kind, text }));
}

function compareMiddle(before: string[], after: string[]): DiffLine[] {
  if (before.length * after.length > maxCells) {
    return [...mark('deleted', before), ...mark('inserted', after)];
  }
  const table = measureCommon(before, after);
  const lines: DiffLine[] = [];
  let row = 0;
  let column = 0;
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) {
      lines.push(...mark('same', [before[row++] as string]));
      column++;
    } else if ((table[row + 1]?.[column] ?? 0) >= (table[row]?.[column + 1] ?? 0)) {
      lines.push(...mark('deleted', [before[row++] as string]));
    } else lines.push(...mark('inserted', [after[column++] as string]));
  }
  return [
    ...lines,
    ...mark('deleted', before.slice(row)),
    ...mark('inserted', after.slice(column)),
  ];
}

/** Lines of two texts, in order: those of both, those that went, and those that came. */
export function diffLines(before: string, after: string): DiffLine[] {
  const a = before.split('\n');
  const b = after.split('\n');
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  const limit = Math.min(a.length, b.length) - start;
  while (end < limit && a.at(-1 - end) === b.at(-1 - end)) end++;
  return [
    ...mark('same', a.slice(0, start)),
    ...compareMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...mark('same', a.slice(a.length - end)),
  ];
}
