import { createRslib, loadConfig } from '@rslib/core';

process.env.NODE_ENV ??= 'production';

const rslib = await createRslib({ config: () => loadConfig(), loadEnv: true });

try {
  const { stats, close } = await rslib.build();
  const libs = 'stats' in stats ? stats.stats : [stats];
  for (const lib of libs) {
    const { name, assets } = lib.toJson({ all: false, assets: true });
    console.log(name, assets.map((asset) => `${asset.name} ${asset.size}`));
  }
  await close();
} catch (error) {
  const errors = error instanceof AggregateError ? error.errors : [error];
  for (const { message } of errors) console.error(message);
  process.exitCode = 1;
}
