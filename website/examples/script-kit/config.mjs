import { loadConfig, loadEnv, mergeRslibConfig } from '@rslib/core';

const { content, filePath } = await loadConfig({ command: 'build', envMode: 'staging' });
console.log(content.lib, filePath.endsWith('rslib.config.ts'));

const { parsed, publicVars, cleanup } = loadEnv({ mode: 'staging' });
console.log(parsed, publicVars);
cleanup();

const shared = { syntax: 'es2022', lib: [{ id: 'main', format: 'esm' }] };
const own = { syntax: 'es2023', lib: [{ id: 'main', dts: true }, { format: 'cjs' }] };
console.log(mergeRslibConfig(shared, own));
