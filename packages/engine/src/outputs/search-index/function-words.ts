/** Words that only connect others. Nobody searches for them, so they are left out of the index. */
export const functionWords: ReadonlySet<string> = new Set(
  (
    'about above after again all almost alone along already also although always among another ' +
    'any anything anyway aren around asks because been before being below between beyond both ' +
    'but come comes consists could covers decides didn does done during each either else ' +
    'elsewhere enough even every everybody everyone everywhere exactly explains few first ' +
    'follow further get gets give given gives goes gone had harmless has have here however ' +
    'instead into isn its itself just keep kept know leave left less lies like looks made make ' +
    'makes many matter matters may meant more most much must nearly need needs neither never no ' +
    'nobody none nor not note nothing now off often once one only ordinary other others ' +
    'otherwise out over own part perfectly put puts rarely rather reach reaches really same say ' +
    'says see set sets shouldn since so some somebody something soon stands stay stays still ' +
    'such suit suits suppose take takes tells than their them themselves then there therefore ' +
    'these they thing things those though three through time together told too twice two under ' +
    'until up us usually very want was way we well were what whatever whenever whereas whether ' +
    'while who whole whose wins within without would wouldn wrote yes yet yourself ' +
    '一下 一份 一定 一样 一次 一段 一起 一条 不会 不再 不到 不同 不想 不是 不用 不能 不要 不过 也不 也会 也是 也可以 ' +
    '也就是 之前 之后 之类 之间 下面 仍然 仍会 从而 他们 任何 以上 以后 以外 但是 作为 依然 ' +
    '全部 其中 其他 其余 再次 出来 出现 分别 别的 到此 前面 即使 却是 又是 只会 只是 只有 只要 只能 只用 另一 另一个 ' +
    '另外 各自 同样 后面 否则 因为 因此 多个 多数 大多 太多 如果 如此 它们 对于 就会 就是 应该 当前 必须 总是 ' +
    '所以 所有 才会 或者 据此 无法 时候 是否 更多 最后 最好 有时 本来 来自 某个 根据 ' +
    '此外 正好 正是 正在 每个 每次 比如 没有 然后 照常 现在 甚至 由于 的是 的话 相同 相应 看到 知道 ' +
    '着的 自己 至少 虽然 表示 要么 要求 认为 许多 认识 起来 这个 这些 这么 这时 这样 这种 这里 进去 还会 还是 还要 ' +
    '通常 通过 那个 那些 那么 那样 都会 都是 都有 里的 里面 除了 除非 需要 非常 中的 上的 下的'
  ).split(' '),
);
