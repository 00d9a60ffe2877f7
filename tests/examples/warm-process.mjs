import { rsbuild } from '@rslib/core';

/*
 * Runs the Rslib CLI repeatedly, with Rsbuild and Rspack loaded once. Folder, environment and
 * listeners are reset for each run, which ends when the event loop is empty. State of other
 * modules is not reset.
 */
const rslib = import.meta.resolve('@rslib/core');
let run = 0;
let isRunning = false;

process.on('message', async ({ project, env, args }) => {
  run += 1;
  isRunning = true;
  // Otherwise the channel would keep the event loop alive.
  process.channel.unref();
  process.chdir(project);
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  process.argv = [process.execPath, `${project}/node_modules/.bin/rslib`, ...args];
  // Rsbuild and Rslib remember `--log-level`; Rslib does not export its logger.
  rsbuild.logger.level = 'info';
  const { runCLI } = await import(`${rslib}?run=${run}`);
  runCLI();
});

process.on('beforeExit', (exitCode) => {
  if (!isRunning) return;
  isRunning = false;
  process.exitCode = undefined;
  removeLeftListeners();
  process.channel.ref();
  process.send(exitCode);
});

const ownListeners = new Set(process.eventNames().flatMap((name) => process.rawListeners(name)));

function removeLeftListeners() {
  for (const name of process.eventNames()) {
    for (const listener of process.rawListeners(name)) {
      if (!ownListeners.has(listener)) process.off(name, listener);
    }
  }
}
