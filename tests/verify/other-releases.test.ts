import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeFiles } from 'docs-engine/testing/temporary-folder.ts';
import { afterAll, expect, test } from 'vitest';
import { linkPeers, readManifest } from '../releases/other-releases.ts';
import { repositoryRoot } from '../support/roots.ts';

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
  const own = readManifest(path.join(repositoryRoot, 'node_modules/typescript'));
  expect(readManifest(path.join(modules, 'typescript'))).toEqual(own);
  expect(readManifest(path.join(modules, 'react')).version).toBe('17.0.0');
});
