import { words } from './words';

/** Minutes that reading a text takes. */
export function minutes(text: string, pace = 200) {
  return Math.ceil(words(text).length / pace);
}
