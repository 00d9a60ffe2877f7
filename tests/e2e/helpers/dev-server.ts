import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from './test.ts';

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

const ownTheme = join(projectRoot, 'packages/theme/src/manifest.ts');

export type DevServer = {
  url: string;
  /** The first document that the server rendered. */
  first: string;
  write: (file: string, text: string) => Promise<void>;
  remove: (file: string) => Promise<void>;
  close: () => Promise<void>;
};

export function writeConfig(title: string, theme = ownTheme): string {
  const name = theme === ownTheme ? 'defaultTheme as manifest' : 'manifest';
  return `import { defineConfig } from ${JSON.stringify(join(projectRoot, 'packages/engine/src/config/define-config.ts'))};
import { ${name} } from ${JSON.stringify(theme)};

export default defineConfig({
  title: ${JSON.stringify(title)},
  origin: 'https://docs.test',
  assetOrigin: 'https://assets.test',
  logo: '/icon.svg',
  icon: '/icon.svg',
  lang: 'en',
  locales: [{ lang: 'en', label: 'English', description: 'A site for the tests of the dev server' }],
  sidebar: { '/': [{ text: 'All pages', items: ['first', 'second', 'isolated'] }] },
  isolatedPages: ['/isolated'],
  extraFiles: async () => ({
    files: [{ path: 'isolated/a.js', key: '', read: () => 'export {};' }],
  }),
  repository: 'https://docs.test/source',
  theme: manifest,
});
`;
}

export function writePage(title: string, text: string): string {
  return `---
description: A page for the tests of the dev server.
---

# ${title}

${text}

<Tabs groupId="${title}">
  <Tab label="Left">

On the left.

  </Tab>
  <Tab label="Right">

On the right.

  </Tab>
</Tabs>
`;
}

/** Starts a dev server in a new process; resolves with its URL. */
function start(folder: string): { url: Promise<string>; stop: () => Promise<void> } {
  const server = spawn(
    process.execPath,
    [
      '--import',
      './packages/engine/loader/register.mjs',
      'packages/engine/src/cli.ts',
      'dev',
      folder,
    ],
    {
      cwd: projectRoot,
      env: { ...process.env, PORT: '0' },
    },
  );
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
  });
  const url = new Promise<string>((resolve, reject) => {
    let output = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
        const [, url] = /serving\s+(http\S+)/.exec(output) ?? [];
        if (url) resolve(url.replace(/\/$/, ''));
      });
    }
    server.once('exit', () => reject(new Error(`the dev server ended:\n${output}`)));
  });
  return {
    url,
    stop: async () => {
      server.kill();
      await ended;
    },
  };
}

type ThemeServer = {
  url: string;
  write: (file: string, text: string) => Promise<void>;
  replace: (file: string, before: string, after: string) => Promise<void>;
  close: () => Promise<void>;
};

/** A header in its own file, so an edit replaces only that. */
const head = `import { useState } from 'react';

export function Head() {
  const [text, setText] = useState('Load');
  const load = async () => setText((await import('json5')).default.parse("{ a: 'Loaded' }").a);
  return <header><img src="/icon.svg" alt="" />Head of the page<button type="button" onClick={load}>{text}</button></header>;
}
`;

/** A dev server for a site with an editable copy of the fixture theme. */
async function openThemeServer(): Promise<ThemeServer> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-dev-'));
  const theme = join(folder, 'theme');
  await cp(join(projectRoot, 'tests/fixtures/bare-theme/theme'), theme, { recursive: true });
  await mkdir(join(folder, 'content/en'), { recursive: true });
  for (const name of ['index', 'first', 'second', 'isolated']) {
    const text = `# ${name}\n\n:::tip\n\nInside.\n\n:::\n`;
    await writeFile(join(folder, `content/en/${name}.mdx`), text);
  }
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await cp(join(projectRoot, 'website/public/icon.svg'), join(folder, 'public/icon.svg'));
  await writeFile(join(folder, 'site.config.ts'), writeConfig('Bare', join(theme, 'manifest.ts')));
  const index = await readFile(join(theme, 'index.tsx'), 'utf8');
  const own = index.replace('<header>{site.title}</header>', '<Head />');
  await writeFile(join(theme, 'index.tsx'), `import { Head } from './Head.tsx';\n${own}`);
  await writeFile(join(theme, 'Head.tsx'), head);
  await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  const server = start(folder);
  return {
    url: await server.url,
    write: (file, text) => writeFile(join(folder, file), text),
    async replace(file, before, after) {
      const text = await readFile(join(folder, file), 'utf8');
      await writeFile(join(folder, file), text.replace(before, after));
    },
    async close() {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function openDevServer(): Promise<DevServer> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-dev-'));
  async function write(file: string, text: string): Promise<void> {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  await write('site.config.ts', writeConfig('Tiny'));
  await write('content/en/index.mdx', writePage('Home', 'Go to the [first](/first) page.'));
  await write('content/en/first.mdx', writePage('First', 'Go to the [second](/second) page.'));
  await write(
    'content/en/second.mdx',
    writePage('Second', `\`\`\`sh\necho ${'word '.repeat(60)}\n\`\`\``),
  );
  await write('content/en/isolated.mdx', writePage('Isolated', 'Nothing here.'));
  await write('package.json', '{ "type": "module" }');
  await cp(join(projectRoot, 'website/public/icon.svg'), join(folder, 'public/icon.svg'));
  const server = start(folder);
  const url = await server.url;
  const first = await (await fetch(`${url}/first`)).text();
  return {
    url,
    first,
    write,
    remove: (file) => rm(join(folder, file)),
    async close() {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

export const test = base.extend<{ devServer: DevServer }>({
  devServer: async ({ keep }, use) => use(await keep('dev server', openDevServer)),
  baseURL: async ({ devServer }, use) => use(devServer.url),
});

export const themeTest = base.extend<{ themeServer: ThemeServer }>({
  themeServer: async ({ keep }, use) => use(await keep('theme server', openThemeServer)),
  baseURL: async ({ themeServer }, use) => use(themeServer.url),
});
