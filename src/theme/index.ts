import './styles/index.css';
import type { Theme } from '#contract/theme.ts';
import { App } from './App.tsx';
import { enhance } from './enhance/enhance.ts';
import { liveComponents } from './live/registry.ts';
import { en, type Strings } from './ui-strings/en.ts';
import { zh } from './ui-strings/zh.ts';

/** The theme as it ships to readers. */
export const theme: Theme<Strings> = {
  App,
  live: liveComponents,
  strings: { en, zh },
  enhance,
};
