export const beatLength = (bpm: number, beats?: number): number =>
  (60_000 / bpm) * (beats ?? 1);
