import { escapeRegex } from '../escape-regex.ts';

/** Headers for the paths that match a pattern, in the order of the file. */
export type HeaderRule = { pattern: RegExp; set: [name: string, value: string][] };

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.split('*').map(escapeRegex).join('.*')}$`);
}

/** Parses a `_headers` file: a path pattern, followed by indented headers. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ pattern: toPattern(line.trim()), set: [] });
      continue;
    }
    const [, name, value] = /^([\w-]+):\s*(\S.*)$/.exec(line.trim()) ?? [];
    if (name && value) rules.at(-1)?.set.push([name, value]);
  }
  return rules;
}

/** Headers for a path. Values of a header that several patterns set are joined, as hosts do. */
export function headersFor(pathname: string, rules: readonly HeaderRule[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (const { pattern, set } of rules) {
    if (!pattern.test(pathname)) continue;
    for (const [name, value] of set) {
      const before = headers.get(name);
      headers.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return headers;
}
