import { tokenizeQuery } from './tokenize.ts';

/** Names of one thing, in both languages: the terms of the glossary and what readers call them. */
const groups = [
  ['declaration files', 'type declarations', 'typings', 'types', 'dts', '类型声明', '声明文件'],
  ['external', 'externalize', 'externals', '外部化', '外部依赖'],
  ['cjs', 'commonjs'],
  ['esm', 'ecmascript modules', 'es modules'],
  ['iife', 'script tag'],
  ['module federation', 'mf', '模块联邦'],
  ['bundle', '打包'],
  ['bundleless', 'unbundled', 'preserve modules', '逐文件'],
  ['chunk', 'code splitting', '代码分割'],
  ['entry', 'entries', '入口'],
  ['redirect', '重定向'],
  ['peer dependency', 'peerdependencies', 'peer 依赖'],
  ['phantom dependency', 'ghost dependency', '幽灵依赖'],
  ['helper function', 'helpers', '辅助函数'],
  ['minify', 'minification', 'compress', 'uglify', '压缩', '混淆'],
  ['polyfill', '垫片'],
  ['side effect', 'sideeffects', '副作用'],
  ['syntax', 'downlevel', '语法目标', '语法降级'],
  ['project references', '项目引用'],
  ['cli', 'command line', '命令行'],
  ['environment variables', 'env', '环境变量'],
  ['alias', '别名'],
  ['decorators', '装饰器'],
  ['cache', '缓存'],
  ['build', '构建'],
  ['log', '日志'],
  ['level', '级别'],
  ['plugins', '插件'],
  ['template', 'scaffold', '模板', '脚手架'],
  ['watch', '监听'],
  ['source map', '源码映射'],
  ['migrate', 'migration', 'switch from', '迁移'],
  ['upgrade', 'update', '升级'],
  ['publish', 'release', '发布'],
].map((names) => names.map(tokenizeQuery));

/** Tokens of a query that name something, and those of its other names. */
export type Synonyms = { tokens: string[]; others: string[] };

/** Other names for what a query names. */
export function findSynonyms(query: readonly string[]): Synonyms[] {
  const own = new Set(query);
  return groups.flatMap((names) => {
    const tokens = names.filter((name) => name.every((token) => own.has(token))).flat();
    if (tokens.length === 0) return [];
    return [{ tokens, others: [...new Set(names.flat())].filter((token) => !own.has(token)) }];
  });
}
