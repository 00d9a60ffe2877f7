#!/usr/bin/env bash
# feed writes RSS that is not well-formed when the content of a post has "]]>" twice: the first one is
# escaped (in two CDATA sections), the second one ends its section. Seen with feed 6.0.0 (xml-js 1.6.11);
# saxes 6.0.0, a strict parser, reads the feed of a post that has "]]>" once, and rejects that with two.
# Exits 1 if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund feed@6.0.0 xml-js@1.6.11 saxes@6.0.0
cat >run.mjs <<'JS'
import { Feed } from 'feed';
import { SaxesParser } from 'saxes';

function readBack(content) {
  const feed = new Feed({ title: 'Posts', id: 'https://a.test/', link: 'https://a.test/', copyright: '' });
  feed.addItem({ title: 'Post', link: 'https://a.test/b', date: new Date(0), content });
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  try {
    parser.write(feed.rss2()).close();
    return 'well-formed';
  } catch (error) {
    return `not well-formed: ${error.message.split('\n')[0]}`;
  }
}

const once = readBack('<p>a[b[0]]>c</p>');
const twice = readBack('<p>a[b[0]]>c and d[e[0]]>f</p>');
console.log(`once:  ${once}\ntwice: ${twice}`);
process.exitCode = once === 'well-formed' && twice.startsWith('not well-formed') ? 0 : 1;
JS
node run.mjs
