/** Parts of the names of cells in Chinese, without those that are commands or code. */
const inChinese = new Map([
  ['development build', '开发构建'],
  ['client component', '客户端组件'],
  ['server component', '服务端组件'],
  ['rendered by a server component', '由服务端组件渲染'],
  ['rendered component', '渲染的组件'],
  ['browser', '浏览器'],
  ['server', '服务端'],
  ['test', '测试'],
  ['run', '运行'],
  ['import map', 'import map'],
  ['script tag', 'script 标签'],
  ['release bundle', '发布包'],
  ['size', '体积'],
]);

/** Name of a cell in the language of a page. */
export function translateCell(name: string, lang: string): string {
  if (lang !== 'zh') return name;
  return name
    .split(', ')
    .map((part) => inChinese.get(part) ?? part)
    .join('，');
}
