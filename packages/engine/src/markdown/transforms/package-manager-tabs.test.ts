import { describe, expect, test } from 'vitest';
import { compileSource, diagnosticsOf } from '../../../testing/compile-source.ts';
import { toManagerCommand } from './package-manager-tabs.ts';

describe('a command for all package managers', () => {
  test.each([
    ['install', 'npm install', 'yarn install', 'pnpm install', 'bun install'],
    [
      'install -D @sample/core@1.0.1',
      'npm install -D @sample/core@1.0.1',
      'yarn add -D @sample/core@1.0.1',
      'pnpm install -D @sample/core@1.0.1',
      'bun add -D @sample/core@1.0.1',
    ],
    [
      'install --frozen-lockfile',
      'npm install --frozen-lockfile',
      'yarn install --frozen-lockfile',
      'pnpm install --frozen-lockfile',
      'bun install --frozen-lockfile',
    ],
    [
      'create sample@latest',
      'npm create sample@latest',
      'yarn create sample',
      'pnpm create sample@latest',
      'bun create sample@latest',
    ],
    ['run build', 'npm run build', 'yarn run build', 'pnpm run build', 'bun run build'],
  ])('%s', (command, ...expected) => {
    const written = (['npm', 'yarn', 'pnpm', 'bun'] as const).map((manager) =>
      toManagerCommand(manager, command),
    );
    expect(written).toEqual(expected);
  });

  test('keeps the scope and the version in yarn create', () => {
    expect(toManagerCommand('yarn', 'create @scope/app@latest')).toBe('yarn create @scope/app');
    expect(toManagerCommand('yarn', 'create sample@1.0.0')).toBe('yarn create sample@1.0.0');
  });
});

describe('<PackageManagerTabs>', () => {
  function textOf(html: string): string {
    return html.replace(/<[^>]*>/g, '');
  }

  test('becomes tabs with a shared group', async () => {
    const { staticInstances } = await compileSource(
      '# A\n\n<PackageManagerTabs command="install a" />',
    );
    expect(staticInstances.at(-1)).toMatchObject({
      component: 'Tabs',
      props: { groupId: 'package.manager' },
    });
    const tabs = staticInstances.filter(({ component }) => component === 'Tab');
    expect(tabs.map(({ props }) => props.label)).toEqual(['npm', 'yarn', 'pnpm', 'bun']);
    const code = staticInstances.filter(({ component }) => component === 'CodeBlock');
    expect(code.map(({ children }) => textOf(children))).toEqual([
      'npm install a',
      'yarn add a',
      'pnpm install a',
      'bun add a',
    ]);
  });

  test('accepts a command for each package manager', async () => {
    const { staticInstances } = await compileSource(
      '<PackageManagerTabs command={{ npm: "npx sample", yarn: "yarn sample", pnpm: "pnpm sample", bun: "bunx sample" }} />',
    );
    const code = staticInstances.filter(({ component }) => component === 'CodeBlock');
    expect(code.map(({ children }) => textOf(children))).toEqual([
      'npx sample',
      'yarn sample',
      'pnpm sample',
      'bunx sample',
    ]);
  });

  test.each([
    ['command={{ npm: "a", bun: "b" }}', 'command must be one command, or one for each of npm,'],
    ['', 'command is required'],
    ['command=""', 'command cannot be empty'],
    ['command="install" comand="add"', 'comand is not a known field'],
  ])('rejects %s', async (props, problem) => {
    expect(await diagnosticsOf(`<PackageManagerTabs ${props} />`)).toEqual([
      expect.stringContaining(`1: <PackageManagerTabs>: ${problem}`),
    ]);
  });

  test('cannot be inline', async () => {
    expect(await diagnosticsOf('Run <PackageManagerTabs command="install" /> now.')).toEqual([
      '1: <PackageManagerTabs> cannot be used inside a paragraph | Put it on its own lines, with blank lines around it.',
    ]);
  });
});
