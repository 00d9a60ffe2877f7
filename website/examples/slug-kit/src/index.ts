import pc from 'picocolors';
import { separator } from './separator';

export type SlugOptions = { upper?: boolean };

export function slug(text: string, options: SlugOptions = {}): string {
  const words = text.trim().split(/\s+/).join(separator);
  return options.upper ? words.toUpperCase() : words.toLowerCase();
}

export const show = (text: string): void => console.log(pc.green(slug(text)));
