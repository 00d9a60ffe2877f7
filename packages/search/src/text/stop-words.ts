/** Words without a subject of their own. They are not indexed, and ignored in queries. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and are as at be by can do does for from how i if in is it my of on or should that the ' +
    'this to use using was what when where which why will with you your not no get make want need have has ' +
    'mean means meaning did been there we me its into than then would could who vs between up about after before still too also just so our some them these those they has having ' +
    '是什么 什么是 什么时候 何时 如何做 怎么做 怎么用 哪里 怎么样 能不能 是否 应该 的 了 过 得 吧 和 是 在 我 要 怎么 怎么办 怎样 如何 没有 什么 吗 呢 一个 可以 为什么 哪些 哪个 用 让 把 被 与 或 还是 以及 请问 这个 那个 需要 不想 两种 最终 不 有 会 能 想 请 里 中 到 从 时 给 对'
  ).split(' '),
);

/** Words for what the reader wants to do with a subject. Few sections contain them, so they would weigh too much. */
export const lowWeightWords: ReadonlySet<string> = new Set(
  (
    'add adding all any avoid best change changed changes choose choosing compare compared correct correctly create custom ' +
    'customize difference differences different disable each enable every example examples good happen happens ' +
    'help instead only please possible properly right same specify support supported supporting supports tool ' +
    'used via way ways without work working works write ' +
    '增加 添加 修改 更改 改变 变化 开启 打开 启用 关闭 禁用 设置 设定 指定 自定义 区别 差别 不同 对比 ' +
    '选择 选 支持 使用 方法 方式 办法 问题 解决 实现 处理 正确 例子 功能 情况 出现 发现 放在 直接 所有 同时 进行'
  ).split(' '),
);
