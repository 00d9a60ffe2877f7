const build = (size: number): string[] =>
  Array.from({ length: size }, (_, index) => '-'.repeat(index));

export const lines = build(80);
export const dashes = /*#__PURE__*/ build(40);
export const greet = (name: string): string => `Hello, ${name}`;
