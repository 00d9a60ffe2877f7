import type { PageHeading } from '../content/parse-page.ts';
import { type OptionPage, sectionIds } from './option-pages.ts';

/** Text of the fixed headings of a reference page, by language. Other languages are free. */
const headingTexts: Record<string, Record<string, string>> = {
  en: {
    [sectionIds.example]: 'Example',
    [sectionIds.types]: 'Types',
    [sectionIds.withoutEffect]: 'Options without effect',
    [sectionIds.limits]: 'Limits',
    [sectionIds.related]: 'Related',
  },
  zh: {
    [sectionIds.example]: '示例',
    [sectionIds.types]: '类型',
    [sectionIds.withoutEffect]: '不起作用的配置项',
    [sectionIds.limits]: '限制',
    [sectionIds.related]: '相关内容',
  },
};

/** The overview of Rsbuild's options is not an option, so it has no facts. */
const withoutFacts = new Set(['config/rsbuild/']);

const requiredFacts = ['type', 'default', 'topLevel', 'appliesTo'] as const;

function checkOpening({ file, pageId, opening, facts }: OptionPage): string[] {
  if (opening[0] !== 'paragraph') {
    return [`${file}: the title must be followed by one paragraph on the purpose`];
  }
  if (withoutFacts.has(pageId)) return [];
  if (!facts || opening[1] !== 'OptionFacts') {
    return [`${file}: the first paragraph must be followed by <OptionFacts … />`];
  }
  return requiredFacts
    .filter((name) => facts[name] === undefined || facts[name] === '')
    .map((name) => `${file}: <OptionFacts> requires ${name}`);
}

/** Checks the fixed headings of a page and their order. */
function listFixed(sections: readonly PageHeading[]): { first: string[]; last: string[] } {
  const has = (id: string) => sections.some((heading) => heading.id === id);
  const { example, types, withoutEffect, limits, related } = sectionIds;
  return {
    first: [example, ...(has(types) ? [types] : [])],
    last: [...(has(withoutEffect) ? [withoutEffect] : []), limits, related],
  };
}

function checkOrder({ file, headings }: OptionPage): string[] {
  const sections = headings.filter(({ depth }) => depth === 2);
  const ids = sections.map(({ id }) => id);
  const { first, last } = listFixed(sections);
  const problems: string[] = [];
  if (ids.slice(0, first.length).join() !== first.join()) {
    problems.push(
      `${file}: the first ## headings must be ${first.map((id) => `{#${id}}`).join(', ')}`,
    );
  }
  if (ids.slice(-last.length).join() !== last.join()) {
    problems.push(
      `${file}: the last ## headings must be ${last.map((id) => `{#${id}}`).join(', ')}`,
    );
  }
  return problems;
}

function checkHeadings({ file, lang, headings }: OptionPage): string[] {
  const texts = headingTexts[lang] ?? {};
  return headings.flatMap(({ id, text, depth }) => {
    if (depth > 1 && id === '') return [`${file}: "${text}" requires an id: {#…}`];
    if (depth !== 2 || !texts[id] || texts[id] === text) return [];
    return [`${file}: the heading {#${id}} must be "${texts[id]}", not "${text}"`];
  });
}

/** Types in the facts must be declared on the page. */
function checkTypes({ file, facts, types, pageId }: OptionPage): string[] {
  const names = facts?.type.replace(/'[^']*'/g, '').match(/\b[A-Z]\w*/g) ?? [];
  if (pageId.endsWith('/') || names.length === 0 || types !== '') return [];
  return [
    `${file}: the facts name ${names.join(', ')}: write the type out in the section {#types}`,
  ];
}

/** Checks the fixed parts of a reference page. */
export function checkPageStructure(page: OptionPage): string[] {
  return [
    ...checkOpening(page),
    ...checkOrder(page),
    ...checkHeadings(page),
    ...checkTypes(page),
    ...(page.related > 0 ? [] : [`${page.file}: the section {#related} requires a link`]),
  ];
}
