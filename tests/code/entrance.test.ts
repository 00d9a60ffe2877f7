import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { repositoryRoot } from '../support/roots.ts';
import { verifyFiles } from '../verify/files.ts';

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
const list = (folder: string) =>
  readdirSync(join(repositoryRoot, folder)).map((n) => `${folder}/${n}`);

type Manifest = {
  engines: { node: string };
  scripts: Record<string, string>;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};
const manifest: Manifest = JSON.parse(read('package.json'));
const workspaces = (manifest.workspaces ?? [])
  .flatMap((path) => (path.endsWith('/*') ? list(path.slice(0, -2)) : path))
  .map((path): Manifest => JSON.parse(read(`${path}/package.json`)));

type Step = { run?: string; uses?: string };
type Workflow = {
  jobs: Record<string, { strategy?: { matrix: { node: number[] } }; steps: Step[] }>;
};
const workflows = list('.github/workflows').map((file) => ({
  file,
  jobs: Object.values((parse(read(file)) as Workflow).jobs),
}));

test('workflows run scripts that exist', () => {
  const commands = workflows.flatMap(({ file, jobs }) =>
    jobs.flatMap(({ steps }) => steps.flatMap(({ run }) => (run ? { file, run } : []))),
  );
  const sources = [...commands, { file: '.ci/run', run: read('.ci/run') }];
  const called = sources.flatMap(({ file, run }) =>
    [...run.matchAll(/\bnpm (?:run )?([\w:]+)/g)]
      .filter(([, name = '']) => !['ci', 'install', 'exec'].includes(name))
      .map(([, name = '']) => ({ file, name })),
  );
  expect(called.map(({ name }) => name)).toEqual(expect.arrayContaining(['test', 'verify']));
  expect(called.filter(({ name }) => !Object.hasOwn(manifest.scripts, name))).toEqual([]);
});

test('CI runs .ci/run, from the lowest supported Node.js on', () => {
  const ci = workflows.find(({ file }) => file.endsWith('/ci.yml'));
  const versions = ci?.jobs.flatMap(({ strategy }) => strategy?.matrix.node ?? []) ?? [];
  const lowest = Number(/\d+/.exec(manifest.engines.node));
  expect(Math.min(...versions)).toBe(lowest);
  expect(versions).toContain(Number(read('.nvmrc')));
  expect(ci?.jobs.every(({ steps }) => steps.some(({ run }) => run === '.ci/run'))).toBe(true);
});

type Field = { type: string; id?: string; attributes: { label: string } };
type Form = { name: string; description: string; body: Field[] };
const forms = list('.github/ISSUE_TEMPLATE').filter((file) => !file.endsWith('/config.yml'));

test.each(forms)('GitHub accepts the form %s', (file) => {
  const { name, description, body } = parse(read(file)) as Form;
  expect([name, description].every(Boolean)).toBe(true);
  const kinds = ['checkboxes', 'dropdown', 'input', 'markdown', 'textarea'];
  for (const { type, attributes } of body) {
    expect(kinds).toContain(type);
    expect(attributes.label).toBeTruthy();
  }
  const ids = body.flatMap(({ id = [] }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

const matches = (name: string, glob: string) =>
  glob.endsWith('**') ? name.startsWith(glob.slice(0, -2)) : name === glob;

type Renovate = { packageRules: { matchPackageNames: string[] }[] };

test('each rule of Renovate matches a package, and Rslib has its own', () => {
  const names = [manifest, ...workspaces].flatMap(({ dependencies, devDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies }),
  );
  const { packageRules } = JSON.parse(read('renovate.json')) as Renovate;
  const rules = packageRules.map(({ matchPackageNames }) => matchPackageNames);
  const unused = rules.flat().filter((glob) => !names.some((name) => matches(name, glob)));
  expect(unused).toEqual([]);
  const own = rules.filter((globs) => globs.some((glob) => matches('@rslib/core', glob)));
  expect(own).toHaveLength(1);
});

test('every test file is run by npm test or npm run verify', () => {
  const { stdout } = spawnSync('npx', ['vitest', 'list', '--filesOnly'], { encoding: 'utf8' });
  const run = new Set([...stdout.matchAll(/^\[\w+\] (.+)$/gm)].map(([, file]) => file));
  // Without the sites that other tests are writing.
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  const others = listed.stdout
    .split('\n')
    // Examples are projects of their own.
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('website/examples/'))
    .filter((file) => !run.has(file) && existsSync(join(repositoryRoot, file)));
  expect(run.size).toBeGreaterThan(100);
  expect(others.filter((file) => !verifyFiles.some((glob) => matchesGlob(file, glob)))).toEqual([]);
});
