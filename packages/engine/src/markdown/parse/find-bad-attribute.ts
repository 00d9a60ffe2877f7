/** A malformed attribute of a tag; `offset` is its place from the `<` on. */
export type BadAttribute = { offset: number; message: string; hint: string };

const closing: Record<string, string> = { '{': '}', '[': ']', '(': ')' };

/** Offset behind a value in braces that starts at an offset; -1 if brackets in it do not match. */
function findBraceEnd(text: string, start: number): number {
  const open: string[] = [];
  const token = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|[{}[\]()]/g;
  token.lastIndex = start;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [sign] = match;
    if ('{[('.includes(sign)) open.push(closing[sign] as string);
    else if ('}])'.includes(sign) && open.pop() !== sign) return -1;
    if (open.length === 0) return token.lastIndex;
  }
  return -1;
}

/** Offset behind a value that starts at an offset; -1 if it has no end, or starts like no value. */
function findValueEnd(text: string, start: number): number {
  const quote = text.charAt(start);
  if (quote === '{') return findBraceEnd(text, start);
  if (quote !== '"' && quote !== "'") return -1;
  return text.indexOf(quote, start + 1) + 1 || -1;
}

/** Finds the first malformed attribute of a tag. The parser reports only the tag. */
export function findBadAttribute(text: string): BadAttribute | undefined {
  const [start, tag] = /^<([a-z][\w.:-]*)/i.exec(text) ?? [];
  if (start === undefined) return undefined;
  const part = /\s*(?:(\/?>)|\{|([a-z_$][\w$:-]*)(\s*=\s*)?)/iy;
  let offset = start.length;
  for (;;) {
    part.lastIndex = offset;
    const [matched = '', end, name, equals] = part.exec(text) ?? [];
    const next = offset + (matched || (/^\s*/.exec(text.slice(offset))?.[0] ?? '')).length;
    if (end || next === text.length) return undefined;
    if (!matched) {
      const [sign] = text.slice(next);
      return {
        offset: next,
        message: `<${tag}>: unexpected ${sign} between the attributes`,
        hint: 'Write name="…" with straight quotes, or name={…}.',
      };
    }
    if (name && !equals) {
      offset = next;
      continue;
    }
    const valueStart = name ? next : next - 1;
    const valueEnd = findValueEnd(text, valueStart);
    if (valueEnd < 0) {
      const hint = `Write ${name ?? 'name'}="…" with straight quotes, or ${name ?? 'name'}={…} with brackets that match.`;
      const message = `<${tag}>: the value of ${name ?? '{'} is malformed`;
      return { offset: valueStart, message, hint };
    }
    offset = valueEnd;
  }
}
