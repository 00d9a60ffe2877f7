import { openSite } from '/work/wt/agents/bench/generated-site/open-site.ts';
import { runBuild } from '/work/wt/agents/bench/run-build.ts';
for (const n of [100, 1000] as const) {
  const site = await openSite(n);
  try {
    const c = await runBuild(site.root); console.log(n, c);
    if (n === 1000) console.log('unchanged', await runBuild(site.root));
  } finally { await site.remove(); }
}
