import { BuildFailure } from '../diagnostics.ts';
import { siteSchema } from './site-schema.ts';

/** Variables of the environment, as `process.env` has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Where a build is published differs from one build to the next, so the environment can say it. */
const variables = [
  { name: 'DOCS_ORIGIN', field: 'origin', example: 'https://example.org' },
  { name: 'DOCS_BASE', field: 'base', example: '/docs/' },
  { name: 'DOCS_POLICY_IN_DOCUMENTS', field: 'policyInDocuments', example: '1' },
] as const;

function read(field: (typeof variables)[number]['field'], text: string): unknown {
  if (field !== 'policyInDocuments') return text;
  return text === '1' ? true : text === '0' ? false : text;
}

/** A configuration with the fields that the environment names put over it. Empty variables are none. */
export function applyEnvironment(input: unknown, env: Environment): unknown {
  if (typeof input !== 'object' || input === null) return input;
  const given = variables.filter(({ name }) => env[name]);
  const wrong = given.filter(
    ({ name, field }) => !siteSchema.shape[field].safeParse(read(field, env[name] ?? '')).success,
  );
  if (wrong.length > 0) {
    throw new BuildFailure(
      wrong.map(({ name, field, example }) => ({
        severity: 'error',
        file: name,
        message: `${name}=${env[name]} is not valid for ${field}`,
        hint: `Write ${name}=${example}, or leave it out.`,
      })),
    );
  }
  const fields = given.map(({ name, field }) => [field, read(field, env[name] ?? '')] as const);
  return { ...input, ...Object.fromEntries(fields) };
}
