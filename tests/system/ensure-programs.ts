import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** What tests start, from packages of the system. */
export type Requirement = {
  /** For example "tests in WebKit". */
  purpose: string;
  isInstalled: () => boolean;
  /** Packages on Debian; none if it is no matter of packages, such as the version of Node.js. */
  packages: readonly string[];
  /** What to do if the packages cannot be installed. */
  advice: string;
  /** Whether these tests are skipped where it cannot be installed. Default: `false`, all fail. */
  canSkip?: boolean;
};

const pathFolders = (process.env.PATH ?? '').split(delimiter);

/** The first program that exists, by name on the PATH or by path; empty if there is none. */
export function findProgram(
  candidates: readonly (string | undefined)[],
  folders: readonly string[] = pathFolders,
): string {
  const paths = candidates.flatMap((candidate) => {
    if (!candidate) return [];
    return isAbsolute(candidate) ? candidate : folders.map((folder) => join(folder, candidate));
  });
  return paths.find((path) => existsSync(path)) ?? '';
}

export type Plan = {
  install: Requirement[];
  skip: Requirement[];
  /** Without these, no test may run. */
  fail: Requirement[];
};

/** What to do about the requirements that are missing. */
export function planPrograms(requirements: readonly Requirement[], canInstall: boolean): Plan {
  const missing = requirements.filter(({ isInstalled }) => !isInstalled());
  const install = missing.filter(({ packages }) => canInstall && packages.length > 0);
  const others = missing.filter((requirement) => !install.includes(requirement));
  return {
    install,
    skip: others.filter(({ canSkip }) => canSkip),
    fail: others.filter(({ canSkip }) => !canSkip),
  };
}

/** A line for each requirement that is installed, with the reason. */
export function describeInstallation(requirements: readonly Requirement[]): string {
  const lines = requirements.map(
    ({ packages, purpose }) => `  ${packages.join(' ')}: for ${purpose}`,
  );
  return ['Installing on this machine with apt-get:', ...lines].join('\n');
}

/** One line for tests that are skipped. */
export function describeSkipped({ purpose, advice }: Requirement): string {
  return `skipped: ${purpose}. ${advice}`;
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && findProgram(['apt-get']) !== '';
}

/** Tries to install packages. Starts no services. */
function install(packages: readonly string[]): void {
  // At this run level, package scripts do not start services.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync('apt-get', ['install', '-y', '-qq', ...packages], { stdio: 'inherit', env });
  } catch {
    // What is still missing is skipped or fails.
  }
}

/**
 * Installs what is missing, after it has printed what and why. Where it cannot, it prints a line for each
 * requirement that can be skipped, and ends the command for the others.
 * @returns the skipped ones
 */
export function ensurePrograms(requirements: readonly Requirement[]): Requirement[] {
  let plan = planPrograms(requirements, canInstall());
  if (plan.install.length > 0) {
    console.log(describeInstallation(plan.install));
    install(plan.install.flatMap(({ packages }) => packages));
    plan = planPrograms(requirements, false);
  }
  if (plan.fail.length > 0) {
    const lines = plan.fail.map(({ purpose, advice }) => `  ${purpose}: ${advice}`);
    console.error(['These tests need programs that are missing:', ...lines].join('\n'));
    process.exit(1);
  }
  for (const skipped of plan.skip) console.log(describeSkipped(skipped));
  return plan.skip;
}
