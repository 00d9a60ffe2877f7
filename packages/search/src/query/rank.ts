import type { SectionIndex } from '../index/section-index.ts';
import type { Section } from '../index/sections.ts';
import { findMatches } from './find-matches.ts';
import { headingBoost, headingSimilarity, spellingBoosts } from './heading-similarity.ts';
import type { ParsedQuery } from './parse-query.ts';
import type { Match } from './score-sections.ts';
import { createTermScorer } from './term-scores.ts';

/** Number of matches that are ranked. The others hardly match the query. */
const maxRanked = 100;
/** Weight of a token that is missing in a section and appears elsewhere on its page. */
const pageCoverageWeight = 0.3;
/** The higher, the more a section loses for missing tokens. */
const coverageExponent = 1.4;
/** Influence of the BM25 score: term frequency and length. */
const indexExponent = 0.25;
/** Weight of a page over its own sections. */
const pageBoost = 1.7;
/** Weight of a section on a page about another topic. */
const offTopicWeight = 0.75;
/** Weight of a section for each level below the second. */
const depthDecay = 0.6;
/** Share of the next best section of its page that each section gains. */
const siblingBoost = 1;

export type RankedSection = { section: Section; score: number; terms: string[] };

/** A match with the score of each token of the query. */
type Scored = { section: Section; match: Match; terms: string[]; termScores: number[] };

/** Weight of each token: rare ones count more. */
function computeTermWeights(
  { tokens, weights }: ParsedQuery,
  scored: readonly Scored[],
  total: number,
): number[] {
  return tokens.map((_token, index) => {
    const count = scored.filter(({ termScores }) => (termScores[index] ?? 0) > 0).length;
    return count === 0 ? 0 : (weights[index] ?? 1) * Math.log(1 + total / count);
  });
}

/** Whether each token appears in one of the sections, by page. */
function pageCoverage(scored: readonly Scored[]): Map<string, boolean[]> {
  const pages = new Map<string, boolean[]>();
  for (const { section, termScores } of scored) {
    const before = pages.get(section.route) ?? [];
    const covered = termScores.map((score, index) => score > 0 || before[index] === true);
    pages.set(section.route, covered);
  }
  return pages;
}

function weightedSum(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
}

function boostHeading(
  parsed: ParsedQuery,
  { section, terms }: Scored,
  termWeights: readonly number[],
): number {
  const boost = headingBoost(parsed, section, terms, termWeights);
  if (section.depth === 1) return boost * pageBoost;
  const isOffTopic =
    boost < spellingBoosts.equal &&
    section
      .names()
      .titleStems.every((stems) => headingSimilarity(parsed, stems, termWeights) === 0);
  return boost * (isOffTopic ? offTopicWeight : 1) * depthDecay ** (section.depth - 2);
}

/** Raises sections of pages with several good matches. */
function boostByPage(ranked: readonly RankedSection[]): RankedSection[] {
  const pages = new Map<string, number[]>();
  for (const { section, score } of ranked) {
    const scores = [...(pages.get(section.route) ?? []), score];
    pages.set(section.route, scores.sort((a, b) => b - a).slice(0, 2));
  }
  return ranked.map((hit) => {
    const [, next = 0] = pages.get(hit.section.route) ?? [];
    return { ...hit, score: hit.score + siblingBoost * Math.min(hit.score, next) };
  });
}

/** Sections that match a query, best first, with the terms that matched. */
export function rankResults(
  parsed: ParsedQuery,
  { inverted, sections }: SectionIndex,
): RankedSection[] {
  const scoreTerms = createTermScorer(parsed);
  const scored = findMatches(inverted, parsed, maxRanked).flatMap((match): Scored[] => {
    const section = sections[match.id];
    const terms = [...match.fieldMasks.keys()];
    return section ? [{ section, match, terms, termScores: scoreTerms(match) }] : [];
  });
  const termWeights = computeTermWeights(parsed, scored, sections.length);
  const all = termWeights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return [];
  const pages = pageCoverage(scored);

  function score(hit: Scored): number {
    const page = pages.get(hit.section.route) ?? [];
    const covered = hit.termScores.map((termScore, at) =>
      termScore > 0 ? 1 : page[at] ? pageCoverageWeight : 0,
    );
    return (
      weightedSum(hit.termScores, termWeights) *
      hit.match.score ** indexExponent *
      (weightedSum(covered, termWeights) / all) ** coverageExponent *
      boostHeading(parsed, hit, termWeights) *
      hit.section.rank
    );
  }

  const ranked = scored.map((hit) => ({
    section: hit.section,
    score: score(hit),
    terms: hit.terms,
  }));
  return boostByPage(ranked).sort((a, b) => b.score - a.score);
}
