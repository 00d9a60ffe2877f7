import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listFields } from './schema-fields.ts';
import { frontmatterSchema } from './schemas/frontmatter.ts';
import { siteSchema } from './schemas/site.ts';
import { describeIssue, formatPath, type ValidationMessage } from './validation-messages.ts';

function describeFaults(schema: z.ZodType, value: unknown): ValidationMessage[] {
  const result = schema.safeParse(value, { reportInput: true });
  return (result.error?.issues ?? []).flatMap((issue) => describeIssue(issue, schema));
}

function messages(schema: z.ZodType, value: unknown): string[] {
  return describeFaults(schema, value).map(({ message }) => message);
}

describe('a fault is said in the words of the validation set', () => {
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
    ['a great number', z.number().max(2), 3, 'value cannot be greater than 2'],
    ['a wrong type', z.string(), 3, 'value is not a string'],
    ['a text for a switch', z.boolean(), 'no', 'value is not a boolean'],
    ['a text for a list', z.array(z.string()), 'a', 'value is not a list'],
    ['a part of a number', z.number().int(), 1.5, 'value is not a whole number'],
    ['a list for fields', z.strictObject({}), [], 'value is not a map of names to values'],
    ['an unknown choice', z.enum(['a', 'b']), 'c', 'value must be one of "a", "b"'],
    ['a wrong form', z.string().regex(/^x/), 'y', 'value value "y" does not match pattern /^x/'],
    ['no address', z.url(), 'nope', 'value is not a valid url'],
    ['no e-mail address', z.email(), 'nope', 'value is not a valid email'],
    ['an unknown field', z.strictObject({}), { a: 1 }, 'a is not a known field'],
  ])('%s', (_, schema, value, expected) => {
    expect(messages(schema, value)).toEqual([expected]);
  });
});

test('names a field as an author writes it', () => {
  expect(formatPath(['nav', 0, 'text', 'zh'])).toBe('nav[0].text.zh');
  expect(formatPath(['sidebar', '/guide/', 2, 'items'])).toBe('sidebar["/guide/"][2].items');
});

test('reports each of several unknown fields', () => {
  const schema = z.strictObject({ title: z.number().optional(), nav: z.number().optional() });
  expect(describeFaults(schema, { titel: 1, foo: 2 })).toEqual([
    { message: 'titel is not a known field', hint: 'Did you mean title?' },
    { message: 'foo is not a known field', hint: 'Known fields: title, nav' },
  ]);
});

test('knows the fields of an object wherever it stands', () => {
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
  expect(describeFaults(schema, { sidebar, options: { zzz: 1 } })).toEqual([
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

test('suggests the choice that was meant', () => {
  const schema = z.object({ side: z.enum(['left', 'right']) });
  expect(describeFaults(schema, { side: 'rigth' })[0]?.hint).toBe('Did you mean "right"?');
});

test('shows how a switch and a known field are written', () => {
  const schema = z.object({ sidebar: z.boolean(), nav: z.array(z.object({ link: z.string() })) });
  const hints = describeFaults(schema, { sidebar: 'off', nav: [{}] }).map(({ hint }) => hint);
  expect(hints).toEqual([
    'Write sidebar: true, or sidebar: false.',
    "Write link: '/guide/start/', or 'https://…'",
  ]);
});

test('names the fault inside a value when only one of its forms fits', () => {
  const schema = z.union([z.string(), z.strictObject({ items: z.array(z.string()) })], {
    error: 'must be a text or { items }',
  });
  expect(messages(schema, { items: ['a', 2] })).toEqual(['items[1] is not a string']);
  expect(messages(schema, { item: [] })).toEqual(['value must be a text or { items }']);
});

test('says what is wrong with the name of an entry', () => {
  const schema = z.object({ sidebar: z.record(z.string().regex(/^\//), z.string()) });
  expect(describeFaults(schema, { sidebar: { guide: 'a' } })).toEqual([
    {
      message: 'sidebar.guide value "guide" does not match pattern /^\\//',
      hint: "Write sidebar: { '/guide/': ['guide/start/quick-start'] }",
    },
  ]);
});

/** Paths of the fields of a schema, also of those in lists. What a theme says of itself is none of an author. */
function listPaths(schema: z.ZodType, path: PropertyKey[] = []): PropertyKey[][] {
  if (path.length > 3) return [];
  return listFields(schema, path, {}).flatMap((field) => {
    const own = [...path, field];
    if (field === 'theme') return [];
    return [own, ...listPaths(schema, own), ...listPaths(schema, [...own, 0])];
  });
}

describe.each([
  ['site.config.ts', siteSchema],
  ['frontmatter', frontmatterSchema],
])('a wrong value in %s', (_, schema) => {
  test.each(listPaths(schema).map((path) => [formatPath(path), path] as const))(
    'is told how %s is written',
    (_, path) => {
      // Where a number may stand, 5.5 is no fault.
      const faults = [5.5, null].flatMap((wrong) => {
        const value = path.reduceRight<unknown>(
          (inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }),
          wrong,
        );
        return describeFaults(schema, value);
      });
      const own = faults.filter(
        ({ message }) => !/ is (?:required|not a known field)$/.test(message),
      );
      // A message that lists all forms needs no example.
      for (const { message, hint } of own)
        expect(hint ?? message).toMatch(/^Write |must be|cannot be greater|not a valid date/);
    },
  );
});
