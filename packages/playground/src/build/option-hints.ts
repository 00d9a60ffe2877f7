import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OptionHint } from '../page/manifest.ts';
import { websiteRoot } from './paths.ts';

/** A paragraph as plain text. */
function toPlainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .trim();
}

function readValues(type: string): string[] {
  const literals = type.match(/'[^']*'/g) ?? [];
  return /\bboolean\b/.test(type) ? ['true', 'false', ...literals] : literals;
}

/** Paragraphs outside code, components, tables and lists. */
function readParagraphs(markdown: string): string[] {
  const withoutCode = markdown.replace(/^```[\s\S]*?^```$/gm, '');
  return withoutCode.split('\n').filter((line) => /^[^#<|\-\s]/.test(line));
}

function createHint(name: string, markdown: string, url: string): OptionHint {
  const [first = '', ...others] = readParagraphs(markdown).map(toPlainText);
  // Sections begin with a line of facts.
  const facts = /^(?:Type|类型) (.+?)(?: · |$)/.exec(first);
  const type = facts?.[1] ?? /<OptionFacts type="([^"]*)"/.exec(markdown)?.[1] ?? '';
  const description = facts ? (others[0] ?? '') : first;
  return { name, type, description, values: readValues(type), url };
}

/** The option of a page, and those of its headings: `dts.bundle`, or `minify` on the page `output`. */
function readPage(source: string, url: string): OptionHint[] {
  const [head = '', ...sections] = source.replace(/^---[\s\S]*?\n---\n/, '').split(/\n##+ /);
  const title = /^# (?:lib\.)?([\w.]+)$/m.exec(head)?.[1];
  if (!title) return [];
  const nested = sections.flatMap((section) => {
    const [, name, id] = /^(?:[a-z]\w*\.)*([a-z]\w*) \\\{#([\w-]+)\}/.exec(section) ?? [];
    return name ? [createHint(name, section.slice(section.indexOf('\n')), `${url}#${id}`)] : [];
  });
  return [createHint(title, head, url), ...nested];
}

/** What the reference says of each option, for the completion of the config. */
export function readOptionHints(lang: string): OptionHint[] {
  const folder = join(websiteRoot, 'content', lang, 'config');
  const prefix = lang === 'en' ? 'config' : `${lang}/config`;
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.mdx') && !path.endsWith('index.mdx'))
    .sort();
  const hints = pages.flatMap((path) =>
    readPage(readFileSync(join(folder, path), 'utf8'), `${prefix}/${path.replace('.mdx', '')}`),
  );
  return [...new Map(hints.reverse().map((hint) => [hint.name, hint])).values()].reverse();
}
