/** Words that only connect others. Nobody searches for them, so they are left out of the index. */
export const functionWords: ReadonlySet<string> = new Set(
  (
    'about after again all alone already also always another any anything because been before ' +
    'being below between both but come comes could does done each either else even every few ' +
    'first follow get gets give given goes had has have here instead into its itself just keep ' +
    'kept know leave left less like made make makes many may more most much must need needs ' +
    'neither never no none nor not nothing now off once one only other others out over own part ' +
    'rather same say says see set sets since so some something still such take takes than their ' +
    'them then there these they thing things those three through time too two under until up us ' +
    'very want was way we well were what whether while who whole whose without would yet ' +
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
