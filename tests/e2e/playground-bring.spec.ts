import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { gzipSync, strToU8, zipSync } from 'fflate';
import { getStrings } from 'rslib-playground/page';
import { findViolations } from './helpers/axe.ts';
import { expectBuild, openPlainSample, openWorkbench } from './helpers/playground.ts';
import { expect, inChinese, inEnglish, test } from './helpers/test.ts';

const project = {
  'package.json': JSON.stringify({ name: 'my-words', type: 'module' }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      rootDir: 'src',
    },
    include: ['src'],
  }),
  'tsup.config.ts':
    "import { defineConfig } from 'tsup';\nexport default defineConfig({ entry: ['src/index.ts'], format: ['esm'], dts: true });\n",
  'src/index.ts': "export { shout } from './shout';\n",
  'src/shout.ts':
    "import { loud } from 'loud';\n\nexport const shout = (word: string): string => loud(word);\n",
  // Rslib would check its types, and vitest is not installed.
  'src/shout.test.ts': "import { test } from 'vitest';\n\ntest('shout', () => {});\n",
  'node_modules/loud/package.json': JSON.stringify({
    name: 'loud',
    version: '1.0.0',
    main: 'index.js',
    types: 'index.d.ts',
  }),
  'node_modules/loud/index.js': 'exports.loud = (word) => word.toUpperCase() + " from loud!";\n',
  'node_modules/loud/index.d.ts': 'export declare const loud: (word: string) => string;\n',
  'node_modules/unused/package.json': '{}',
  '.env': 'TOKEN=1\n',
};

const config = "export default { lib: [{ format: 'esm' }], output: { target: 'node' } };\n";

async function writeProject(folder: string, files: Record<string, string>): Promise<string> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

const zip = (files: Record<string, string>): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))),
  );

const folderInput = (page: Page): Locator => page.locator('main input[webkitdirectory]');
const filesInput = (page: Page): Locator => page.locator('main input[multiple]');

