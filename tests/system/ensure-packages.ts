import { execFileSync, spawnSync } from 'node:child_process';

/** Installs packages of Debian or Ubuntu; `otherwise` tells what to do where that fails. No service is started. */
export function ensurePackages(
  packages: readonly string[],
  otherwise = `Install ${packages.join(' and ')}`,
): void {
  console.log(`installing with apt-get: ${packages.join(' ')}`);
  // At this run level the scripts of a package leave its service alone.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync('apt-get', ['install', '-y', '-qq', ...packages], { stdio: 'inherit', env });
  } catch {
    throw new Error(`${otherwise}, and try again.`);
  }
}

/** Installs packages where the command that they bring is missing. */
export function ensureCommand(command: string, packages: readonly string[] = [command]): void {
  const isInstalled = spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
  if (!isInstalled) ensurePackages(packages);
}
