import { rsbuild } from '@rslib/core';

/*
 * Runs the command line of Rslib again and again, with Rsbuild and Rspack loaded once. A run finds
 * folder, environment and listeners as in a process of its own, and has ended when nothing is left
 * to do. What other modules keep from run to run stays.
 */
const rslib = import.meta.resolve('@rslib/core');
let run = 0;
let isRunning = false;

process.on('message', async ({ project, env, args }) => {
  run += 1;
  isRunning = true;
  // The channel would keep the process from having nothing left to do.
  process.channel.unref();
  process.chdir(project);
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  process.argv = [process.execPath, `${project}/node_modules/.bin/rslib`, ...args];
  // Rsbuild and Rslib keep the level of `--log-level`; Rslib does not export where.
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
