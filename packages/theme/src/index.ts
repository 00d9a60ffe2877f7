import './styles/index.css';
import type { Theme } from 'docs-engine/theme';
import { App } from './App.tsx';
import { startEarlySearch } from './components/search/load-search.ts';
import { enhance } from './enhance/enhance.ts';
import type { Strings } from './strings.ts';

/** The theme as shipped to readers. */
export const theme: Theme<Strings> = {
  App,
  beforeHydrate: startEarlySearch,
  afterHydrate: enhance,
};
