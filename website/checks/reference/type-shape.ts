import ts from 'typescript-6';
import type { PackageTypes } from './package-types.ts';

/** Values accepted at one path: primitives, literals, `function`, and names of types that are not expanded. */
export type Accepted = {
  kinds: Set<string>;
  type: ts.Type;
  /** Whether the page writes out the path instead of using a type name of the package. */
  isWritten: boolean;
  /** The comment after the property, which states its default. */
  comment?: string;
  /** Accepted functions. */
  functions: ts.Type[];
};

/** All paths of a type, for example `bundle.bundledPackages[]`; the type itself is `''`. */
export type Shape = Map<string, Accepted>;

const followed =
  /checks\/reference\/virtual-|@rslib\/core\/dist-types\/|@rsbuild\/core\/dist\/types\/config\.d\.ts$/;
const empty = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void;

/** Name of a type without properties. */
function leafName(type: ts.Type): string | undefined {
  const primitive = primitives.find(([flag]) => type.flags & flag);
  if (primitive) return primitive[1];
  if (type.flags & ts.TypeFlags.BooleanLiteral) {
    return (type as ts.Type & { intrinsicName: string }).intrinsicName;
  }
  if (type.isStringLiteral()) return `'${type.value}'`;
  if (type.isNumberLiteral()) return String(type.value);
  // `string & {}` accepts any string but keeps editor suggestions.
  if (type.isIntersection() && type.types.some(({ flags }) => flags & ts.TypeFlags.String)) {
    return 'string';
  }
  return type.getCallSignatures().length > 0 ? 'function' : undefined;
}

/** Merges `true` and `false` into `boolean`. Literals together with `string` are only suggestions. */
function simplify(kinds: Set<string>): void {
  if (kinds.has('true') && kinds.has('false')) {
    kinds.delete('true');
    kinds.delete('false');
    kinds.add('boolean');
  }
  if (!kinds.has('string')) return;
  for (const kind of kinds) if (kind.startsWith("'")) kinds.delete(kind);
}

/** Types of other packages that a page writes out. */
const followedNames = new Set(['CSSExtractOptions', 'LibraryCustomUmdObject']);

const primitives: [ts.TypeFlags, string][] = [
  [ts.TypeFlags.String, 'string'],
  [ts.TypeFlags.Number, 'number'],
  [ts.TypeFlags.Boolean, 'boolean'],
  [ts.TypeFlags.Any, 'any'],
  [ts.TypeFlags.Unknown, 'unknown'],
];

function commentBehind(symbol: ts.Symbol): string | undefined {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) return undefined;
  const { text } = declaration.getSourceFile();
  const [range] = ts.getTrailingCommentRanges(text, declaration.end) ?? [];
  return range && text.slice(range.pos, range.end).replace(/^\/\/\s*/, '');
}

function fileOfSymbol(symbol: ts.Symbol | undefined): string {
  return symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
}

/** Full name of a type, without truncation. */
export function fullName(checker: ts.TypeChecker, type: ts.Type): string {
  return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
}

/** A type at a path of the option, with its containing types. */
type Place = { path: string; type: ts.Type; parents: readonly ts.Type[] };

type Walk = { checker: ts.TypeChecker; shape: Shape };

type Found = { kind?: string | undefined; isWritten?: boolean; comment?: string | undefined };

function accept({ shape }: Walk, path: string, type: ts.Type, found: Found = {}): void {
  const { kind, isWritten = false, comment } = found;
  const accepted = shape.get(path) ?? {
    kinds: new Set(),
    type,
    isWritten,
    functions: [],
    ...(comment && { comment }),
  };
  if (kind) accepted.kinds.add(kind);
  if (kind === 'function') accepted.functions.push(type);
  accepted.isWritten ||= isWritten;
  shape.set(path, accepted);
}

function describeArray(walk: Walk, { path, type, parents }: Place): void {
  const [element] = walk.checker.getTypeArguments(type as ts.TypeReference);
  accept(walk, path, type, { kind: 'array' });
  if (!element) return;
  accept(walk, `${path}[]`, element);
  walkType(walk, { path: `${path}[]`, type: element, parents: [...parents, type] });
}

function joinKey(path: string, name: string): string {
  if (!/^\w+$/.test(name)) return `${path}['${name}']`;
  return path === '' ? name : `${path}.${name}`;
}

function describeObject(walk: Walk, { path, type, parents }: Place): void {
  const { checker } = walk;
  const inner = [...parents, type];
  accept(walk, path, type, { kind: 'object' });
  const value = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  if (value) walkType(walk, { path: `${path}.*`, type: value, parents: inner });
  for (const property of checker.getPropertiesOfType(type)) {
    const key = joinKey(path, property.name);
    const file = fileOfSymbol(property);
    const isOnPage = file.includes('/virtual-');
    const propertyType = checker.getTypeOfSymbol(property);
    accept(walk, key, checker.getNonNullableType(propertyType), {
      isWritten: file === '' || isOnPage,
      comment: isOnPage ? commentBehind(property) : undefined,
    });
    walkType(walk, { path: key, type: propertyType, parents: inner });
  }
}

function isFollowed({ checker }: Walk, type: ts.Type): boolean {
  const [first] = checker.getPropertiesOfType(type);
  const file = fileOfSymbol(first);
  return (
    file === '' ||
    followed.test(file) ||
    followedNames.has((type.aliasSymbol ?? type.symbol)?.name ?? '')
  );
}

function walkType(walk: Walk, place: Place): void {
  const { path, type, parents } = place;
  if (type.flags & empty || parents.includes(type)) return;
  const leaf = leafName(type);
  if (leaf !== undefined) accept(walk, path, type, { kind: leaf });
  else if (type.isUnion()) {
    for (const member of type.types) walkType(walk, { path, type: member, parents });
  } else if (walk.checker.isArrayType(type)) describeArray(walk, place);
  else if (isFollowed(walk, type)) describeObject(walk, place);
  else accept(walk, path, type, { kind: fullName(walk.checker, type) });
}

/** Lists the accepted values of a type by path. Does not expand types of Rspack and other packages. */
export function describeType({ checker }: PackageTypes, root: ts.Type): Shape {
  const walk: Walk = { checker, shape: new Map() };
  accept(walk, '', checker.getNonNullableType(root), { isWritten: true });
  walkType(walk, { path: '', type: root, parents: [] });
  for (const { kinds } of walk.shape.values()) simplify(kinds);
  return walk.shape;
}
