const starts = ['b', 'd', 'f', 'g', 'k', 'l', 'm', 'p', 'r', 't', 'v', 'z'];
const middles = ['a', 'i', 'o', 'u'];
const syllables = starts.flatMap((start) => middles.map((middle) => start + middle));

/** An invented word, unique for numbers up to 100,000: `zubavako`. */
export function uniqueWord(number: number): string {
  const digits = [number, number / syllables.length, number / syllables.length ** 2];
  // The first syllables differ most, so a prefix does not match neighboring numbers.
  const parts = digits.map((digit) => syllables[Math.floor(digit) % syllables.length]);
  return `${parts.join('')}x`;
}
