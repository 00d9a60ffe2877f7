import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  test as base,
  createDeferred,
  expect,
  hydrate,
  isMarked,
  tagDocument,
  waitForIdle,
} from './helpers/test.ts';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

type DevServer = { url: string; write: (file: string, text: string) => Promise<void> };

function writeConfig(title: string, theme = join(projectRoot, 'src/theme/manifest.ts')): string {
  return `import { defineConfig } from ${JSON.stringify(join(projectRoot, 'src/engine/config/define-config.ts'))};
import { manifest } from ${JSON.stringify(theme)};

export default defineConfig({
  title: ${JSON.stringify(title)},
  origin: 'https://docs.test',
  assetOrigin: 'https://assets.test',
  logo: '/icon.svg',
  icon: '/icon.svg',
  lang: 'en',
  locales: [{ lang: 'en', label: 'English', description: 'A site for the tests of the dev server' }],
  sidebar: { '/': [{ text: 'All pages', items: ['first', 'second'] }] },
  repository: 'https://docs.test/source',
  theme: manifest,
});
`;
}

function writePage(title: string, text: string): string {
  return `---
description: A page for the tests of the dev server.
---

# ${title}

${text}

<Tabs>
  <Tab label="Left">

On the left.

  </Tab>
  <Tab label="Right">

On the right.

  </Tab>
</Tabs>
`;
}

