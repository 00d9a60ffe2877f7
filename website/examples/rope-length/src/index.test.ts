import { addRopes } from './index';

if (addRopes([1, 'fathom']) !== 1.8288) throw new Error('wrong length');
