import { below, unproven } from './statement.ts';

const tested = 'about this page, which tests/e2e/playground.spec.ts and tests/playground try';

unproven('Edit a small library, and this page builds it', tested);

below('supported');

unproven('When you stop typing, the page builds again', tested);
unproven('Share writes the whole project into the address', tested);
unproven('The config is read as values.', tested);
unproven('It can contain constants, conditions', tested);
unproven('Declaration files come from TypeScript 6', tested);

below('limits');

unproven('Functions in the config, such as Rsbuild hooks', tested);
unproven('Packages from npm, although code can import them', tested);
unproven('`dts.bundle`, executables, Module Federation', tested);
unproven('Anything at all in a browser without shared memory.', tested);
unproven('The recorded build above remains.', tested);