/** Starts a dev server in a process of its own; resolves with its address. */
function start(folder: string): { url: Promise<string>; stop: () => Promise<void> } {
  const server = spawn(
    process.execPath,
    ['--import', './src/loader/register.mjs', 'src/cli.ts', 'dev', folder],
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
        const [, address] = /serving\s+(http\S+)/.exec(output) ?? [];
        if (address) resolve(address.replace(/\/$/, ''));
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

/** A component of a theme, in a file of its own so that an edit exchanges it alone. React has its picture loaded by an element that it does not own. */
const head = `export function Head() {
  return <header><img src="/icon.svg" alt="" />Head of the page</header>;
}
`;

type ThemeServer = {
  url: string;
  replace: (file: string, before: string, after: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** A dev server of its own for a site with a theme that can be edited, a copy of the one in the fixtures. */
async function startWithTheme(files: Record<string, string> = {}): Promise<ThemeServer> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-dev-'));
  const theme = join(folder, 'theme');
  await cp(join(projectRoot, 'tests/fixtures/bare-theme/theme'), theme, { recursive: true });
  await mkdir(join(folder, 'content/en'), { recursive: true });
  for (const name of ['index', 'first', 'second']) {
    const text = `# ${name}\n\n:::tip\n\nInside.\n\n:::\n`;
    await writeFile(join(folder, `content/en/${name}.mdx`), text);
  }
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await cp(join(projectRoot, 'public/icon.svg'), join(folder, 'public/icon.svg'));
  await writeFile(join(folder, 'site.config.ts'), writeConfig('Bare', join(theme, 'manifest.ts')));
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  const server = start(folder);
  return {
    url: await server.url,
    async replace(file, before, after) {
      const text = await readFile(join(folder, file), 'utf8');
      await writeFile(join(folder, file), text.replace(before, after));
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

const test = base.extend<object, { devServer: DevServer }>({
  devServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'docs-dev-'));
      async function write(file: string, text: string): Promise<void> {
        await mkdir(dirname(join(folder, file)), { recursive: true });
        await writeFile(join(folder, file), text);
      }
      await write('site.config.ts', writeConfig('Tiny'));
      await write('content/en/index.mdx', writePage('Home', 'Go to the [first](/first) page.'));
      await write('content/en/first.mdx', writePage('First', 'Go to the [second](/second) page.'));
      await write('content/en/second.mdx', writePage('Second', 'Nothing here.'));
      await write('package.json', '{ "type": "module" }');
      await cp(join(projectRoot, 'public/icon.svg'), join(folder, 'public/icon.svg'));
      const server = start(folder);
      await use({ url: await server.url, write });
      await server.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ devServer }, use) => use(devServer.url),
});

// One server for all of them; each test edits a page of its own.
test.describe.configure({ mode: 'default', timeout: 60_000 });

test.describe('dev server', () => {
  test('shows an edit at once and keeps the state of the reader', async ({ page, devServer }) => {
    await devServer.write('content/en/edited.mdx', writePage('Edited', 'Before the edit.'));
    await page.goto('/edited');
    await hydrate(page);
    await tagDocument(page);
    await page.getByRole('tab', { name: 'Right' }).click();
    await page.getByRole('button', { name: 'All pages' }).click();
    await expect(page.getByText('On the right.')).toBeVisible();

    await devServer.write('content/en/edited.mdx', writePage('Edited', 'After the edit.'));
    await expect(page.getByText('After the edit.')).toBeVisible();
    await expect(page.getByText('Before the edit.')).toHaveCount(0);
    await expect(page.getByText('On the right.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'All pages' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(await isMarked(page)).toBe(true);
  });

  test('shows a new page', async ({ page, devServer, problems }) => {
    problems.allow(/Failed to load resource/);
    await page.goto('/added');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND');
    await devServer.write('content/en/added.mdx', writePage('Added', 'Here I am.'));
    await page.goto('/added');
    await expect(page.getByText('Here I am.')).toBeVisible();
  });

  test('names file and line of a fault, and takes it away when it is mended', async ({
    page,
    devServer,
    problems,
  }) => {
    problems.allow(/Failed to load resource|The page could not be loaded in place|vite/);
    const broken = writePage('Faulty', 'A <Missing /> component.');
    const line = broken.split('\n').findIndex((text) => text.includes('<Missing')) + 1;
    await devServer.write('content/en/faulty.mdx', writePage('Faulty', 'All is well.'));
    await page.goto('/faulty');
    await hydrate(page);
    await tagDocument(page);
    await page.getByRole('tab', { name: 'Right' }).click();

    await devServer.write('content/en/faulty.mdx', broken);
    await expect(page.getByText(`content/en/faulty.mdx:${line}`)).toBeVisible();
    await expect(page.getByText('All is well.')).toBeAttached();

    await devServer.write('content/en/faulty.mdx', writePage('Faulty', 'All is well again.'));
    await expect(page.getByText(`content/en/faulty.mdx:${line}`)).toHaveCount(0);
    await expect(page.getByText('All is well again.')).toBeVisible();
    await expect(page.getByText('On the right.')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  test('shows the fault of a page that is opened, then the page', async ({
    page,
    devServer,
    problems,
  }) => {
    problems.allow(/Failed to load resource|vite/);
    await devServer.write('content/en/broken.mdx', writePage('Broken', 'A <Missing /> component.'));
    const response = await page.goto('/broken');
    expect(response?.status()).toBe(500);
    await expect(page.getByText(/content\/en\/broken\.mdx:\d+/)).toBeVisible();
    await devServer.write('content/en/broken.mdx', writePage('Broken', 'Whole again.'));
    await expect(page.getByText('Whole again.')).toBeVisible();
  });

  test('a fault of a page that is only fetched ahead covers no other page', async ({
    page,
    devServer,
    problems,
  }) => {
    problems.allow(/Failed to load resource/);
    await devServer.write('content/en/half.mdx', writePage('Half', 'A <Missing /> component.'));
    await devServer.write('content/en/ahead.mdx', writePage('Ahead', 'Go to [half](/half) of it.'));
    await page.goto('/ahead');
    await hydrate(page);
    const fetched = page.waitForResponse(/\/half$/);
    await page.getByRole('main').getByRole('link', { name: 'half' }).hover();
    expect((await fetched).status()).toBe(500);
    await waitForIdle(page);
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  });

  for (const [what, text] of [
    ['a page', 'All is well.'],
    ['a fault', 'A <Missing /> component.'],
  ] as const) {
    test(`shows an edit that is made before the browser listens: ${what}`, async ({
      page,
      devServer,
      problems,
    }) => {
      problems.allow(/Failed to load resource|vite/);
      const way = createDeferred();
      await page.routeWebSocket(/./, async (socket) => {
        await way.given;
        socket.connectToServer();
      });
      const source = `content/en/early-${text.length}.mdx`;
      await devServer.write(source, writePage('Early', text));
      await page.goto(`/early-${text.length}`);
      await devServer.write(source, writePage('Early', 'Written meanwhile.'));
      await expect(async () => {
        expect(await (await fetch(page.url())).text()).toContain('Written meanwhile.');
      }).toPass();
      way.give();
      await expect(page.getByText('Written meanwhile.')).toBeVisible();
    });
  }

  test('shows an edit of the configuration', async ({ page, devServer, problems }) => {
    problems.allow(/Failed to load resource|The page could not be loaded in place|vite/);
    await page.goto('/first');
    await hydrate(page);
    await tagDocument(page);
    await expect(page).toHaveTitle('First - Tiny');
    await page.getByRole('tab', { name: 'Right' }).click();
    await devServer.write('site.config.ts', writeConfig('Small'));
    await expect(page).toHaveTitle('First - Small');
    await expect(page.getByRole('link', { name: 'Small', exact: true })).toBeVisible();
    await expect(page.getByText('On the right.')).toBeVisible();

    await devServer.write('site.config.ts', writeConfig('Small').replace('title:', 'titel:'));
    await expect(page.getByText(/site\.config\.ts/).first()).toBeVisible();
    await devServer.write('site.config.ts', writeConfig('Tiny'));
    await expect(page).toHaveTitle('First - Tiny');
    await expect(page.getByText(/titel/)).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  });

  test('the state of a page does not leak to the next one', async ({ page }) => {
    await page.goto('/first');
    await hydrate(page);
    await tagDocument(page);
    await page.getByRole('tab', { name: 'Right' }).click();
    await expect(page.getByText('On the right.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'second' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
    await expect(page.getByText('On the left.')).toBeVisible();
    await expect(page.getByText('On the right.')).toBeHidden();
    expect(await isMarked(page)).toBe(true);
  });

  test('shows the pictures on disk, whatever host readers get them from', async ({ page }) => {
    await page.goto('/second');
    const logo = page.locator('header img').first();
    await expect(logo).toHaveAttribute('src', '/icon.svg');
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('serves files of public/, and nothing outside of it', async ({ request }) => {
    const icon = await request.get('/icon.svg');
    expect(icon.status()).toBe(200);
    expect(icon.headers()['content-type']).toBe('image/svg+xml');
    for (const path of ['/..%2fpackage.json', '/..%2f..%2f..%2fetc/passwd', '/%E0%A4%A']) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });

  test('goes on after a fault at an address of two slashes', async ({ request, devServer }) => {
    await devServer.write('content/en/index.mdx', writePage('Home', 'A <Missing /> component.'));
    const headers = { referer: `${devServer.url}/first` };
    const answer = await request.get(`${devServer.url}//`, { headers });
    expect([answer.status(), await answer.text()]).toEqual([
      500,
      expect.stringContaining('content/en/index.mdx'),
    ]);
    await devServer.write('content/en/index.mdx', writePage('Home', 'Whole again.'));
    expect((await request.get('/first')).status()).toBe(200);
  });

  test('the search knows the pages as they are', async ({ page, devServer }) => {
    await devServer.write('content/en/third.mdx', writePage('Third', 'About marmalade.'));
    await page.goto('/first');
    await hydrate(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('marmalade');
    const found = page.getByRole('dialog').getByRole('option', { name: /Third/ });
    await expect(found).toHaveAttribute('href', /^\/third/);
  });

  test('shows an edit of what the build alone renders', async ({ page, problems }) => {
    // A server of its own.
    problems.allow(/^foreign/);
    const theme = await startWithTheme();
    try {
      await page.goto(theme.url);
      await tagDocument(page);
      await expect(page.getByRole('complementary')).toHaveText('Inside.');
      await theme.replace('theme/server.tsx', '{children}</aside>', 'Edited: {children}</aside>');
      await expect(page.getByRole('complementary')).toHaveText('Edited: Inside.');
      expect(await isMarked(page)).toBe(true);
    } finally {
      // What it still loads would fail with the server.
      await page.goto('about:blank');
      await theme.stop();
    }
  });

  test('keeps the page when its theme fails, and shows the one that is mended', async ({
    page,
    problems,
  }) => {
    problems.allow(/^foreign|continues as a static document/);
    const theme = await startWithTheme({ 'theme/Head.tsx': head });
    try {
      await theme.replace('theme/index.tsx', '<header>{site.title}</header>', '<Head />');
      await theme.replace(
        'theme/index.tsx',
        'import {',
        "import { Head } from './Head.tsx';\nimport {",
      );
      await page.goto(`${theme.url}/first`);
      await hydrate(page);
      // From now on the document of the page that is shown is kept.
      await theme.replace('content/en/first.mdx', 'Inside.', 'Further inside.');
      await expect(page.getByText('Further inside.')).toBeVisible();
      const broken = page.waitForEvent('console', (message) =>
        /continues as a static document/.test(message.text()),
      );
      const fault = "if (!'') throw new Error('on purpose');";
      await theme.replace('theme/Head.tsx', 'return', `${fault} return`);
      await broken;
      await expect(page.getByText('Further inside.')).toBeVisible();
      // In one step: the page is loaded anew at the first. The watcher overlooks one within 50 ms of another.
      await expect(async () => {
        await theme.replace(
          'theme/Head.tsx',
          `${fault} return <header><img src="/icon.svg" alt="" />Head of the page`,
          'return <header>Mended head',
        );
        await expect(page.getByText('Mended head')).toBeVisible({ timeout: 2000 });
      }).toPass();
      await expect(page.getByText('Further inside.')).toBeVisible();
    } finally {
      await page.goto('about:blank');
      await theme.stop();
    }
  });
});
