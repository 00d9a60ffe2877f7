import type { Judged } from './judged.ts';

/** What authors of libraries ask on issue trackers of such tools, in Chinese, written down before any result was looked at. */
export const asked: Judged[] = [
  ['推断类型 无法命名 pnpm TS2742', '/guide/advanced/dts'],
  ['打包后 lodash/debounce 在 node 里找不到模块', '/guide/advanced/third-party-deps'],
  ['第二次构建 d.ts 没有了', '/config/lib/dts', '/guide/advanced/dts', '/guide/faq/features'],
  ['别名指向其他包源码 不在 rootDir 下', '/guide/advanced/dts', '/config/lib/dts'],
  ['怎么输出压缩版 min.js 和未压缩版', '/config/lib/', '/config/rsbuild/output'],
  ['exports 通配符 子路径导出 组件', '/guide/advanced/publish'],
  ['多语言 动态 import 变量路径', '/guide/basic/output-structure'],
  ['打包时怎么去掉 storybook 文件', '/guide/advanced/storybook', '/config/lib/bundle'],
  ['npm link 调试组件库 Invalid hook call', '/guide/solution/react', '/guide/advanced/publish'],
  [
    'cjs 引用纯 esm 的包 ERR_REQUIRE_ESM',
    '/guide/advanced/third-party-deps',
    '/guide/basic/output-format',
  ],
  ['less 全局变量 自动注入', '/guide/advanced/css'],
  ['分析打包体积 看看里面有什么', '/config/rsbuild/performance'],
  ['vue jsx tsx 组件库', '/guide/solution/vue'],
  ['只生成类型声明 不打包 js', '/config/lib/dts', '/guide/advanced/dts'],
  ['组件库样式怎么按需加载', '/guide/advanced/css', '/guide/solution/react', '/guide/solution/vue'],
  ['去掉 console.log 和 debugger', '/config/rsbuild/performance'],
  ['umd 里 react 怎么用页面上的全局变量', '/guide/basic/output-format'],
  ['一个仓库多个包 改了依赖的包 watch 不生效', '/guide/basic/cli'],
  ['公共代码被打包了两份 多入口 单例失效', '/guide/basic/output-structure'],
  ['class 名被混淆 压缩后 name 变了', '/config/rsbuild/output'],
];
