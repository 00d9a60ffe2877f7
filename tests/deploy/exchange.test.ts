import { execFileSync } from 'node:child_process';
import { cp, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { sendRequest } from 'docs-engine/testing/send-request.ts';
import { createTemporaryFolder } from 'docs-engine/testing/temporary-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createSite, type Site } from '../fixtures/site.ts';
import { listForbidden } from '../support/list-forbidden.ts';
import { nginx as program, startNginx } from '../system/start-nginx.ts';

/** The command of docs/deploy.md that exchanges a release. */
async function readCommand(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../../docs/deploy.md'), 'utf8');
  const [, command] = /`(ln -sfn [^`]* nginx -s reload)`/.exec(text) ?? [];
  if (!command) throw new Error('docs/deploy.md has no command that exchanges a release');
  return command;
}

/** Builds a release with other styles and copies it to a folder of its own. */
async function buildRelease(site: Site, color: string): Promise<string> {
  await site.change({ 'theme/style.css': `main { color: ${color}; }\n` });
  const { code, output } = await site.build();
  expect(code, output).toBe(0);
  const release = await createTemporaryFolder();
  for (const name of ['dist', 'dist-deploy'])
    await cp(join(site.folder, name), join(release, name), { recursive: true });
  return release;
}

test.skipIf(!program.isInstalled())(
  'the documented command exchanges a release of other styles, and nginx allows them',
  async () => {
    const site = await createSite('exchange', 'bare-theme', {
      'theme/server.tsx': (text) => `import './style.css';\n${text}`,
    });
    const [before, after] = [await buildRelease(site, 'red'), await buildRelease(site, 'blue')];
    const served = join(await createTemporaryFolder(), 'docs');
    await symlink(before, served);
    const nginx = await startNginx(join(served, 'dist'), join(served, 'dist-deploy/nginx.conf'));
    onTestFinished(nginx.stop);
    const get = async () => {
      const { headers, body } = await sendRequest(nginx.port, '/');
      return { html: body.toString(), policy: String(headers['content-security-policy']) };
    };
    const first = await get();
    expect(first.html).toContain('<style>main{color:red}');
    expect(listForbidden(first.html, first.policy)).toEqual([]);

    const command = (await readCommand())
      .replaceAll('/srv/docs', served)
      .replace('nginx -s', `${nginx.command} -s`);
    execFileSync('sh', ['-c', command], { env: { ...process.env, release: after } });
    const getForbidden = async () => {
      const { html, policy } = await get();
      expect(html).toMatch(/<style>main\{color:(?:blue|#00f)\}/);
      return listForbidden(html, policy);
    };
    // The processes that know the new policy take over a moment later.
    await expect.poll(getForbidden).toEqual([]);
  },
);
