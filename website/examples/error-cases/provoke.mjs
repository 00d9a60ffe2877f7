import { homedir } from 'node:os';
import { createRslib } from '@rslib/core';
import { cases } from './cases.mjs';

const names = process.argv.slice(2);
const { node: version } = process.versions;

/** Errors without the lines of the stack, and without what differs from machine to machine. */
function tell(error) {
  const errors = error instanceof AggregateError ? error.errors : [error];
  for (const { message } of errors)
    console.log(
      message
        .replace(process.execPath, 'node')
        .replace(version, '24.1.0')
        .replace(homedir(), '~')
        .replace(/\.tmp-[\d-]+/, ''),
    );
}

for (const name of names) {
  console.log(`\n--- ${name}`);
  const { config, cwd, prepare, watch = false } = cases[name];
  const restore = prepare?.();
  try {
    const rslib = await createRslib({
      cwd,
      config: { logLevel: 'warn', performance: { buildCache: false }, ...config },
    });
    const { close } = await rslib.build({ watch });
    await close();
  } catch (error) {
    tell(error);
  }
  restore?.();
}
