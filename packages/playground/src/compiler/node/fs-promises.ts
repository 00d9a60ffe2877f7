import { fs } from '../volume.ts';

/** Methods of the prototype that work without `this`, because callers destructure them. */
function bindMethods(promises: object): Record<string, unknown> {
  const bound: Record<string, unknown> = { constants: fs.constants };
  for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(promises))) {
    const method = Reflect.get(promises, name);
    if (typeof method === 'function' && name !== 'constructor') bound[name] = method.bind(promises);
  }
  for (const [name, value] of Object.entries(promises)) {
    if (typeof value === 'function') bound[name] = value.bind(promises);
  }
  return bound;
}

export const builtin = bindMethods(fs.promises);
