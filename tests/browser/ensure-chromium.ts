import { execFileSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';

/** Installs Chromium from the packages of Debian or Ubuntu where none is found. */
export function ensureChromium(): void {
  if (findChromium() !== '') return;
  console.log('Chromium is missing: installing it with apt-get');
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
  } catch {
    throw new Error('Install Chromium or Chrome, or set CHROMIUM_PATH to one, and try again.');
  }
}
