import type { z } from 'zod';
import { closestMatch } from '../diagnostics.ts';
import { findExample, listFields } from './schema-fields.ts';

type Issue = z.core.$ZodIssue;
type Schema = z.core.$ZodType;

/** A validation error, and how to fix it if known. */
export type ValidationMessage = { message: string; hint?: string | undefined };

const typeNames: Record<string, string> = {
  array: 'list',
  int: 'whole number',
  object: 'map of names to values',
  record: 'map of names to values',
};

function quote(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(', ');
}

function describeSize(field: string, issue: Extract<Issue, { minimum: unknown }>): string {
  if (issue.origin === 'string' && Number(issue.minimum) === 1) return `${field} cannot be empty`;
  if (issue.origin === 'string') return `${field} must be at least ${issue.minimum} characters`;
  if (issue.origin === 'array') return `${field} cannot be less than ${issue.minimum} in length`;
  return `${field} cannot be less than ${issue.minimum}`;
}

function describeExcess(field: string, issue: Extract<Issue, { maximum: unknown }>): string {
  if (issue.origin === 'string')
    return `${field} cannot be longer than ${issue.maximum} characters`;
  if (issue.origin === 'array') return `${field} cannot be greater than ${issue.maximum} in length`;
  return `${field} cannot be greater than ${issue.maximum}`;
}

/** Formats a path as authors write it: `nav[0].text`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    const name = String(key);
    if (!/^[\w$]+$/.test(name)) return `${text}[${JSON.stringify(name)}]`;
    return text === '' ? name : `${text}.${name}`;
  }, '');
}

/** Whether a key of a path is a field, as opposed to a list index or the key of a map. */
function isField(key: PropertyKey | undefined): key is string {
  return typeof key === 'string' && /^\w+$/.test(key);
}

/** How to write the innermost field of a path whose schema has an example. */
function suggestExample(path: readonly PropertyKey[], schema: Schema): string | undefined {
  for (let end = path.length; end > 0; end--) {
    const field = path[end - 1];
    const example = isField(field) ? findExample(schema, path.slice(0, end)) : undefined;
    if (example !== undefined) return `Write ${String(field)}: ${example}`;
  }
  return undefined;
}

function suggestValue(issue: Issue, schema: Schema): string | undefined {
  if (issue.code === 'invalid_type' && issue.expected === 'boolean') {
    const field = issue.path.filter(isField).at(-1) ?? '';
    return `Write ${field}: true, or ${field}: false.`;
  }
  const path = issue.code === 'invalid_key' ? issue.path.slice(0, -1) : issue.path;
  return suggestExample(path, schema);
}

function suggestMember(issue: Extract<Issue, { code: 'invalid_value' }>): string | undefined {
  if (typeof issue.input === 'object') return undefined;
  const close = closestMatch(String(issue.input), issue.values.map(String));
  return close === undefined ? undefined : `Did you mean ${JSON.stringify(close)}?`;
}

function suggestField(name: string, known: readonly string[]): string | undefined {
  const close = closestMatch(name, known);
  if (close !== undefined) return `Did you mean ${close}?`;
  return known.length > 0 ? `Known fields: ${known.join(', ')}` : undefined;
}

function describeUnknown(
  issue: Extract<Issue, { code: 'unrecognized_keys' }>,
  schema: Schema,
): ValidationMessage[] {
  const known = listFields(schema, issue.path, issue.input);
  return issue.keys.map((key) => ({
    message: `${formatPath([...issue.path, key])} is not a known field`,
    hint: suggestField(key, known),
  }));
}

/** Whether an issue is about a nested value, as opposed to missing or unknown fields. */
function isInside({ path, code, input }: Issue): boolean {
  return path.length > 0 && (path.length > 1 || code !== 'invalid_type' || input !== undefined);
}

/** Issues of the union member that fits except for a nested value. */
function closestUnionMember({
  errors,
}: Extract<Issue, { code: 'invalid_union' }>): Issue[] | undefined {
  return errors.find((issues) => issues.length > 0 && issues.every(isInside));
}

/**
 * Converts a Zod issue to messages for authors.
 * @param schema schema of the whole value
 * @param root name of the whole value
 */
export function describeIssue(issue: Issue, schema: Schema, root = 'value'): ValidationMessage[] {
  const field = formatPath(issue.path) || root;
  const hint = suggestValue(issue, schema);
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? [{ message: `${field} is required`, hint }]
        : [{ message: `${field} is not a ${typeNames[issue.expected] ?? issue.expected}`, hint }];
    case 'too_small':
      return [{ message: describeSize(field, issue), hint }];
    case 'too_big':
      return [{ message: describeExcess(field, issue) }];
    case 'invalid_value':
      return [
        { message: `${field} must be one of ${quote(issue.values)}`, hint: suggestMember(issue) },
      ];
    case 'invalid_format':
      return [
        {
          message:
            issue.format === 'regex'
              ? `${field} value ${JSON.stringify(issue.input)} does not match pattern ${issue.pattern}`
              : `${field} is not a valid ${issue.format}`,
          hint,
        },
      ];
    case 'unrecognized_keys':
      return describeUnknown(issue, schema);
    case 'invalid_key':
      return issue.issues
        .flatMap((inner) => describeIssue({ ...inner, path: issue.path }, schema, root))
        .map(({ message }) => ({ message, hint }));
    case 'invalid_union': {
      if (issue.input === undefined) return [{ message: `${field} is required`, hint }];
      const inner = closestUnionMember(issue);
      if (!inner) return [{ message: `${field} ${issue.message}` }];
      return inner.flatMap((each) =>
        describeIssue({ ...each, path: [...issue.path, ...each.path] }, schema, root),
      );
    }
    default:
      return [{ message: `${field}: ${issue.message}` }];
  }
}
