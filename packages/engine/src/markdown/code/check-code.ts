import type { Code } from 'mdast';
import { describeInvisible } from '../../files/decode-text.ts';
import { type CompileContext, report } from '../compile-context.ts';
import type { CodeKind } from './code-kind.ts';
import { readCommands } from './shell-commands.ts';

/** Languages whose code can be about markers. */
const textLanguages = ['md', 'mdx', 'markdown', 'txt', 'text', 'plain', 'diff'];

/**
 * Marks of Rspress and VitePress, `// [!code ++]`, of Docusaurus, `// highlight-next-line`, of
 * Twoslash, `// ^?`, and of Material for MkDocs, `# (1)!`.
 */
const marker =
  /(?:\/\/|\/\*|<!--|\{\/\*|--|[#;])\s*(\[!code\s[^\]]*\]|highlight-(?:next-line|line|start|end)|\^[?|]|---cut(?:-\w+)?---|@(?:errors|log|noErrors)\b|\(\d+\)!)/;

/** What to write instead of a marker. */
function markerHint(sign: string, line: number): string {
  if (!/^[[h]/.test(sign)) {
    return 'Remove the comment, and write what it adds below the block, or as a comment in words.';
  }
  const attribute = sign.includes('++') ? 'ins=' : sign.includes('--') ? 'del=' : '';
  return `Remove the comment, and write ${attribute}{${line}} behind the language, by the lines that the block shows.`;
}

/** `$`, `C:\\a>`, `PS C:\\a>` and `me@host:~#`, with a space. */
const prompt = /^\s*(?:[$%>❯➜]|(?:PS )?[a-z]:\\[^>]*>|PS>|[\w.-]+@\S+[$#%]) /i;

/** Spaces that programs do not read as such. */
const wrongSpace = /[\u00a0\u202f]/;

/** Reports what readers could not run: markers of other generators, prompts, and characters that nobody sees. */
export function checkCode(node: Code, lang: string, kind: CodeKind, context: CompileContext): void {
  const lines = node.value.split('\n');
  const markerLine = textLanguages.includes(lang)
    ? -1
    : lines.findIndex((line) => marker.test(line));
  if (markerLine >= 0) {
    const [, sign = ''] = marker.exec(lines[markerLine] ?? '') ?? [];
    const message = `line ${markerLine + 1} of the code: ${sign} has no effect`;
    report(context, node, message, markerHint(sign, markerLine + 1));
  }
  if (kind === 'run') {
    const kinds = readCommands(lines);
    const typed = lines.findIndex((line, at) => kinds[at] === 'command' && prompt.test(line));
    if (typed >= 0) {
      const hint = 'Remove it: the prompt is drawn, and not copied.';
      report(context, node, `line ${typed + 1} of the code starts with a prompt`, hint);
    }
  }
  const invisible = describeInvisible(node.value);
  const space = lines.findIndex((line) => wrongSpace.test(line));
  if (invisible) {
    const { line, message, hint } = invisible;
    report(context, node, `line ${line} of the code: ${message}`, hint);
  } else if (space >= 0) {
    const hint = 'Write a plain space.';
    report(context, node, `line ${space + 1} of the code contains a no-break space`, hint);
  }
}
