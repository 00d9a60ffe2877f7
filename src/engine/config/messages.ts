import type { z } from 'zod';
import { findClosest } from '../diagnostics.ts';

type Issue = z.core.$ZodIssue;

const typeNames: Record<string, string> = {
  boolean: 'true or false',
  array: 'list',
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

/** The fields of an issue as an author writes them: `nav[0].text`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    const name = String(key);
    if (!/^[\w$]+$/.test(name)) return `${text}[${JSON.stringify(name)}]`;
    return text === '' ? name : `${text}.${name}`;
  }, '');
}

/** One sentence in the words of the validation set, and a correction where one is known. */
export function describeIssue(
  issue: Issue,
  known: readonly string[],
): { field: string; message: string; hint?: string } {
  const field = formatPath(issue.path) || 'value';
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? { field, message: `${field} is required` }
        : { field, message: `${field} is not a ${typeNames[issue.expected] ?? issue.expected}` };
    case 'too_small':
      return { field, message: describeSize(field, issue) };
    case 'too_big':
      return { field, message: describeExcess(field, issue) };
    case 'invalid_value':
      return { field, message: `${field} must be one of ${quote(issue.values)}` };
    case 'invalid_format':
      return {
        field,
        message:
          issue.format === 'regex'
            ? `${field} value ${JSON.stringify(issue.input)} does not match pattern ${issue.pattern}`
            : `${field} is not a valid ${issue.format}`,
      };
    case 'unrecognized_keys': {
      const [key = ''] = issue.keys;
      const close = findClosest(key, known);
      const name = formatPath([...issue.path, key]);
      return {
        field: name,
        message: `${name} is not a known field`,
        hint: close ? `Did you mean ${close}?` : `Known fields: ${known.join(', ')}`,
      };
    }
    case 'invalid_union':
      return issue.input === undefined
        ? { field, message: `${field} is required` }
        : { field, message: `${field} ${issue.message}` };
    default:
      return { field, message: `${field}: ${issue.message}` };
  }
}
