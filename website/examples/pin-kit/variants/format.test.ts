import { toDegrees } from './format';

if (toDegrees(1) !== '1.00°') throw new Error('toDegrees');
