export function toKnots(metersPerSecond: number): number {
  return metersPerSecond * 1.94384;
}
