import { daysSinceNewMoon } from './cycle';

export type Phase = 'new' | 'waxing' | 'full' | 'waning';

export function phaseOf(date: Date): Phase {
  const day = Math.round(daysSinceNewMoon(date));
  if (day === 0) return 'new';
  if (day < 14) return 'waxing';
  return day < 16 ? 'full' : 'waning';
}
