import { z } from 'zod';

type Schema = z.core.$ZodType;

/** The schema inside `optional`, `default`, `transform` and the like. */
function innerSchema(schema: Schema): Schema | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
      return def.innerType;
    case 'pipe':
      return def.in;
    default:
      return undefined;
  }
}

/** A schema without wrappers; a union as its members. */
function unwrapSchema(schema: Schema): Schema[] {
  const inner = innerSchema(schema);
  if (inner) return unwrapSchema(inner);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'union' ? def.options.flatMap(unwrapSchema) : [schema];
}

function enter(schema: Schema, key: PropertyKey): Schema[] {
  return unwrapSchema(schema).flatMap((member) => {
    const { def } = (member as z.core.$ZodTypes)._zod;
    if (def.type === 'array') return [def.element];
    if (def.type === 'record') return [def.valueType];
    const field = def.type === 'object' ? def.shape[String(key)] : undefined;
    return field ? [field] : [];
  });
}

function schemasAt(schema: Schema, path: readonly PropertyKey[]): Schema[] {
  return path.reduce<Schema[]>(
    (schemas, key) => schemas.flatMap((each) => enter(each, key)),
    [schema],
  );
}

function exampleOf(schema: Schema): string | undefined {
  const inner = innerSchema(schema);
  return (
    (z.globalRegistry.get(schema)?.example as string | undefined) ?? (inner && exampleOf(inner))
  );
}

/** How the value at a path is written, according to `.meta({ example })` of its schema. */
export function findExample(schema: Schema, path: readonly PropertyKey[]): string | undefined {
  return schemasAt(schema, path)
    .map(exampleOf)
    .find((example) => example !== undefined);
}

/**
 * Known fields of the object at a path; empty if it is not an object. In a union, those of the
 * member that shares most fields with `input`; of equal members, the one with fewer fields.
 */
export function listFields(schema: Schema, path: readonly PropertyKey[], input: unknown): string[] {
  const given = Object.keys(input ?? {});
  const countShared = (fields: string[]): number =>
    given.filter((key) => fields.includes(key)).length;
  const shapes = schemasAt(schema, path)
    .flatMap(unwrapSchema)
    .flatMap((member) => {
      const { def } = (member as z.core.$ZodTypes)._zod;
      return def.type === 'object' ? [Object.keys(def.shape)] : [];
    });
  return shapes.sort((a, b) => countShared(b) - countShared(a) || a.length - b.length)[0] ?? [];
}
