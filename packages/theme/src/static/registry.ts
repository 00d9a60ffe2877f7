import type { ServerTheme } from 'docs-engine/src/contract/theme.ts';
import type { StaticName } from '../manifest.ts';
import type { Strings } from '../ui-strings/en.ts';
import { Callout } from './Callout.tsx';
import { Claim, Proof } from './Claim.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { Diagram } from './Diagram.tsx';
import { Machine } from './machine/Machine.tsx';
import { OptionFacts } from './OptionFacts.tsx';
import { Sizes } from './Sizes.tsx';
import { Table } from './Table.tsx';
import { Tab, Tabs } from './Tabs.tsx';

/** Components that only the build renders. The manifest defines their props. */
export const staticComponents: ServerTheme<Strings>['static'] = {
  Callout,
  Claim,
  CodeBlock,
  Diagram,
  Machine,
  OptionFacts,
  Proof,
  Sizes,
  Tab,
  Table,
  Tabs,
} satisfies Record<StaticName, unknown>;
