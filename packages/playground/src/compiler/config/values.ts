import { ConfigError, type Position } from './limits.ts';

/** A function that a config may call: one of ours, or of a bundled plugin. */
export class Callable {
  call: (...args: unknown[]) => unknown;
  constructor(call: (...args: unknown[]) => unknown) {
    this.call = call;
  }
}

/** One that the config declares. Its statements are read, too. */
export class OwnFunction extends Callable {}

/** One that `new` calls. */
export class Constructor extends Callable {}

/** A value that a config only hands on, such as a plugin. Nothing of it is read. */
export class Opaque {
  value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

/** Thrown by functions of ours for arguments that they do not take; names the construct. */
export class Refused extends Error {}

/** In place of a value that cannot be made here. What is made of it is left out as well. */
export class LeftOut {
  /** A clause, such as `functions of a config do not run here`. */
  reason: string;
  position: Position;
  /** What it is imported from, for the packages that are not here, and the arguments of its call. */
  imported: { from: string; name: string; args?: unknown[] } | undefined;

  constructor(reason: string, position: Position, imported?: LeftOut['imported']) {
    this.reason = reason;
    this.position = position;
    this.imported = imported;
  }
}

export type Primitive = string | number | bigint | boolean | null | undefined;

/** Whether a value is neither an object nor a function. */
export function isPrimitive(value: unknown): value is Primitive {
  return value === null || (typeof value !== 'object' && typeof value !== 'function');
}

/** What a plugin returns, as a value that a config only hands on. */
export function conceal(value: unknown): unknown {
  return isPrimitive(value) ? value : new Opaque(value);
}

/** An object that a config, JSON or a namespace of ours made. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Sets an own property. Tools below would take `__proto__` for a prototype, so it is refused. */
export function setProperty(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__') throw new ConfigError('The key "__proto__" is not supported.');
  Object.defineProperty(object, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
