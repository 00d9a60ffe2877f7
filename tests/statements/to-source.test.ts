import { expect, test } from 'vitest';
import { toSource } from './to-source.ts';

test('a config becomes JavaScript, with functions, methods and patterns', () => {
  const config = {
    externals: [/^a$/],
    tools: { rspack: (found: object) => found },
    run(value: number) {
      return value + 1;
    },
    name: undefined,
  };
  const back = new Function(`return ${toSource(config)}`)() as typeof config;
  expect(back.run(1)).toBe(2);
  expect(back.tools.rspack(back)).toBe(back);
  expect(back).toMatchObject({ externals: [/^a$/], name: undefined });
});
