export const clamp = (value: number, max: number) =>
  Math.min(Math.max(value, 0), max);
