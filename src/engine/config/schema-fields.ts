import type { z } from 'zod';

type Schema = z.core.$ZodType;

/** What a schema is made of: without defaults around it, and the forms of a union one by one. */
function unwrapSchema(schema: Schema): Schema[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
      return unwrapSchema(def.innerType);
    case 'pipe':
      return unwrapSchema(def.in);
    case 'union':
      return def.options.flatMap(unwrapSchema);
    default:
      return [schema];
  }
}

function enter(schema: Schema, key: PropertyKey): Schema[] {
  return unwrapSchema(schema).flatMap((form) => {
    const { def } = (form as z.core.$ZodTypes)._zod;
    if (def.type === 'array') return [def.element];
    if (def.type === 'record') return [def.valueType];
    const field = def.type === 'object' ? def.shape[String(key)] : undefined;
    return field ? [field] : [];
  });
}

/**
 * The fields that an object at a path of a schema can have. Where it can have several forms,
 * those of the one that it shares most fields with; of two such, the smaller one. Empty where there are none.
 */
export function listFields(schema: Schema, path: readonly PropertyKey[], input: unknown): string[] {
  const found = path.reduce<Schema[]>(
    (schemas, key) => schemas.flatMap((each) => enter(each, key)),
    [schema],
  );
  const given = Object.keys(input ?? {});
  const countShared = (fields: string[]): number =>
    given.filter((key) => fields.includes(key)).length;
  const shapes = found.flatMap(unwrapSchema).flatMap((form) => {
    const { def } = (form as z.core.$ZodTypes)._zod;
    return def.type === 'object' ? [Object.keys(def.shape)] : [];
  });
  return shapes.sort((a, b) => countShared(b) - countShared(a) || a.length - b.length)[0] ?? [];
}
