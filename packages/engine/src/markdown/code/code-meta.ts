/** Attributes after the language of a code block. */
export type CodeMeta = {
  title?: string;
  /** Path of a project file to quote. */
  file?: string;
  /** What the block shows, see `writtenKinds`. */
  kind?: string;
  /** Route of the page that opens the code, without language prefix. */
  link?: string;
  /** Lines of the quoted file: `1-3,9-12`. */
  lines?: string;
  highlighted: Set<number>;
  inserted: Set<number>;
  deleted: Set<number>;
  /** Default: as in the configuration. */
  lineNumbers: boolean | undefined;
  /** Default: as in the configuration. */
  wrap: boolean | undefined;
  /** Links property names to the headings of the page that explain them. */
  linked: boolean;
  /** Unknown attributes. */
  unknown: string[];
};

const attribute = /(\w+)="([^"]*)"|(?:(ins|del)=)?\{([\d\s,-]*)\}|(\S+)/g;

const texts = ['title', 'file', 'lines', 'kind', 'link'] as const;

function isText(name: string | undefined): name is (typeof texts)[number] {
  return texts.some((text) => text === name);
}

/** More lines than any quoted file has. */
const maxRange = 10_000;

/** Expands `1-3,9` to numbers; `undefined` if a part is not a number or an ascending range. */
export function parseRanges(text: string): number[] | undefined {
  const ranges = text.split(',').map((part) => {
    const [, from, to = from] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(part) ?? [];
    return { from: Number(from), length: Number(to) - Number(from) + 1 };
  });
  if (!ranges.every(({ length }) => length > 0)) return undefined;
  return ranges.flatMap(({ from, length }) =>
    Array.from({ length: Math.min(length, maxRange) }, (_, index) => from + index),
  );
}

/** Parses the text after the language of a code fence. Never throws. */
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
    if (isText(name)) result[name] = value;
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
