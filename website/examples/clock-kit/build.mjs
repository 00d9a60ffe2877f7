import { createRslib, loadConfig } from '@rslib/core';

const rslib = await createRslib({
  config: () => loadConfig(),
  loadEnv: true,
});
const { close } = await rslib.build({ lib: ['cjs'] });
await close();
