#!/usr/bin/env bash
# XMLValidator of fast-xml-parser accepts what XML 1.0 forbids: control characters such as U+001B, as they are
# and as character references, and "]]>" in text. Strict parsers reject all three, so a test with the validator
# says nothing about readers of a feed. Seen with fast-xml-parser 5.12.1, beside saxes 6.0.0.
# Exits 1 if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fast-xml-parser@5.12.1 saxes@6.0.0
cat >run.mjs <<'JS'
import { XMLValidator } from 'fast-xml-parser';
import { SaxesParser } from 'saxes';

function isStrictlyValid(xml) {
  const parser = new SaxesParser();
  let isValid = true;
  parser.on('error', () => {
    isValid = false;
  });
  parser.write(xml).close();
  return isValid;
}

const documents = {
  plain: '<a>text</a>',
  'a control character': '<a>red \u001b[31m</a>',
  'a reference to it': '<a>red &#x1b;[31m</a>',
  'the end of a CDATA section': '<a>b[c[0]]>d</a>',
};
const expected = ['true true', 'true false', 'true false', 'true false'];
const seen = Object.entries(documents).map(([name, xml]) => {
  const result = `${XMLValidator.validate(xml) === true} ${isStrictlyValid(xml)}`;
  console.log(`${name}: XMLValidator, saxes: ${result}`);
  return result;
});
process.exitCode = seen.join() === expected.join() ? 0 : 1;
JS
node run.mjs
