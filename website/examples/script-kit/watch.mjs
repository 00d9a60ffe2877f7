import { appendFileSync } from 'node:fs';
import { createRslib } from '@rslib/core';

const rebuild = {
  name: 'rebuild',
  setup(api) {
    api.onAfterBuild(({ isFirstCompile, stats }) => {
      console.log(isFirstCompile ? 'first build' : 'rebuild', `errors: ${stats.hasErrors()}`);
      if (isFirstCompile) appendFileSync('src/index.ts', '\nexport const zero = 32;\n');
      else stop();
    });
  },
};

const rslib = await createRslib({ config: { logLevel: 'warn', plugins: [rebuild] } });
const { close, stats } = await rslib.build({ watch: true });
console.log('stats:', stats);

async function stop() {
  await close();
  console.log('closed');
}
