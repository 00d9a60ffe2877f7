import { join } from 'node:path';
import { defineTheme } from 'docs-engine/theme';
import { defaultTheme } from 'docs-theme';
import {
  configExplorerProps,
  consumersProps,
  consumerTableProps,
  consumerToolsProps,
  homeSectionMediaProps,
  noProps,
  optionFactsProps,
  playgroundProps,
  sizesProps,
  verifiedByProps,
} from './components/props.ts';

const inComponents = (name: string): string => join(import.meta.dirname, 'components', name);
const consumersFile = inComponents('consumers/Consumers.tsx');
const homeSectionFile = inComponents('HomeSection.tsx');

/** The default theme with the components that only this site shows. */
export const theme = defineTheme({
  extends: defaultTheme,
  islands: {
    Playground: {
      file: inComponents('playground/Playground.tsx'),
      props: playgroundProps,
      example:
        '<Playground sample="slug-kit/default" label="Edit here" unsupported="Not in this browser">',
      hasInlineScript: true,
    },
  },
  static: {
    ConfigExplorer: {
      file: inComponents('config-explorer/ConfigExplorer.tsx'),
      props: configExplorerProps,
      example: '<ConfigExplorer folder="examples/reading-kit">',
      readsFolder: true,
      hasMarkdown: true,
    },
    Consumers: { file: consumersFile, props: consumersProps, example: '<Consumers>' },
    ConsumerTable: {
      file: consumersFile,
      props: consumerTableProps,
      example: '<ConsumerTable subject="css">',
      hasMarkdown: true,
    },
    ConsumerTools: {
      file: consumersFile,
      props: consumerToolsProps,
      example: '<ConsumerTools />',
      hasMarkdown: true,
    },
    VerifiedBy: {
      file: inComponents('VerifiedBy.tsx'),
      props: verifiedByProps,
      example: '<VerifiedBy kits={["hello-kit"]} />',
      hasMarkdown: true,
    },
    HomeSection: { file: homeSectionFile, props: noProps, example: '<HomeSection>' },
    HomeSectionMedia: {
      file: homeSectionFile,
      props: homeSectionMediaProps,
      example: '<HomeSectionMedia columns={2}>',
    },
    OptionFacts: {
      file: inComponents('option-facts/OptionFacts.tsx'),
      props: optionFactsProps,
      example: '<OptionFacts type="boolean" default="false" />',
      hasSearchableProps: true,
      hasMarkdown: true,
    },
    Sizes: {
      file: inComponents('Sizes.tsx'),
      props: sizesProps,
      example:
        '<Sizes folder="examples/deps-field/recorded" title="dist/index.js" rows={[["Peer", "peer/dist/index.js"]]} />',
      readsFolder: true,
      hasMarkdown: true,
    },
  },
  strings: [join(import.meta.dirname, 'strings')],
});
