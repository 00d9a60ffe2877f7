import remarkGfm from 'remark-gfm';
import type { Processor } from 'unified';

/**
 * Tables, footnotes, strikethrough, task lists and bare addresses. The tokenizer of the package
 * begins an e-mail address at every letter, a sixth of the time that parsing takes; the package
 * searches the finished tree for such addresses once more, which finds them all.
 */
export function remarkQuickGfm(this: Processor): void {
  remarkGfm.call(this as never);
  const extensions = this.data().micromarkExtensions ?? [];
  const { text, ...others } = extensions.pop() ?? {};
  const rest = Object.entries(text ?? {}).flatMap(([code, constructs]) => {
    const kept = [constructs ?? []].flat().filter(({ name }) => name !== 'emailAutolink');
    return kept.length > 0 ? [[code, kept] as const] : [];
  });
  extensions.push({ ...others, text: Object.fromEntries(rest) });
}
