import { createRslib } from '@rslib/core';

const files = new Map();

const keepInMemory = {
  name: 'keep-in-memory',
  setup(api) {
    api.processAssets({ stage: 'report' }, ({ assets, compilation }) => {
      for (const [name, source] of Object.entries(assets)) {
        files.set(name, source.source());
        compilation.deleteAsset(name);
      }
    });
  },
};

const rslib = await createRslib({
  config: { logLevel: 'warn', output: { cleanDistPath: false }, plugins: [keepInMemory] },
});
const { close } = await rslib.build();
await close();
console.log(files);
