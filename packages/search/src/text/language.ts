import { splitScripts, tokenizeIdentifier } from './tokenize.ts';
import { isHan, memoize, tokenizeHan } from './tokenize-han.ts';

/** What the search knows of the language of the pages. */
export type Language = {
  /** Whether its readers type Chinese. The only place that decides it. */
  isChinese: boolean;
  /** Stem of a lowercase word: `declar` for `declarations`. */
  stem: (word: string) => string;
  /** Words without a subject of their own. They are not indexed, and ignored in queries. */
  stopWords: ReadonlySet<string>;
  /** Words for what the reader wants to do with a subject. Few sections contain them, so they would weigh too much. */
  lowWeightWords: ReadonlySet<string>;
  /** Tokens of a text in the index. */
  tokenize: (text: string) => string[];
};

type Words = Pick<Language, 'stopWords' | 'lowWeightWords'>;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const english: Words = {
  stopWords: setOf(
    'a an and are as at be by can do does for from how i if in is it my of on or should that the ' +
      'this to use using was what when where which why will with you your not no get make want need have has ' +
      'mean means meaning did been there we me its into than then would could who vs between up about after before still too also just so our some them these those they has having',
  ),
  lowWeightWords: setOf(
    'add adding all any avoid best change changed changes choose choosing compare compared correct correctly create custom ' +
      'customize difference differences different disable each enable every example examples good happen happens ' +
      'help instead only please possible properly right same specify support supported supporting supports tool ' +
      'used via way ways without work working works write',
  ),
};

const chinese: Words = {
  stopWords: setOf(
    '是什么 什么是 什么时候 何时 如何做 怎么做 怎么用 哪里 怎么样 能不能 是否 应该 的 了 过 得 吧 和 是 在 我 要 怎么 怎么办 怎样 如何 没有 什么 吗 呢 一个 可以 为什么 哪些 哪个 用 让 把 被 与 或 还是 以及 请问 这个 那个 需要 不想 两种 最终 不 有 会 能 想 请 里 中 到 从 时 给 对',
  ),
  lowWeightWords: setOf(
    '增加 添加 修改 更改 改变 变化 开启 打开 启用 关闭 禁用 设置 设定 指定 自定义 区别 差别 不同 对比 ' +
      '选择 选 支持 使用 方法 方式 办法 问题 解决 实现 处理 正确 例子 功能 情况 出现 发现 放在 直接 所有 同时 进行',
  ),
};

/** Suffixes of English words, longest first, with the minimum length of what remains. */
const suffixes: [suffix: RegExp, minLength: number][] = [
  [/ations?$/, 6],
  [/ions?$/, 5],
  [/e?ments?$/, 5],
  [/ings?$/, 4],
  [/ies$/, 4],
  [/(?:ed|es)$/, 4],
  [/(?<![sui])s$/, 3],
  [/e$/, 4],
];

function removeSuffix(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  for (const [suffix, minLength] of suffixes) {
    const rest = word.replace(suffix, '');
    if (rest !== word && rest.length >= minLength) return rest;
  }
  return word;
}

/** Words and stems by language. Chinese pages are full of English words; other languages have neither. */
const known: Record<string, { words: readonly Words[]; stem: Language['stem'] }> = {
  en: { words: [english], stem: removeSuffix },
  zh: { words: [english, chinese], stem: removeSuffix },
};

function createLanguage(name: string): Language {
  const { words, stem } = Object.hasOwn(known, name)
    ? (known[name] as (typeof known)[string])
    : { words: [], stem: (word: string) => word };
  const stopWords = new Set(words.flatMap((one) => [...one.stopWords]));
  const withoutStopWords = (tokens: readonly string[]) =>
    tokens.filter((token) => !stopWords.has(token));
  const identifierTokens = memoize((run) => withoutStopWords(tokenizeIdentifier(run)));
  return {
    isChinese: name === 'zh',
    stem: memoize(stem),
    stopWords,
    lowWeightWords: new Set(words.flatMap((one) => [...one.lowWeightWords])),
    // The loop takes half the time of `flatMap`, and readers wait for the index.
    tokenize(text) {
      const tokens: string[] = [];
      for (const run of splitScripts(text)) {
        const own = isHan(run)
          ? withoutStopWords(tokenizeHan(run, stopWords))
          : identifierTokens(run);
        for (const token of own) tokens.push(token);
      }
      return tokens;
    },
  };
}

const languages = memoize(createLanguage);

/** The language of a BCP 47 tag. A language that the search does not know has words between spaces, and nothing else. */
export function languageOf(tag: string): Language {
  return languages(tag.split('-', 1)[0]?.toLowerCase() ?? '');
}

/** Distinct stems of some tokens. */
export function stemAll(tokens: readonly string[], { stem }: Pick<Language, 'stem'>): Set<string> {
  return new Set(tokens.map(stem));
}
