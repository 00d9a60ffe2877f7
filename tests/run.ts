import { spawnSync } from 'node:child_process';
import { ensureChromium } from './browser/ensure-chromium.ts';

/** All that `npm test` does, in order. Each step is a command that works alone, too. */
const steps: [name: string, command: string][] = [
  ['lint', 'biome ci .'],
  ['types', 'tsc'],
  ['units, checks, fixtures and examples', 'vitest run'],
  ['build', 'npm run build'],
  ['browser', 'playwright test'],
];

/** npm has put the commands of all packages on the path. */
function run(command: string): boolean {
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
}

ensureChromium();
const failed = steps.filter(([name, command]) => {
  console.log(`\n== ${name}: ${command}`);
  return !run(command);
});
for (const [name, command] of failed) console.log(`failed: ${name} (${command})`);
console.log(`\n${steps.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
