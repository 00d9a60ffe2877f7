import type { MemoPad } from './pad';

export { MemoPad } from './pad';

export function report(pad: MemoPad): string {
  return `${pad._titles.length} open, ${pad._finished} finished`;
}
