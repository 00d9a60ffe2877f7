const starts = ['b', 'd', 'f', 'g', 'k', 'l', 'm', 'p', 'r', 't', 'v', 'z'];
const middles = ['a', 'i', 'o', 'u'];
const syllables = starts.flatMap((start) => middles.map((middle) => start + middle));

/** A word that no language has and no other number up to 100,000 gets: `zubavako`. */
export function uniqueWord(number: number): string {
  const digits = [number, number / syllables.length, number / syllables.length ** 2];
  // The first syllables differ most, so that a beginning does not find the neighbors, too.
  const parts = digits.map((digit) => syllables[Math.floor(digit) % syllables.length]);
  return `${parts.join('')}x`;
}
