/** Parts of the names of cells and tools in Chinese, without those that are commands or code. */
const inChinese = new Map([
  ['development build', '开发构建'],
  ['client component', '客户端组件'],
  ['server component', '服务端组件'],
  ['rendered by a server component', '由服务端组件渲染'],
  ['rendered component', '渲染的组件'],
  ['browser', '浏览器'],
  ['server', '服务端'],
  ['test', '测试'],
  ['failing test', '失败的测试'],
  ['failing request', '失败的请求'],
  ['content script', '内容脚本'],
  ['background script', '后台脚本'],
  ['run', '运行'],
  ['import map', 'import map'],
  ['script tag', 'script 标签'],
  ['release bundle', '发布包'],
  ['size', '体积'],
  ['Browser without a bundler', '不用打包工具的浏览器'],
]);

/** Name of a cell or tool in the language of a page. */
export function translateName(name: string, lang: string): string {
  if (lang !== 'zh') return name;
  return name
    .split(', ')
    .map((part) => inChinese.get(part) ?? part)
    .join('，');
}

/** What code of an application reports itself, with the sentence in Chinese. Everything else is a message. */
const sights: [RegExp, string][] = [
  [/^no picture at (.*)$/s, '没有图片：$1'],
  [/^no rule for the class (.*)$/, '类名 $1 没有样式'],
  [/^the unused code is kept$/, '没有用到的代码留在了产物中'],
  [/^the address is a path on the disk of the server$/, '地址是服务器磁盘上的路径'],
  [/^the address is of type (.*)$/, '地址的类型是 $1'],
  [/^the class is of type (.*)$/, '类名的类型是 $1'],
  [/^the position is in (.*), line (\d+)$/, '位置指向 $1 第 $2 行'],
  [/^the position is in the built application$/, '位置指向应用的构建产物'],
  [/^the position is in (.*)$/, '位置指向 $1'],
  [/^undefined$/, '值是 undefined'],
  [/^Something went wrong!Show Error$/, '页面只显示 Something went wrong!'],
  [/^throws Error: the worker does not start\.\s*$/, 'Worker 没有启动'],
];

/** Whether a text is of an application, not a message of a tool. */
export function isSight(seen: string): boolean {
  return sights.some(([pattern]) => pattern.test(seen));
}

/** What was seen, in the language of a page: a sentence, or a message between backticks. */
export function translateSight(seen: string, lang: string): string {
  const [pattern, text] = sights.find(([known]) => known.test(seen)) ?? [];
  if (!pattern || !text) return `\`${seen.replaceAll('`', "'")}\``;
  return lang === 'zh' ? seen.replace(pattern, text) : seen;
}
