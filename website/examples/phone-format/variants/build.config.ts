import { defineBuildConfig } from 'unbuild';

export default defineBuildConfig({
  entries: ['src/index'],
  declaration: true,
  failOnWarn: false,
  rollup: { emitCJS: true },
  replace: { __VERSION__: "'1.0.0'" },
});
