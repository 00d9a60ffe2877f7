import { below, unproven } from '../../statement.ts';

below('upgrade');

unproven('If you still get the version before', 'depends on the day of a release');
