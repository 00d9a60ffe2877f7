import { createSiteData, readSearchable } from 'docs-engine/node';
import { readPages } from '../../website/checks/content/read-pages.ts';
import { logProgress } from '../progress.ts';
import type { Figure, Section } from '../report.ts';
import { type Corpus, createCorpus, evaluate, type Result } from '../search-rules/evaluate.ts';
import { rules } from '../search-rules/rules.ts';

/** Minimum gain of a rule in mean reciprocal rank. */
const minimumGain = 0.003;

async function readCorpora(): Promise<Corpus[]> {
  const { project, pages } = await readPages();
  const { config } = project;
  return config.locales.map(({ lang }) => {
    const { data } = createSiteData(config, lang, pages);
    const { synonyms } = config.search;
    return createCorpus(lang, readSearchable(config, data, pages, { readText: (page) => page }), {
      lang,
      synonyms,
      factNames: data.strings.facts,
    });
  });
}

function formatGain(gain: number): string {
  const text = gain.toFixed(4);
  return gain > 0 ? `+${text}` : text;
}

/** Gain of a rule in one language: results with it minus results without it. */
function describeGain(lang: string, all: Result, without: Result): string {
  const gains = [all.whole - without.whole, all.typed - without.typed].map(formatGain);
  return `${lang} ${gains.join(' / ')}, ${all.bytes - without.bytes} B`;
}

function isWorthwhile(all: Result, without: Result): boolean {
  const gain = Math.max(all.whole - without.whole, all.typed - without.typed);
  return gain >= minimumGain || without.bytes > all.bytes;
}

/** Measures the gain of each search rule: results with all rules minus results without it. */
export async function measureSearchRules(): Promise<Section> {
  const corpora = await readCorpora();
  const all = await evaluate(corpora, []);
  const figures: Figure[] = all.map(({ whole, typed, bytes }, index) => ({
    name: `all rules (${corpora[index]?.lang})`,
    value: `${whole.toFixed(4)} / ${typed.toFixed(4)}, ${bytes} B`,
  }));
  for (const { name, off } of rules) {
    const without = await evaluate(corpora, off);
    const pairs = all.map((result, at) => [result, without[at] ?? result] as const);
    const value = pairs
      .map((pair, at) => describeGain(corpora[at]?.lang ?? '', ...pair))
      .join('; ');
    logProgress(`${name}: ${value}`);
    figures.push({
      name,
      value,
      goal: `≥ ${minimumGain} or fewer bytes`,
      isMet: pairs.some((pair) => isWorthwhile(...pair)),
    });
  }
  return {
    title: 'Search rules',
    method: `Gain of each rule in mean reciprocal rank: ${corpora.map(({ lang, judged, prefixes }) => `${judged.length} whole queries and ${prefixes.length} unfinished ones (${lang})`).join(', ')}. Bytes of the index, compressed with brotli.`,
    figures,
  };
}
