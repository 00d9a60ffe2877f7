/** What an author writes behind the language of a code block. */
export type CodeMeta = {
  title?: string;
  /** Quotes this file of the project instead of the block's own text. */
  file?: string;
  /** Lines of the quoted file, for example `1-3,9-12`. */
  lines?: string;
  highlighted: Set<number>;
  inserted: Set<number>;
  deleted: Set<number>;
  /** Absent: as the site says. */
  lineNumbers: boolean | undefined;
  /** Absent: as the site says. */
  wrap: boolean | undefined;
  /** Links the names of properties with the headings of the page that explain them. */
  linked: boolean;
  /** Words that are none of the above. */
  unknown: string[];
};

const attribute = /(\w+)="([^"]*)"|(?:(ins|del)=)?\{([\d\s,-]*)\}|(\S+)/g;

/** No file that a page quotes has more lines. */
const longestRange = 10_000;

/** The numbers of `1-3,9`, in order of appearance; `undefined` when a part is no number and no range that goes up. */
export function parseRanges(text: string): number[] | undefined {
  const ranges = text.split(',').map((part) => {
    const [, from, to = from] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(part) ?? [];
    return { from: Number(from), length: Number(to) - Number(from) + 1 };
  });
  if (!ranges.every(({ length }) => length > 0)) return undefined;
  return ranges.flatMap(({ from, length }) =>
    Array.from({ length: Math.min(length, longestRange) }, (_, index) => from + index),
  );
}

/** Reads what stands behind the language of a fence. Never throws: what it does not know is in `unknown`. */
export function parseCodeMeta(meta: string): CodeMeta {
  const result: CodeMeta = {
    highlighted: new Set(),
    inserted: new Set(),
    deleted: new Set(),
    lineNumbers: undefined,
    wrap: undefined,
    linked: false,
    unknown: [],
  };
  for (const [text, name, value = '', kind, ranges, flag] of meta.matchAll(attribute)) {
    const lines = ranges === undefined ? undefined : parseRanges(ranges);
    if (name === 'title' || name === 'file' || name === 'lines') result[name] = value;
    else if (lines) {
      const target =
        kind === 'ins' ? result.inserted : kind === 'del' ? result.deleted : result.highlighted;
      for (const line of lines) target.add(line);
    } else if (flag === 'lineNumbers' || flag === 'noLineNumbers') {
      result.lineNumbers = flag === 'lineNumbers';
    } else if (flag === 'linked') result.linked = true;
    else if (flag === 'wrap' || flag === 'nowrap') result.wrap = flag === 'wrap';
    else result.unknown.push(text);
  }
  return result;
}
