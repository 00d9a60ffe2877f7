import { below, unproven } from '../../statement.ts';

below('sea-options');

unproven('`useSnapshot` fails with `esm`', 'needs Node.js 25.7');
