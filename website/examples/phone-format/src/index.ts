import mitt from 'mitt';
import pc from 'picocolors';
import { group } from './group';

declare const __VERSION__: string;

export const version = __VERSION__;
export const events = mitt<{ format: string }>();

/** Groups the digits of a phone number. */
export function formatPhone(digits: string): string {
  events.emit('format', digits);
  return pc.bold(group(digits));
}
