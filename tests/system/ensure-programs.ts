import { execFileSync, spawnSync } from 'node:child_process';

/** A program that tests start. */
export type Program = {
  isInstalled: () => boolean;
  /** Package on Debian and Ubuntu. */
  packages: readonly string[];
  /** Advice if the packages cannot be installed. */
  otherwise: string;
};

/** A program on the PATH. */
export function command(name: string, packages: readonly string[] = [name]): Program {
  return {
    isInstalled: () => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0,
    packages,
    otherwise: `Install ${packages.join(' and ')}.`,
  };
}

/** Installs all missing programs at once. Starts no services. */
export function ensurePrograms(programs: readonly Program[]): void {
  const missing = programs.filter(({ isInstalled }) => !isInstalled());
  if (missing.length === 0) return;
  const packages = missing.flatMap((program) => program.packages);
  console.log(`installing with apt-get: ${packages.join(' ')}`);
  // At this run level, package scripts do not start services.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync('apt-get', ['install', '-y', '-qq', ...packages], { stdio: 'inherit', env });
  } catch {
    const advice = missing.map(({ otherwise }) => otherwise).join('\n');
    throw new Error(
      `apt-get cannot install the programs for the tests.\n${advice}\nThen try again.`,
    );
  }
}
