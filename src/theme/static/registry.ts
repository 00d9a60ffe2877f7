import type { ServerTheme } from '#contract/theme.ts';
import type { StaticName } from '../manifest.ts';
import type { Strings } from '../ui-strings/en.ts';
import { Callout } from './Callout.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { Diagram } from './Diagram.tsx';
import { OptionFacts } from './OptionFacts.tsx';
import { Table } from './Table.tsx';

/** Components that only the build renders. The manifest defines their props. */
export const staticComponents: ServerTheme<Strings>['static'] = {
  Callout,
  CodeBlock,
  Diagram,
  OptionFacts,
  Table,
} satisfies Record<StaticName, unknown>;
