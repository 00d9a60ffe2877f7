import type { z } from 'zod';
import { BuildError } from '../diagnostics.ts';
import { type SearchConfig, searchSchema, siteSchema } from './schemas/site.ts';

/** Variables of the environment, as `process.env` has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

type Variable = {
  name: string;
  schema: z.ZodType;
  example: string;
  /** What a text means. Default: itself. */
  read?: (text: string) => unknown;
};

/** Where a build is published differs from one build to the next, so the environment can say it. */
const siteVariables = {
  origin: {
    name: 'DOCS_ORIGIN',
    schema: siteSchema.shape.origin,
    example: 'https://example.org',
  },
  base: { name: 'DOCS_BASE', schema: siteSchema.shape.base, example: '/docs/' },
  policyInDocuments: {
    name: 'DOCS_POLICY_IN_DOCUMENTS',
    schema: siteSchema.shape.policyInDocuments,
    example: '1',
    read: (text) => (text === '1' ? true : text === '0' ? false : text),
  },
} satisfies Record<string, Variable>;

const { provider, appId, apiKey, indexName, insights } = searchSchema.shape;

/** The account of a hosted search is not for everybody who has the sources. */
export const searchVariables = {
  provider: { name: 'DOCS_SEARCH_PROVIDER', schema: provider, example: 'local' },
  appId: { name: 'DOCS_SEARCH_APP_ID', schema: appId, example: 'ABC123' },
  apiKey: { name: 'DOCS_SEARCH_API_KEY', schema: apiKey, example: '0123abcd' },
  indexName: { name: 'DOCS_SEARCH_INDEX', schema: indexName, example: 'docs' },
  insights: {
    name: 'DOCS_SEARCH_INSIGHTS',
    schema: insights,
    example: '1',
    read: (text) => text === '1',
  },
} satisfies Partial<Record<keyof SearchConfig, Variable>>;

/** The fields that the environment gives; throws with all that are not valid. Empty variables are none. */
function readFields(
  variables: Readonly<Record<string, Variable>>,
  parent: string,
  env: Environment,
): Record<string, unknown> {
  const given = Object.entries(variables).flatMap(
    ([field, { name, schema, example, read = String }]) => {
      const text = env[name];
      return text ? [{ field, name, text, schema, example, value: read(text) }] : [];
    },
  );
  const wrong = given.filter(({ schema, value }) => !schema.safeParse(value).success);
  if (wrong.length > 0) {
    throw new BuildError(
      wrong.map(({ field, name, text, example }) => ({
        severity: 'error',
        file: name,
        message: `${name}=${text} is not valid for ${parent}${field}`,
        hint: `Write ${name}=${example}, or leave it out.`,
      })),
    );
  }
  return Object.fromEntries(given.map(({ field, value }) => [field, value]));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A configuration with the fields that the environment names put over it. */
export function applyEnvironment(input: unknown, env: Environment): unknown {
  if (!isObject(input)) return input;
  const fields = readFields(siteVariables, '', env);
  const search = readFields(searchVariables, 'search.', env);
  const { search: written = {} } = input as { search?: unknown };
  // What is no configuration of a search is refused with the rest.
  const isOver = Object.keys(search).length > 0 && isObject(written);
  return { ...input, ...fields, ...(isOver && { search: { ...written, ...search } }) };
}
