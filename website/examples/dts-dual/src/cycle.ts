const synodicMonth = 29.530588;
const knownNewMoon = Date.UTC(2000, 0, 6, 18, 14);

export function daysSinceNewMoon(date: Date): number {
  return ((date.getTime() - knownNewMoon) / 86_400_000) % synodicMonth;
}
