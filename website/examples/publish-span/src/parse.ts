export function parseSpan(text: string): number {
  const [hours = 0, minutes = 0] = text.match(/\d+/g)?.map(Number) ?? [];
  return hours * 60 + minutes;
}
