/** What only readers of Chinese load. */
export { toSimplified } from '../text/simplified-chinese.ts';
export { createSoundCorrection } from './correct-sounds.ts';
