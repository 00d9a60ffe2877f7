import { docusaurus } from './docusaurus.ts';
import type { Generator } from './generator.ts';
import { own } from './own.ts';
import { rspress } from './rspress.ts';
import { starlight } from './starlight.ts';
import { vitepress } from './vitepress.ts';

/** All compared generators, by their command-line name. */
export const generators = { own, rspress, vitepress, docusaurus, starlight } satisfies Record<
  string,
  Generator
>;

export type GeneratorName = keyof typeof generators;
