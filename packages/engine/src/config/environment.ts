import type { z } from 'zod';
import { BuildError } from '../diagnostics.ts';
import { type SearchConfig, searchSchema } from './schemas/search.ts';
import { siteSchema } from './schemas/site.ts';

/** Environment variables, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

type Variable = {
  name: string;
  schema: z.ZodType;
  example: string;
  /** Converts the value of the variable. Default: unchanged. */
  read?: (text: string) => unknown;
};

/** Fields that depend on where a build is published. */
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

/** Search fields: the account of a hosted search does not belong in the sources. */
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

/** Reads the fields set by variables. Ignores empty variables; throws if values are invalid. */
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
  const invalid = given.filter(({ schema, value }) => !schema.safeParse(value).success);
  if (invalid.length > 0) {
    throw new BuildError(
      invalid.map(({ field, name, text, example }) => ({
        file: name,
        message: `${name}=${text} is not valid for ${parent}${field}`,
        hint: `Write ${name}=${example}, or unset it.`,
      })),
    );
  }
  return Object.fromEntries(given.map(({ field, value }) => [field, value]));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Overrides fields of a configuration with environment variables. */
export function applyEnvironment(input: unknown, env: Environment): unknown {
  if (!isObject(input)) return input;
  const fields = readFields(siteVariables, '', env);
  const search = readFields(searchVariables, 'search.', env);
  const { search: written = {} } = input as { search?: unknown };
  // An invalid value stays, for validation to report.
  const hasSearch = Object.keys(search).length > 0 && isObject(written);
  return { ...input, ...fields, ...(hasSearch && { search: { ...written, ...search } }) };
}
