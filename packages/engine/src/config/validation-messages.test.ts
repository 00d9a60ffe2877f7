import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listFields } from './schema-fields.ts';
import { frontmatterSchema } from './schemas/frontmatter.ts';
import { siteSchema } from './schemas/site.ts';
import { describeIssue, formatPath, type ValidationMessage } from './validation-messages.ts';

function describeProblems(schema: z.ZodType, value: unknown): ValidationMessage[] {
  const result = schema.safeParse(value, { reportInput: true });
  return (result.error?.issues ?? []).flatMap((issue) => describeIssue(issue, schema));
}

function messages(schema: z.ZodType, value: unknown): string[] {
  return describeProblems(schema, value).map(({ message }) => message);
}

describe('the message for', () => {
  test.each<[string, z.ZodType, unknown, string]>([
    ['a missing field', z.object({ a: z.string() }), {}, 'a is required'],
    ['a missing union', z.object({ a: z.string().or(z.number()) }), {}, 'a is required'],
    ['an empty text', z.string().min(1), '', 'value cannot be empty'],
    ['blanks only', z.string().trim().min(1), '  ', 'value cannot be empty'],
    ['a short text', z.string().min(3), 'ab', 'value must be at least 3 characters'],
    ['a long text', z.string().max(3), 'abcd', 'value cannot be longer than 3 characters'],
    ['a short list', z.array(z.string()).min(2), ['a'], 'value cannot be less than 2 in length'],
    ['a long list', z.array(z.string()).max(0), ['a'], 'value cannot be greater than 0 in length'],
    ['a small number', z.number().min(2), 1, 'value cannot be less than 2'],
    ['a large number', z.number().max(2), 3, 'value cannot be greater than 2'],
    ['a wrong type', z.string(), 3, 'value is not a string'],
    ['a text for a boolean', z.boolean(), 'no', 'value is not a boolean'],
    ['a text for a list', z.array(z.string()), 'a', 'value is not a list'],
    ['a fraction', z.number().int(), 1.5, 'value is not a whole number'],
    ['a list for fields', z.strictObject({}), [], 'value is not a map of names to values'],
    ['an unknown choice', z.enum(['a', 'b']), 'c', 'value must be one of "a", "b"'],
    ['a wrong form', z.string().regex(/^x/), 'y', 'value value "y" does not match pattern /^x/'],
    ['an invalid URL', z.url(), 'nope', 'value is not a valid url'],
    ['an invalid email address', z.email(), 'nope', 'value is not a valid email'],
    ['an unknown field', z.strictObject({}), { a: 1 }, 'a is not a known field'],
  ])('%s', (_, schema, value, expected) => {
    expect(messages(schema, value)).toEqual([expected]);
  });
});

test('formats paths as authors write them', () => {
  expect(formatPath(['nav', 0, 'text', 'zh'])).toBe('nav[0].text.zh');
  expect(formatPath(['sidebar', '/guide/', 2, 'items'])).toBe('sidebar["/guide/"][2].items');
});

test('reports each of several unknown fields', () => {
  const schema = z.strictObject({ title: z.number().optional(), nav: z.number().optional() });
  expect(describeProblems(schema, { titel: 1, foo: 2 })).toEqual([
    { message: 'titel is not a known field', hint: 'Did you mean title?' },
    { message: 'foo is not a known field', hint: 'Known fields: title, nav' },
  ]);
});

