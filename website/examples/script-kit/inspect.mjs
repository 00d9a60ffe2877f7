import { createRslib, loadConfig } from '@rslib/core';

const rslib = await createRslib({ config: () => loadConfig() });
const { origin } = await rslib.inspectConfig({ lib: ['cjs'] });
const [{ output }] = origin.bundlerConfigs;
const { target } = origin.environmentConfigs.cjs.output;
console.log(target, output.library.type);
