import './styles/index.css';
import type { Theme } from 'docs-engine/theme';
import { App } from './App.tsx';
import { enhance } from './enhance/enhance.ts';
import type { Strings } from './strings.ts';

/** The theme as shipped to readers. */
export const theme: Theme<Strings> = {
  App,
  afterHydrate: enhance,
};
