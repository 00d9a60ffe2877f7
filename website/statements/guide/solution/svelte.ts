import { below, unproven } from '../../statement.ts';

below('typescript');

unproven("The option doesn't change the output", 'TypeScript in editors');
