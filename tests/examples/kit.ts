import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { websiteRoot } from '../support/roots.ts';

export const examplesRoot = path.join(websiteRoot, 'examples');

const kitPath = z
  .string()
  .min(1)
  .refine((value) => !path.isAbsolute(value) && !value.split(/[\\/]/).includes('..'), {
    error: 'expected a path inside the kit, without ".."',
  });

const runName = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, {
  error: 'expected a kebab-case run name such as "bundleless-dts"',
});

const installHint = 'expected an exact version such as "rollup@4.68.8"';

const runSchema = z.strictObject({
  /** A file of the kit that is copied as `rslib.config.ts`. */
  config: kitPath.optional(),
  /** Files of the copy that are replaced: `{ "path in the copy": "path in the kit" }`. */
  files: z.record(kitPath, kitPath).default({}),
  /** Major version of `typescript` in the run; `none` omits the package. */
  typescript: z.enum(['5', '6', '7', 'none']).default('7'),
  /**
   * Required version of Node.js, or an upper bound such as `<25.7.0`. Other versions keep the
   * recording unchanged.
   */
  node: z
    .string()
    .regex(/^<?\d+\.\d+\.\d+$/, { error: 'expected a version such as "26.10.0" or "<25.7.0"' })
    .optional(),
  /**
   * Packages as `name@version` to download for this run, such as another build tool.
   * Tests skip such a run, because they must not need the network.
   */
  install: z.array(z.string().regex(/^@?[^@]+@\d[\w.-]*$/, { error: installHint })).default([]),
  /** Shell commands, run in order in the copy. */
  commands: z.array(z.string().min(1)).min(1),
  /** Required exit code of the last command; all others must exit with 0. */
  exitCode: z.int().default(0),
});

const exampleSchema = z.strictObject({
  runs: z
    .record(runName, runSchema)
    .refine((runs) => Object.keys(runs).length > 0, { error: 'expected at least one run' }),
});

export type ExampleRun = z.output<typeof runSchema>;

export type Kit = {
  name: string;
  directory: string;
  runs: Record<string, ExampleRun>;
};

/** Whether a run is for this version of Node.js. */
export function canRun({ node }: Pick<ExampleRun, 'node'>): boolean {
  const [, comparator, version] = /^(<?)(.+)$/.exec(node ?? '') ?? [];
  if (!version) return true;
  const order = process.versions.node.localeCompare(version, 'en', { numeric: true });
  return comparator === '<' ? order < 0 : order === 0;
}

/** Whether tests repeat the run. */
export function isRebuilt(run: Pick<ExampleRun, 'node' | 'install'>): boolean {
  return canRun(run) && run.install.length === 0;
}

export function listKitNames(): string[] {
  return readdirSync(examplesRoot, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .filter((name) => existsSync(path.join(examplesRoot, name, 'example.json')))
    .sort();
}

export function readKit(name: string): Kit {
  const directory = path.join(examplesRoot, name);
  const file = path.join(directory, 'example.json');
  if (!existsSync(file)) {
    throw new Error(
      `examples/${name}: no example.json found. Known kits: ${listKitNames().join(', ')}`,
    );
  }
  const runs = parseExample(readFileSync(file, 'utf8'), `examples/${name}/example.json`);
  for (const [run, { config, files }] of Object.entries(runs)) {
    for (const source of [config, ...Object.values(files)]) {
      if (source !== undefined && !existsSync(path.join(directory, source))) {
        throw new Error(
          `examples/${name}/example.json: runs.${run} names "${source}", which does not exist`,
        );
      }
    }
  }
  return { name, directory, runs };
}

export function parseExample(json: string, label: string): Record<string, ExampleRun> {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch (error) {
    throw new Error(
      `${label}: not valid JSON (${error instanceof Error ? error.message : String(error)})`,
    );
  }
  const result = exampleSchema.safeParse(data);
  if (!result.success) {
    const lines = result.error.issues.map(describeIssue);
    throw new Error([`${label} is not valid:`, ...lines.map((line) => `  - ${line}`)].join('\n'));
  }
  return result.data.runs;
}

function describeIssue(issue: z.core.$ZodIssue): string {
  const field = issue.path.join('.') || '(top level)';
  if (issue.code === 'unrecognized_keys') {
    return `${field}: unknown field ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
  }
  if (issue.code === 'invalid_key') {
    return `${field}: ${issue.issues.map((inner) => inner.message).join('; ')}`;
  }
  return `${field}: ${issue.message}`;
}
