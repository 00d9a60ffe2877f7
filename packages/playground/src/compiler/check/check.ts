import { checkPackage, Package } from '@arethetypeswrong/core';
import { publint } from 'publint';
import type { Finding, ProjectFiles } from '../../protocol.ts';
import { describeMessage, describeProblem } from './findings.ts';
import { selectPackedFiles } from './packed-files.ts';

async function checkManifest(files: ProjectFiles): Promise<Finding[]> {
  const packed = Object.entries(files).map(([path, data]) => ({ name: `/package/${path}`, data }));
  const { messages, pkg } = await publint({
    pkgDir: '/package',
    pack: { files: packed },
  });
  return messages.map((message) => describeMessage(message, pkg));
}

async function checkTypes(files: ProjectFiles): Promise<Finding[]> {
  const { name = 'package', version = '0.0.0' } = JSON.parse(String(files['package.json']));
  const below = Object.entries(files).map(([path, contents]) => [
    `/node_modules/${name}/${path}`,
    contents,
  ]);
  const result = await checkPackage(new Package(Object.fromEntries(below), name, version));
  // Without declarations there is nothing to find.
  return 'problems' in result ? result.problems.map(describeProblem) : [];
}

/** What publint and Are The Types Wrong say about the package that the project would be. */
export async function check(files: ProjectFiles): Promise<Finding[]> {
  const packed = selectPackedFiles(files);
  return [...(await checkManifest(packed)), ...(await checkTypes(packed))];
}
