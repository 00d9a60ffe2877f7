import { Code, type ConfigDraft, type Setting } from './draft.ts';

/** Objects by their keys, and settings at the end of the paths. */
type Tree = Map<string, Tree | Setting>;

/** As Rslib's documentation orders them; others follow. */
const order = ['bundle', 'dts', 'syntax', 'lib', 'source', 'resolve', 'output', 'plugins'];

function toTree(settings: readonly Setting[]): Tree {
  const root: Tree = new Map();
  for (const setting of settings) {
    const keys = setting.path.split('.');
    const last = keys.pop() ?? '';
    let holder = root;
    for (const key of keys) {
      const child = holder.get(key);
      const next: Tree = child instanceof Map ? child : new Map();
      holder.set(key, next);
      holder = next;
    }
    holder.set(last, setting);
  }
  return root;
}

function quote(text: string): string {
  const json = JSON.stringify(text);
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
}

function printKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
}

const maxWidth = 80;

/** Source text of a value. */
export function printValue(value: unknown, indent: string): string {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return quote(value);
  if (value instanceof RegExp || typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((item) => printValue(item, inner))
    : Object.entries(value).map(([key, item]) => `${printKey(key)}: ${printValue(item, inner)}`);
  const [open, close] = isList ? ['[', ']'] : ['{ ', ' }'];
  if (parts.length === 0) return isList ? '[]' : '{}';
  const line = open + parts.join(', ') + close;
  if (line.length + indent.length <= maxWidth && !line.includes('\n')) return line;
  return `${open.trim()}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close.trim()}`;
}

/** `key: value, // comment`; the comment of a long value is behind its first line. */
function printSetting(key: string, { value, from }: Setting, indent: string): string {
  const [first, ...others] = `${indent}${printKey(key)}: ${printValue(value, indent)},`.split('\n');
  const comment = from && ` // ${from}`;
  return [`${first}${comment}`, ...others].join('\n');
}

function printTree(tree: Tree, indent: string): string {
  const rank = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length);
  return [...tree]
    .sort(([a], [b]) => (indent === '  ' ? rank(a) - rank(b) : 0))
    .map(([key, item]) =>
      item instanceof Map
        ? `${indent}${printKey(key)}: {\n${printTree(item, `${indent}  `)}\n${indent}},`
        : printSetting(key, item, indent),
    )
    .join('\n');
}

function findImports(value: unknown): Code['imports'] {
  if (value instanceof Code) return value.imports;
  return Array.isArray(value) ? value.flatMap(findImports) : [];
}

/** The text of `rslib.config.ts`. */
export function printConfig({ libs, settings }: ConfigDraft): string {
  const items = libs.map(({ format, from, settings: own }) => {
    const tree = toTree([{ path: 'format', value: format, from }, ...own]);
    return `    {\n${printTree(tree, '      ')}\n    },`;
  });
  const lib = new Code(`[\n${items.join('\n')}\n  ]`);
  const all = [...settings, ...libs.flatMap((each) => each.settings)];
  const imports = [
    { name: 'defineConfig', from: '@rslib/core' },
    ...all.flatMap(({ value }) => findImports(value)),
  ].map(({ name, from }) => `import { ${name} } from '${from}';`);
  const tree = toTree([...settings, { path: 'lib', value: lib, from: '' }]);
  return `${[...new Set(imports)].sort().join('\n')}

export default defineConfig({
${printTree(tree, '  ')}
});
`;
}