test('knows the fields of nested objects', () => {
  const link = z.strictObject({ text: z.string(), link: z.string() });
  const group = z.strictObject({
    text: z.string(),
    collapsed: z.boolean().default(false),
    get items() {
      return z.array(node);
    },
  });
  const node = z.union([z.string(), link, group], { error: 'must be a page, a link or a group' });
  const schema = z.strictObject({
    sidebar: z.record(z.string(), z.array(node)).default({}),
    options: z.strictObject({}).prefault({}),
  });
  const items = [{ text: 'B', items: [], colapsed: true }];
  const sidebar = { '/guide/': ['a', { text: 'A', items, zzz: 1 }] };
  expect(describeProblems(schema, { sidebar, options: { zzz: 1 } })).toEqual([
    {
      message: 'sidebar["/guide/"][1].items[0].colapsed is not a known field',
      hint: 'Did you mean collapsed?',
    },
    {
      message: 'sidebar["/guide/"][1].zzz is not a known field',
      hint: 'Known fields: text, collapsed, items',
    },
    { message: 'options.zzz is not a known field', hint: undefined },
  ]);
});

test('suggests the closest choice', () => {
  const schema = z.object({ side: z.enum(['left', 'right']) });
  expect(describeProblems(schema, { side: 'rigth' })[0]?.hint).toBe('Did you mean "right"?');
});

test('shows how to write a boolean, and a field with an example', () => {
  const link = z.string().meta({ example: "'/guide/start/', or 'https://…'" });
  const schema = z.object({ sidebar: z.boolean(), nav: z.array(z.object({ link })).default([]) });
  const hints = describeProblems(schema, { sidebar: 'off', nav: [{}] }).map(({ hint }) => hint);
  expect(hints).toEqual([
    'Write sidebar: true, or sidebar: false.',
    "Write link: '/guide/start/', or 'https://…'",
  ]);
});

test('falls back to the example of the field around a value', () => {
  const synonyms = z.array(z.array(z.string())).meta({ example: "[['a', 'b']]" });
  const schema = z.object({ synonyms: synonyms.optional() });
  expect(describeProblems(schema, { synonyms: [[1]] })[0]?.hint).toBe(
    "Write synonyms: [['a', 'b']]",
  );
});

test('reports the nested value when only one union member fits', () => {
  const schema = z.union([z.string(), z.strictObject({ items: z.array(z.string()) })], {
    error: 'must be a text or { items }',
  });
  expect(messages(schema, { items: ['a', 2] })).toEqual(['items[1] is not a string']);
  expect(messages(schema, { item: [] })).toEqual(['value must be a text or { items }']);
});

test('reports an invalid key of a map', () => {
  const sidebar = z
    .record(z.string().regex(/^\//), z.string())
    .meta({ example: "{ '/guide/': ['a'] }" });
  const schema = z.object({ sidebar });
  expect(describeProblems(schema, { sidebar: { guide: 'a' } })).toEqual([
    {
      message: 'sidebar.guide value "guide" does not match pattern /^\\//',
      hint: "Write sidebar: { '/guide/': ['a'] }",
    },
  ]);
});

/** Paths of all fields of a schema, in lists too. `theme` is not written by authors. */
function listPaths(schema: z.ZodType, path: PropertyKey[] = []): PropertyKey[][] {
  if (path.length > 3) return [];
  return listFields(schema, path, {}).flatMap((field) => {
    const inner = [...path, field];
    if (field === 'theme') return [];
    return [inner, ...listPaths(schema, inner), ...listPaths(schema, [...inner, 0])];
  });
}

describe.each([
  ['site.config.ts', siteSchema],
  ['frontmatter', frontmatterSchema],
])('a wrong value in %s', (_, schema) => {
  test.each(listPaths(schema).map((path) => [formatPath(path), path] as const))(
    'has a hint: %s',
    (_, path) => {
      // A number field accepts 5.5.
      const problems = [5.5, null].flatMap((wrong) => {
        const value = path.reduceRight<unknown>(
          (inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }),
          wrong,
        );
        return describeProblems(schema, value);
      });
      const invalid = problems.filter(
        ({ message }) => !/ is (?:required|not a known field)$/.test(message),
      );
      // A message that lists all forms needs no example.
      for (const { message, hint } of invalid)
        expect(hint ?? message).toMatch(/^Write |must be|cannot be greater|not a valid date/);
    },
  );
});
