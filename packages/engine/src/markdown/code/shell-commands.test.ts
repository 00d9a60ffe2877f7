import { expect, test } from 'vitest';
import { readCommands } from './shell-commands.ts';

function startsOf(code: string): number[] {
  return readCommands(code.split('\n')).flatMap((kind, index) =>
    kind === 'command' ? [index + 1] : [],
  );
}

test.each([
  ['commands', 'npm ci\nnpm test\n\nnpm start', [1, 2, 4]],
  ['a backslash', 'npm i \\\n  a\nnpm test', [1, 3]],
  ['a pipe', 'cat a |\n  grep b\nls', [1, 3]],
  ['an and', 'a &&\n  b', [1]],
  ['a here document', "cat <<'EOF' > a.json\n{\n\n# a\n}\nEOF\nnpm test", [1, 7]],
  ['a string', 'curl -d \'{\n  "a": 1\n}\' b\nls', [1, 4]],
  ['an escaped quote', "echo it\\'s\nls", [1, 2]],
  ['a quote in a comment', "ls # it's\n# don't\nls |  # a\n  wc", [1, 3]],
  ['a loop', 'for i in 1 2; do\n  echo $i\ndone\nls', [1, 4]],
  ['conditions in a loop', 'while read a\ndo\n  if b; then\n    c\n  fi\ndone < d\nls', [1, 7]],
  ['a condition', 'if a\nthen b\nelse\n  c\nfi && d\nls', [1, 6]],
  ['a case', 'case $a in\n  b) c ;;\nesac\nls', [1, 4]],
  ['a function', 'a() {\n  b\n}\na', [1, 4]],
  ['a group', '(\n  a\n  b\n) > c\nls', [1, 5]],
  ['loops on one line', 'for a in b; do c; done\nif a; then b; fi\nls', [1, 2, 3]],
  ['their words elsewhere', 'npm run if\necho "for a {"\necho done # if (\nls', [1, 2, 3, 4]],
  ['a pipe in a string', 'echo "a |"\nls', [1, 2]],
])('%s', (_, code, starts) => {
  expect(startsOf(code)).toEqual(starts);
});

test('comments are told apart', () => {
  expect(readCommands(['# a', '  # b', 'c'])).toEqual(['comment', 'comment', 'command']);
});
