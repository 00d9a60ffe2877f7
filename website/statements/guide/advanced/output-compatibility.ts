import { below, unproven } from '../../statement.ts';

below('polyfills');

unproven('If the build fails with `Requires Babel', 'depends on the order of two installations');
unproven('npm puts it there', 'depends on the order of two installations');
