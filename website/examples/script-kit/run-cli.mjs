import { runCLI } from '@rslib/core';

const [node, script] = process.argv;
runCLI({ argv: [node, script, 'build', '--lib', 'cjs'] });
