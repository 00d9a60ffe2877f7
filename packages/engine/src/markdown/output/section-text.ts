import type { Nodes, Paragraph, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

const han = /\p{Script=Han}/u;

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Rows of a table as `name: text`, each on its own line. Without the heading row. */
export function tableText({ children: [, ...rows] }: Table): string {
  const lines = rows.map(({ children }) => {
    const [name = '', ...texts] = children.map((cell) => oneLine(textOf(cell)));
    const rest = texts.filter(Boolean);
    const isChinese = han.test(rest.join(''));
    return [name, rest.join(isChinese ? '；' : '; ')].filter(Boolean).join(isChinese ? '：' : ': ');
  });
  return lines.join('\n');
}

/** Inline code stays code. */
function toMarkdown(node: Nodes): string {
  return node.type === 'inlineCode' ? `\`${node.value}\`` : textOf(node);
}

/** Facts of an option in a paragraph `**Type** … · **Default** …`; none in other paragraphs. */
export function readFacts({ children }: Paragraph): [name: string, value: string][] {
  if (children[0]?.type !== 'strong') return [];
  const facts: [name: string, value: string][] = [];
  for (const node of children) {
    const last = facts.at(-1);
    if (node.type === 'strong') facts.push([textOf(node), '']);
    else if (last) last[1] += toMarkdown(node);
  }
  return facts.map(([name, value]) => [name, oneLine(value.replace(/·\s*$/, ''))]);
}
