// Which files survive is a matter of timing. Build until one build loses the `.d.ts` files.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

for (let build = 1; build <= 20; build++) {
  const { status } = spawnSync('npx rslib', { shell: true, stdio: 'ignore' });
  const kept = readdirSync('dist').filter((file) => file.endsWith('.d.ts'));
  if (status === 0 && kept.length === 0) {
    console.log('The build succeeded, and dist has no .d.ts file.');
    process.exit(0);
  }
}
console.log('20 builds kept their .d.ts files.');
process.exit(1);
