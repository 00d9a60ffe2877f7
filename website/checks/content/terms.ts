type Term = [pattern: RegExp, write: string];

/** Terms to avoid in pages, by language, with their replacement. Full lists: docs/prose.md. */
const terms: Record<string, Term[]> = {
  en: [
    [/After this page/, "the reader's problem, or what the thing is"],
    [/\bmodules? of Node\.js/, 'Node.js built-in modules'],
    [/\b(?:stays?|remains?) (?:an import|imports)\b/, 'is kept as an import'],
    [/\bholds? for\b/, 'applies to'],
    [/\bcalled after\b/, 'named after'],
    [/\bbrings?\b/, 'includes, installs'],
    [/\bleads? (?:nowhere|to a file)\b/, "points to a file that doesn't exist"],
    [/\bstops with\b/, 'fails with'],
    [/\blands? in\b/, 'is written to'],
    [/\btreatment of dependencies\b/, 'how dependencies are handled'],
    [/\bMind that\b/, 'Note that'],
    [/\bchance decides\b/, "the result isn't predictable"],
    [/\bwhat (?:comes|becomes) of\b/, 'the result of, how … is handled'],
    [/\blanguage levels?\b/i, 'the syntax target'],
    [/\bkinds? of files?\b/, 'file type'],
    [/\bkey by key\b/, 'deep-merged'],
    [/\ball the same\b/, 'anyway, still'],
    [/\bbeside\b/, 'next to, alongside'],
    [/\bon demand\b/, 'if you need it'],
    [/\bwhoever\b/, 'users, your consumers'],
    [/\btakes? (?:it|them|this|the file|the package) for\b/, 'treats it as'],
    [/\ba text\b/, 'text, a string'],
    [/\bof (?:its|their) own\b/, 'its own, separate'],
    [/\bseparate ways\b/, 'end up in different folders'],
    [/\bstands? at the top level\b/, 'be set at the top level'],
    [/\bis up to\b/, 'depends on'],
    [/\blisted for users\b/i, 'runtime dependencies'],
    [/\b(?:unbundled|file by file)\b/i, 'bundleless'],
    [/\bwithout (?:a|any) message\b/, 'silently, without a warning'],
    [/\b(?:colour|behaviour|favour|neighbour|honour)/i, '-or'],
    [
      /\b\w+(?:is|ys)(?:e|es|ed|ing|ation)\b(?<=\b(?:organ|optim|recogn|minim|normal|initial|serial|custom|anal|final|summar|emphas|util|special)\w*)/i,
      '-ize',
    ],
    [
      /\blicence|\bcentre|\bgrey\b|\bartefact|\bcatalogue|\bcancelled\b|\blabelled\b/i,
      'American spelling',
    ],
    [/\brun time\b/i, 'runtime'],
    [/\bReadme\b/, 'README'],
  ],
  zh: [
    [/读完本页|看完本页/, '读者的问题或事物本身'],
    [/`lib` 配置项/, '`lib` 数组的一项、该项'],
    [/写出来的东西/, '产物'],
    [/保留为导入(?!语句)|保留导入(?!语句)|仍是导入|留在导入语句/, '保留为导入语句'],
    [/留在外面|不打进来/, '外部依赖、外部化'],
    [/打进|混进/, '打包进产物'],
    [/监听模式/, 'watch 模式'],
    [/家族/, 'Rstack 工具链'],
    [/悄悄|悄无声息|没有(?:任何)?提示/, '静默、不报错也没有警告'],
    [/Node\.js (?:自带的?)?模块/, 'Node.js 内置模块'],
    [/后缀/, '扩展名'],
    [/类型文件/, '类型声明文件、声明文件'],
    [/跑不起来|构建(?:就会|会|就)?(?:停止|停下)/, '构建失败、报错 X'],
    [/等不了|认识|拦不住|操心/, '支持、不支持'],
    [/另一个名字|对应过去/, '占位名称、映射'],
    [/没了|不见了/, '已移除'],
    [/^#+ 接下来\s*$/, '下一步'],
  ],
};

export type FoundTerm = { line: number; found: string; write: string };

/** Finds these terms in Markdown, outside code, ids, URLs and keywords. */
export function findTerms(source: string, lang: string): FoundTerm[] {
  const list = terms[lang] ?? [];
  let fence = '';
  const found: FoundTerm[] = [];
  for (const [index, line] of source.split('\n').entries()) {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark && (fence === '' || mark.startsWith(fence))) fence = fence === '' ? mark : '';
    if (mark || fence || /^(?:keywords|import)\b|^ {2}[\w-]+: \[/.test(line)) continue;
    const text = line
      .replace(/\\\{#[\w-]+\}|(?<=\])\([^)]*\)/g, '')
      .replace(/`(?!lib`)[^`]+`/g, '``');
    for (const [pattern, write] of list) {
      const match = pattern.exec(text);
      if (match) found.push({ line: index + 1, found: match[0], write });
    }
  }
  return found;
}