async function choose(page: Page, opener: string, item: string): Promise<void> {
  await page.getByRole('button', { name: opener }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

inChinese('a project from the disk', ({ lang, path }) => {
  const strings = getStrings(lang);

  test('a folder opens with its packages, a proposed config, and what was left out', async ({
    page,
  }, testInfo) => {
    const folder = await writeProject(testInfo.outputPath('my-words'), project);
    await openWorkbench(page, path('/playground'));
    await folderInput(page).setInputFiles(folder);
    const status = page.locator('main').getByRole('status');
    await expect(status).toContainText(strings.proposed('rslib.config.ts', 'tsup.config.ts'));
    await expect(page.getByRole('textbox', { name: 'rslib.config.ts' })).toBeVisible();
    const files = page.getByRole('region', { name: strings.files });
    for (const name of ['src/shout.ts', 'tsconfig.rslib.json']) {
      await expect(files.getByRole('button', { name, exact: true })).toBeVisible();
    }
    const leftOut = page.getByRole('region', { name: strings.leftOut, exact: true });
    const toCheck = page.getByRole('region', { name: strings.toCheck, exact: true });
    await expect(toCheck.getByRole('listitem')).not.toHaveCount(0);
    await expect(leftOut.getByRole('listitem')).toHaveCount(2);
    await expect(leftOut.getByRole('listitem').filter({ hasText: '.env' })).toContainText(
      strings.reasons.secret,
    );
    await expect(leftOut.getByRole('listitem').filter({ hasText: 'node_modules/' })).toContainText(
      strings.reasons.notImported,
    );
    await expectBuild(page);
    const output = page.getByRole('region', { name: strings.output });
    await expect(output).toContainText('dist/index.d.ts');
    await output.getByRole('button', { name: 'dist/index.js', exact: true }).click();
    // It is no dependency, so its code is in the bundle.
    await expect(output.locator('pre')).toContainText('from loud!');
    await expect(page.getByRole('combobox', { name: strings.example })).toHaveValue('');
    expect(await findViolations(page)).toEqual([]);
  });
});

inEnglish('a project from the disk', () => {
  const strings = getStrings('en');

  test('a dropped folder opens, also before the workbench is open, and files that link to others with it', async ({
    page,
  }, testInfo) => {
    const session = await page.context().newCDPSession(page);
    const drop = async (folder: string, x: number, y: number) => {
      const data = { items: [], files: [folder], dragOperationsMask: 1 };
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
        await session.send('Input.dispatchDragEvent', { type, x, y, data });
      }
    };
    const files = page.getByRole('region', { name: strings.files });
    await page.goto('/playground');
    await drop(await writeProject(testInfo.outputPath('early'), project), 300, 400);
    await expect(files.getByRole('button', { name: 'src/shout.ts', exact: true })).toBeVisible();
    await expectBuild(page);

    const changed = {
      ...project,
      'rslib.config.ts': config,
      'src/index.ts': "export { shout } from './shout';\nexport const dropped = 1;\n",
    };
    const output = page.getByRole('region', { name: strings.output });
    const { x = 0, y = 0 } = (await output.boundingBox()) ?? {};
    await drop(await writeProject(testInfo.outputPath('dropped'), changed), x + 50, y + 50);
    await expect(output).toContainText('dropped = 1');
    await expect(output).toContainText('from loud!');
  });

  test('archives and pasted files open, packages are asked for, and Undo leads back', async ({
    page,
  }) => {
    await openPlainSample(page);
    const files = page.getByRole('region', { name: strings.files });
    const status = page.locator('main').getByRole('status');
    const archive = zip({
      'repo-main/rslib.config.mjs': config,
      'repo-main/src/index.ts': 'export const zipped = 1;\n',
    });
    await filesInput(page).setInputFiles({
      name: 'repo.zip',
      mimeType: 'application/zip',
      buffer: archive,
    });
    await expect(
      files.getByRole('button', { name: 'rslib.config.mjs', exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: strings.output })).toContainText('zipped = 1');
    await expect(page.getByRole('region', { name: strings.leftOut })).toHaveCount(0);
    await filesInput(page).setInputFiles({
      name: 'broken.tgz',
      mimeType: 'application/gzip',
      buffer: Buffer.from(gzipSync(strToU8('broken'))),
    });
    await expect(status).toContainText(strings.unreadable);
    await expect(
      files.getByRole('button', { name: 'rslib.config.mjs', exact: true }),
    ).toBeVisible();

    await choose(page, strings.open, strings.paste);
    const dialog = page.getByRole('dialog', { name: strings.paste });
    await dialog
      .getByRole('textbox')
      .fill(`// rslib.config.ts\n${config}// src/index.ts\nexport const pasted = 1;\n`);
    expect(await findViolations(page, { include: 'dialog[open]' })).toEqual([]);
    await dialog.getByRole('button', { name: strings.pasteOpen }).click();
    await expect(page.getByRole('region', { name: strings.output })).toContainText('pasted = 1');
    await filesInput(page).setInputFiles({
      name: 'repo.zip',
      mimeType: 'application/zip',
      buffer: zip({
        'pnpm-workspace.yaml': 'packages: [packages/*]\n',
        'packages/one/package.json': '{ "name": "one" }',
        'packages/two/package.json': '{ "name": "two" }',
        'packages/two/src/index.ts': 'export const two = 2;\n',
      }),
    });
    const choice = page.getByRole('dialog', { name: strings.choosePackage });
    await choice.getByRole('radio', { name: 'packages/two' }).check();
    await choice.getByRole('button', { name: strings.pasteOpen }).click();
    await expect(page.getByRole('region', { name: strings.output })).toContainText('two = 2');
    await page.getByRole('button', { name: strings.undo }).click();
    await expect(page.getByRole('region', { name: strings.output })).toContainText('pasted = 1');
    await files.getByRole('button', { name: strings.deleteFile('src/index.ts') }).click();
    await expect(files.getByText('src/index.ts')).toHaveCount(0);
    await page.getByRole('button', { name: strings.undo }).click();
    await expect(files.getByText('src/index.ts')).toBeVisible();
    await page.getByRole('button', { name: strings.redo }).click();
    await expect(files.getByText('src/index.ts')).toHaveCount(0);

    // A tsconfig for TypeScript 5 gets what it lacks.
    await filesInput(page).setInputFiles({
      name: 'old.zip',
      mimeType: 'application/zip',
      buffer: zip({
        'package.json': '{ "name": "old", "devDependencies": { "@types/node": "*" } }',
        'tsconfig.json': JSON.stringify({
          compilerOptions: { baseUrl: '.', strict: true, skipLibCheck: true },
          include: ['src'],
        }),
        'rslib.config.ts': "export default { lib: [{ format: 'esm', dts: true }] };\n",
        'src/index.ts': 'export const folder: string = process.cwd();\n',
      }),
    });
    const log = page.getByRole('region', { name: strings.log });
    await expect(log.getByText(/rootDir, ignoreDeprecations, types/)).toBeVisible();
    await log.getByRole('button', { name: strings.addSettings }).click();
    await expect(page.getByRole('textbox', { name: 'tsconfig.json' })).toBeVisible();
    await expect(page.getByRole('region', { name: strings.output })).toContainText('index.d.ts');
    await expect(log.getByRole('button', { name: strings.addSettings })).toHaveCount(0);
  });

  test('a project is there after a reload and behind a link, and opens from another tab', async ({
    page,
    context,
  }) => {
    await openPlainSample(page);
    const archive = zip({
      'package.json': '{ "name": "kept" }',
      'rslib.config.ts': config,
      'src/index.ts': 'export const kept = 1;\n',
      '.env': '',
    });
    await filesInput(page).setInputFiles({
      name: 'kept.zip',
      mimeType: 'application/zip',
      buffer: archive,
    });
    const output = page.getByRole('region', { name: strings.output });
    await expect(output).toContainText('kept = 1');
    await page.reload();
    await expect(output).toContainText('kept = 1');
    await expect(page.getByRole('region', { name: strings.leftOut })).toContainText('.env');
    await expect(page.getByRole('button', { name: strings.undo })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    const other = await context.newPage();
    await openPlainSample(other);
    await choose(other, strings.open, 'kept');
    await expect(other.getByRole('region', { name: strings.output })).toContainText('kept = 1');
    await other.close();

    // A link that another page opens in this tab takes its place.
    await page.goto('/guide/start/');
    await openPlainSample(page);
    await page.getByRole('button', { name: strings.undo }).click();
    await expect(output).toContainText('kept = 1');
    await page.reload();
    await expect(output).toContainText('kept = 1');
  });

  test('what is stored and no project opens the example', async ({ page }) => {
    await openWorkbench(page, '/playground');
    const store = (state: unknown, base: unknown, history: unknown) =>
      page.evaluate(
        (values) =>
          new Promise((resolve, reject) => {
            const request = indexedDB.open('playground');
            request.onerror = reject;
            request.onsuccess = () => {
              const id = sessionStorage.getItem('playground');
              const transaction = request.result.transaction('projects', 'readwrite');
              for (const [part, value] of Object.entries(values)) {
                transaction.objectStore('projects').put(value, `${id}/${part}`);
              }
              transaction.objectStore('projects').put([{ id: 1 }, null], 'projects');
              transaction.oncomplete = resolve;
            };
          }),
        { state, base, history },
      );
    const example = page.getByRole('combobox', { name: strings.example });
    const brought = { name: 'x', files: {}, packages: {}, leftOut: [] };
    for (const [state, base] of [
      [{ files: { '../up.ts': '' }, path: 1 }, { sample: 'hello-kit/dual' }],
      [{ files: { 'a.ts': 1 } }, { sample: 'hello-kit/dual' }],
      [{ files: {} }, brought],
    ]) {
      await store(state, base, 'none');
      await page.reload();
      await expect(example).toHaveValue('hello-kit/dts');
    }
    // A sample that is gone, and a history that is none: the files are kept, whatever their names.
    const inherited = [Object, Array, Function]
      .flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype))
      .filter((name) => name !== '__proto__');
    const files = {
      ...Object.fromEntries(inherited.map((name) => [name, name])),
      'rslib.config.ts': config,
      'src/index.ts': 'export const kept = 1;\n',
    };
    await store({ files, path: 'constructor' }, { sample: 'toString' }, { undo: [{}], redo: [] });
    await page.reload();
    await expect(page.getByRole('region', { name: strings.output })).toContainText('kept = 1');
    await expect(page.getByRole('textbox', { name: 'constructor', exact: true })).toHaveValue(
      'constructor',
    );
    await expect(page.getByRole('button', { name: strings.undo })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});
