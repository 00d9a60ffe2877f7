/** Numbers from 0 to 1, the same in every run; see mulberry32. */
export type Random = () => number;

/** Creates a generator with a sequence per seed. */
export function createRandom(seed: string): Random {
  let state = [...seed].reduce((hash, char) => Math.imul(hash ^ char.charCodeAt(0), 16777619), 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One entry of a nonempty list. */
export function pickFrom<T>(list: readonly T[], random: Random): T {
  return list[Math.floor(random() * list.length)] as T;
}

/** An integer between two limits, both included. */
export function pickInteger(from: number, to: number, random: Random): number {
  return from + Math.floor(random() * (to - from + 1));
}
