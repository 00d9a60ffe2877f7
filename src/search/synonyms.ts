import { listForms, squash } from './names.ts';
import { tokenizeQuery } from './tokenize.ts';

/** Names of one thing, in both languages: the terms of the glossary and what readers call them. */
const groups = [
  'declaration files, type declarations, type definitions, typings, types, d.ts, dts, 类型声明, 类型声明文件, 声明文件, 类型定义',
  'external, externals, externalize, 外部化, 外部依赖',
  'cjs, commonjs',
  'esm, es modules, ecmascript modules, ES 模块',
  'iife, script tag, script 标签',
  'module federation, mf, micro frontend, 模块联邦, 微前端',
  'bundle, 打包',
  'bundleless, unbundled, unbundle, preserve modules, file by file, keep file structure, preserve directory structure, 逐文件, 逐文件构建, 保留目录结构',
  'bundle or file by file, bundle and bundleless, bundle vs bundleless, bundle 和 bundleless',
  'chunk, code splitting, splitChunks, chunkSplit, dynamic import, lazy loading, import(), 代码分割, 拆包, 动态导入, 懒加载, 按需加载',
  'top-level await, ERR_REQUIRE_ASYNC_MODULE, 顶层 await',
  'entry, entries, entry point, 入口',
  'redirect, 重定向',
  'peer dependency, peerDependencies, peer 依赖, 对等依赖',
  'phantom dependency, ghost dependency, 幽灵依赖',
  'dual package, dual format, 双格式, 双格式包, 双包',
  'helper function, helpers, tslib, 辅助函数, 工具函数',
  'minify, minification, compress, uglify, terser, 压缩, 混淆',
  'polyfill, 垫片',
  'side effect, sideEffects, 副作用',
  'tree shaking, dead code, 摇树, 树摇',
  'syntax target, downlevel, transpile, 语法目标, 语法降级, 降级',
  'project references, 项目引用',
  'cli, command line, flags, 命令行, 命令行参数',
  'environment variables, environment, env, dotenv, 环境变量',
  'alias, paths, 别名, 路径别名',
  'decorators, 装饰器',
  'cache, buildCache, 缓存, 构建缓存',
  'build, 构建',
  'log level, logging, verbose, quiet, silent, 日志级别, 日志',
  'plugins, 插件',
  'template, scaffold, boilerplate, create project, new project, create-rslib, 模板, 脚手架, 创建项目, 新建项目',
  'watch, watch mode, rebuild on changes, 监听, 监听模式',
  'source map, sourcemap, 源码映射, 源映射',
  'migrate, migration, switch from, 迁移',
  'upgrade, 升级',
  'publish, release, 发布, 发包',
  'quick start, getting started, get started, tutorial, 快速开始, 快速上手, 入门, 教程',
  'introduction, overview, what is rslib, rslib 是什么, 介绍, 简介',
  'install, installation, 安装',
  'faq, troubleshooting, common questions, 常见问题',
  'common errors, errors, 常见错误, 常见报错, 报错',
  'distPath, output directory, output folder, output path, out dir, 输出目录, 产物目录, 输出路径',
  'cleanDistPath, clean dist, empty dist, 清空目录, 清空输出目录, 清空',
  'copy, copy files, 复制, 拷贝',
  'filenameHash, content hash, hash in file names, 文件名哈希, 哈希',
  'target, 目标环境',
  'browsers, 浏览器',
  'css modules, css 模块',
  'static assets, assets, images, fonts, 静态资源, 图片, 字体',
  'dataUriLimit, inline assets, base64, data url, 内联',
  'worker, web worker',
  'share modules, share code, shared dependencies, 共享模块, 共享代码, 共享依赖',
  'dev server, development server, hmr, hot reload, 开发服务器, 热更新',
  'executable, exe, single executable, binary, 可执行文件, 可执行程序',
  'shebang, hashbang, bin, executable file, command line tool, 命令行工具',
  'react compiler, react 编译器',
  'compiler, 编译器',
  'license, licence, legal comments, copyright, 许可证, 版权',
  'removeConsole, console.log, 移除 console, 去掉 console',
  'comments, 注释',
  'banner, header comment, license header, license text, copyright header, copyright notice, 文件头, 文件开头, 版权声明, 许可证声明',
  'footer, end of file, 文件末尾, 文件结尾',
  'use client, server components, rsc, 服务端组件, 客户端组件',
  'choose the right tool, rslib vs rsbuild, rslib vs tsup, alternatives, rollup, vite, tsdown, unbuild, 选择合适的工具, 工具对比',
  'breaking changes, incompatible changes, silent changes, changes with a message, 不兼容变更, 破坏性变更, 没有提示的变更, 有提示的变更',
  'umdName, global name, global variable name, 全局变量名',
  'filename, file name, output file name, 文件名, 输出文件名',
  'charset, encoding, 字符集, 编码',
  'injectStyles, inject css, style tag, 注入样式',
  'overrideBrowserslist, browserslist, 浏览器列表',
  'assetPrefix, publicPath, public path, cdn, 资源前缀',
  'manifest, 清单',
  'define, constants, global constants, 常量, 全局常量',
  'transformImport, babel-plugin-import, 按需引入',
  'conditionNames, conditional exports, export conditions, 条件导出',
  'dedupe, duplicate packages, 去重, 重复依赖',
  'printFileSize, file size, 文件体积',
  'tsgo, native compiler, 原生编译器',
  'isolated, isolatedDeclarations, 隔离声明',
  'abortOnError, ignore type errors, 忽略类型错误',
  'check types, type check, type checking, 类型检查, 检查类型',
  'rstest, test runner, test framework, unit tests, 单元测试, 测试框架',
  'Node.js modules, built-in modules, builtins, 内置模块, Node.js 模块',
  'release notes, changelog, 更新日志, 变更日志',
  'performance, speed, slow, faster, 很慢, 太慢, 性能, 速度',
  'component library, components, ui library, design system, 组件库',
  'one file, single file, 单文件, 单个文件, 一个文件',
  'svg, icon, icons, 图标',
  'config, configuration, 配置',
  'wasm, webassembly',
  'format, module format, output format, 产物格式, 模块格式',
  'storybook, component docs, 组件文档',
  'inspect, debug, resolved config, 查看配置, 调试配置, 调试',
  'config file, rslib.config.ts, 配置文件',
  'node version, supported versions, what is supported, system requirements, 版本要求, 支持范围',
  'extension, autoExtension, file extension, 扩展名, 后缀',
  'monorepo, workspace, 工作区',
  'compatibility, older browsers, old browsers, legacy browsers, browser support, 兼容性, 兼容, 旧浏览器, 老浏览器, 低版本浏览器',
  'glossary, terms, 术语表, 术语',
  'test files, tests, 测试文件, 测试',
  'folder, directory, 目录, 文件夹',
  'remove, delete, strip, 移除, 删除, 去掉, 去除',
  'exclude, ignore, skip, leave out, 排除, 忽略, 过滤',
  'import, 导入, 引入, 引用',
  'changes, 改动, 变化, 变更, 修改',
  'missing, lost, disappear, 丢失, 缺失, 缺少, 不见',
  'size, bundle size, 体积, 大小',
  'dependencies, 依赖, 第三方库, 第三方包',
  'oldest, minimum, lowest, 最低',
  'custom, own, 自定义',
].map((names) =>
  names.split(', ').map((name) => {
    const tokens = tokenizeQuery(name);
    return { squashed: squash(name), tokens, forms: [...listForms(tokens)] };
  }),
);

export type Name = (typeof groups)[number][number];

/** Tokens of a query that name something, and the other names of it. */
export type Synonyms = { tokens: string[]; others: Name[]; isWhole: boolean };

/** All words that the names are made of. */
export const synonymWords: ReadonlySet<string> = new Set(
  groups.flat().flatMap(({ tokens }) => tokens),
);

/** Other names for what a query names, in all or in part; `near` are the words that may be meant by each of its own. */
export function findSynonyms(
  query: readonly string[],
  near: readonly (readonly string[])[],
): Synonyms[] {
  const meant = new Map<string, string>();
  query.forEach((token, index) => {
    for (const word of [...(near[index] ?? []), token]) meant.set(word, token);
  });
  return groups.flatMap((names) => {
    const named = names.filter(({ tokens }) => tokens.every((token) => meant.has(token)));
    if (named.length === 0) return [];
    const tokens = [
      ...new Set(named.flatMap((name) => name.tokens.map((token) => meant.get(token) ?? token))),
    ];
    const others = names.filter(
      (name) => !named.includes(name) || name.tokens.some((token) => meant.get(token) !== token),
    );
    return [{ tokens, others, isWhole: named.some((name) => name.tokens.length === query.length) }];
  });
}
