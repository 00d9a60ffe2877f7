import { createRslib, rsbuild, rspack, version } from '@rslib/core';

rsbuild.logger.level = 'warn';
rsbuild.logger.info('not shown');
rsbuild.logger.warn(`Rslib ${version}, Rsbuild ${rsbuild.version}`);

const banner = new rspack.BannerPlugin({ banner: '/*! from a script */', raw: true });
const rslib = await createRslib({ config: { logLevel: 'warn', tools: { rspack: { plugins: [banner] } } } });
rslib.onAfterCreateRsbuild(({ rsbuild: instance }) => {
  console.log(Object.keys(instance.getRsbuildConfig().environments));
});
const { close } = await rslib.build();
await close();
