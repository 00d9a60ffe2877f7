import type { ComponentType } from 'react';
import type { IslandName } from '../manifest.ts';
import { Column, Columns } from './Columns.tsx';
import { Playground } from './Playground.tsx';

/** Components that are hydrated in the browser. The manifest defines their props. */
// biome-ignore lint/suspicious/noExplicitAny: content decides which props a component gets
export const islands: Record<IslandName, ComponentType<any>> = {
  Columns,
  Column,
  Playground,
};
