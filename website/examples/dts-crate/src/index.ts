export type Crate = { id: string; weight: number };

export const heaviest = (crates: Set<Crate>): number =>
  Math.max(...[...crates].map(({ weight }) => weight));
