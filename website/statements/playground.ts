import { below, unproven } from './statement.ts';

const tested = 'about this page, which tests/e2e/playground*.spec.ts and tests/playground try';

unproven('Edit a small library, and this page builds it', tested);

below('your-project');

for (const words of [
  'Open… takes a folder',
  'You can also drop a folder',
  'They are read in your browser',
  'From a folder come the files',
  'Left out lists the rest',
  'Files that may hold secrets',
  'A tsconfig that it extends from a folder above',
  'Without an `rslib.config.*`, you get one',
  'Each line says where it comes from',
  'The last projects stay on your device.',
  'Undo also restores an earlier project',
]) {
  unproven(words, tested);
}

const found = 'findings/chromium-folder-links.sh shows it';
unproven('The dialog for folders in Chromium leaves out links', found);
unproven('Packages of pnpm are links', found);

below('supported');

unproven('When you stop typing, the page builds again', tested);
unproven('Share writes the whole project into the address', tested);
unproven('The config is read as values', tested);
unproven('It can contain constants, conditions', tested);
unproven('Declaration files come from TypeScript 6', tested);
unproven('If your `tsconfig.json` was written for TypeScript 5', tested);
unproven('Download gives you the project', tested);

below('limits');

unproven('Functions that Rslib would call', tested);
unproven('A link that somebody sends you must not run code.', tested);
unproven('Packages that are neither in your folder nor in an example', tested);
unproven('`dts.bundle`, executables, Module Federation', tested);
unproven('Anything at all in a browser without shared memory.', tested);
unproven('The recorded build above remains.', tested);
