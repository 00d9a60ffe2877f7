/** Headers for the paths that a pattern matches, in the order of the file. */
export type HeaderRule = { pattern: RegExp; set: [name: string, value: string][]; unset: string[] };

function toPattern(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`);
}

/** Parses a `_headers` file: a path at the start of a line, its headers below, indented; `! Name` takes one back. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ pattern: toPattern(line.trim()), set: [], unset: [] });
      continue;
    }
    const rule = rules.at(-1);
    const removed = /^\s+!\s*(\S+)/.exec(line)?.[1];
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (removed) rule?.unset.push(removed);
    else if (name && value) rule?.set.push([name, value]);
  }
  return rules;
}

export function headersFor(pathname: string, rules: readonly HeaderRule[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (const { pattern, set, unset } of rules) {
    if (!pattern.test(pathname)) continue;
    for (const name of unset) headers.delete(name);
    for (const [name, value] of set) headers.set(name, value);
  }
  return headers;
}
