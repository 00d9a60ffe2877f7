import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeFiles } from 'docs-engine/testing/temporary-folder.ts';
import { afterAll, expect, test } from 'vitest';
import { linkPeers } from '../releases/other-releases.ts';

const root = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'releases-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a link to a peer whose repository is gone is replaced, others stay', async () => {
  const modules = path.join(root, 'node_modules');
  const peerDependencies = { typescript: '*', react: '*' };
  await writeFiles(modules, {
    'tool/package.json': JSON.stringify({ version: '1.0.0', peerDependencies }),
    'react/package.json': '{ "version": "17.0.0" }',
  });
  symlinkSync(path.join(root, 'gone/typescript'), path.join(modules, 'typescript'));
  const linked = { name: 'tool', folder: path.join(modules, 'tool') };
  linkPeers(linked);
  linkPeers(linked);
  const versionOf = (name: string) =>
    JSON.parse(readFileSync(path.join(modules, name, 'package.json'), 'utf8')).version;
  expect(versionOf('typescript')).toBe('7.0.2');
  expect(versionOf('react')).toBe('17.0.0');
});
