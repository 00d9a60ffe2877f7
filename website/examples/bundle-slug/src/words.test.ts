import { words } from './words';

if (words('Two words').length !== 2) {
  throw new Error('words() is broken');
}
