import type { Node } from 'acorn';

/** The error for code that the playground does not execute. Throw it. */
export function refuse(node: Node | undefined): Error {
  const place = node ? `${node.type} at ${node.start}` : 'nothing';
  return new Error(`The playground does not execute such code while it builds (${place}).`);
}

/** Stands in for `Function`, which packages call with the text of a project. */
export function refuseText(): never {
  throw new Error('The playground does not run code of a project while it builds.');
}

/** Stands in for the streams of memfs. */
export function refuseStream(): never {
  throw new Error('The playground has no streams.');
}
