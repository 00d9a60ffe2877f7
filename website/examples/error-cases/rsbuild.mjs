import { rsbuild } from '@rslib/core';
import { plainRsbuild } from './cases.mjs';

const instance = await rsbuild.createRsbuild({ config: { logLevel: 'warn', ...plainRsbuild } });
await instance.build().catch(({ message }) => console.log(message));
