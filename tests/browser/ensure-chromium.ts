import { ensurePackages } from '../system/ensure-packages.ts';
import { findChromium } from './find-chromium.ts';

/** Installs Chromium from the packages of Debian or Ubuntu where none is found. */
export function ensureChromium(): void {
  if (findChromium() !== '') return;
  ensurePackages(['chromium'], 'Install Chromium or Chrome, or set CHROMIUM_PATH to one');
}
