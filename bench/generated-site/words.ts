import { pickFrom, pickInteger, type Random } from './random.ts';

/** Vocabulary and sentence form of a language. */
export type Language = {
  lang: string;
  words: readonly string[];
  space: string;
  comma: string;
  stop: string;
  /** Minimum and maximum number of words in a sentence. */
  length: [number, number];
  /** Headings and labels that are on every page. */
  labels: { option: string; meaning: string; next: string; tip: string };
};

export const languages: readonly Language[] = [
  {
    lang: 'en',
    words:
      'the a this every one build output library module package entry file format option type bundle source project config tool command compiler declaration target runtime browser server plugin loader value default path folder name export import script style asset version consumer reader page table result setting mode syntax transform dependency external chunk map cache log error warning writes reads keeps adds removes changes resolves emits names checks follows needs takes gives runs builds with without for from into after before when where because so that and or but then only also again first last same other small large typed plain modern'.split(
        ' ',
      ),
    space: ' ',
    comma: ', ',
    stop: '. ',
    length: [9, 18],
    labels: { option: 'Option', meaning: 'Meaning', next: 'Next', tip: 'Worth knowing' },
  },
  {
    lang: 'zh',
    words:
      '构建 产物 模块 软件包 入口 文件 格式 选项 类型 打包 源码 项目 配置 工具 命令 编译器 声明 目标 运行时 浏览器 服务端 插件 加载器 默认值 路径 目录 名称 导出 导入 脚本 样式 资源 版本 使用者 读者 页面 表格 结果 设置 模式 语法 转换 依赖 外部 分块 映射 缓存 日志 错误 警告 写入 读取 保留 添加 移除 改变 解析 输出 检查 遵循 需要 接受 提供 运行 可以 应当 不会 只有 同时 然后 之后 之前 如果 因为 所以 以及 或者 但是 第一个 最后 相同 其他 较小 较大 现代'.split(
        ' ',
      ),
    space: '',
    comma: '，',
    stop: '。',
    length: [8, 15],
    labels: { option: '选项', meaning: '含义', next: '接下来', tip: '值得一提' },
  },
];

function decorate(word: string, { space }: Language, random: Random): string {
  const dice = random();
  if (dice < 0.05) return `\`${pickFrom(identifiers, random)}\``;
  // Between Chinese words and punctuation, `**` need not be a sign.
  return dice < 0.07 && space ? `**${word}**` : word;
}

/** A sentence with a comma, some code and some bold words. Ends with a space if the language has one. */
export function writeSentence(language: Language, random: Random): string {
  const { words, space, comma, stop, length } = language;
  const count = pickInteger(...length, random);
  const parts = Array.from({ length: count }, () =>
    decorate(pickFrom(words, random), language, random),
  );
  const half = Math.floor(count / 2);
  const text = parts.slice(0, half).join(space) + comma + parts.slice(half).join(space);
  return text.charAt(0).toUpperCase() + text.slice(1) + stop;
}

/** Sentences on one line, without a trailing space. */
export function writeParagraph(language: Language, random: Random, sentences: number): string {
  return Array.from({ length: sentences }, () => writeSentence(language, random))
    .join('')
    .trim();
}

/** Capitalized plain words without a period, for headings and links. */
export function writePhrase({ words, space }: Language, random: Random, count: number): string {
  const text = Array.from({ length: count }, () => pickFrom(words, random)).join(space);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const identifiers: readonly string[] =
  'format bundle dts autoExternal source entry output target minify banner footer syntax shims redirect experiments umdName outBase resolve alias define plugins tools cleanDistPath sourceMap externals filename assetPrefix'.split(
    ' ',
  );

/** An identifier that few other pages use. */
export function writeIdentifier(random: Random): string {
  const second = pickFrom(identifiers, random);
  const ending = second.charAt(0).toUpperCase() + second.slice(1);
  return `${pickFrom(identifiers, random)}${ending}${pickInteger(1, 999, random)}`;
}
