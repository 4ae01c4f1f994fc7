import type { Fact, FactKind, PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import { pickFacts } from '@placelore/contracts/places/knowledge.js';
import { pickMeasuredFacts } from '@placelore/contracts/places/neighbor-facts.js';

/** Facts about a place in the parts of a text. */
export interface FactTexts {
  summary: Fact[];
  significance: Fact[];
  period: Fact[];
  bestTime: Fact[];
  facts: Fact[];
  tips: Fact[];
  /** Where it is, as a sentence. */
  location: Fact[];
  /** Places near or inside, in their order. */
  neighbors: Fact[];
}

/** Kinds with a part of their own, and those that a text never states: they change, or are a link. */
const SEPARATE_KINDS: readonly FactKind[] = ['summary', 'significance', 'period', 'best time', 'tip'];
const OMITTED_KINDS: readonly FactKind[] = ['opening hours', 'website'];
/** Kinds that only fill a text with little else: a register's few words, and coordinates. */
const FILLER_KINDS: readonly FactKind[] = ['description', 'location'];
/** Number of other facts from which a text needs no filler. */
const MIN_FACTS_WITHOUT_FILLER = 3;
/** Kinds with one value, of which a text states one source's; editors see where sources disagree. */
const SINGLE_KINDS: readonly FactKind[] = ['period', 'population', 'area', 'elevation', 'height', 'length'];
/** Sentences of an encyclopedia's introduction that serve as the summary of a place without one, and as its story. */
const MAX_SUMMARY_EXTRACTS = 2;
const MAX_STORY_EXTRACTS = 4;
/** Kinds that a register has of every place, or that are about other places. */
const REGISTER_KINDS: readonly FactKind[] = [...OMITTED_KINDS, 'location', 'population', 'elevation', 'nearby'];
/** Fewest other facts with which a text says more than where a place is. */
const MIN_OWN_FACTS = 3;
/** Maximum listed facts of a text about a place of which little is known. */
export const MAX_FEW_FACTS = 5;

/** Returns whether so little is known about a place that a text about it would be padding. */
export const isLittleKnown = (knowledge: PlaceKnowledge): boolean =>
  listOwnFacts(knowledge).filter(({ kind }) => !REGISTER_KINDS.includes(kind)).length < MIN_OWN_FACTS;

/** Sorts the English facts about a place into the parts of a text. */
export function toFactTexts(knowledge: PlaceKnowledge): FactTexts {
  const facts = listOwnFacts(knowledge).filter((fact, _, all) => isStatedOfKind(fact, all));
  const summary = pickFacts({ facts }, 'summary');
  const significance = pickFacts({ facts }, 'significance');
  const extracts = pickFacts({ facts }, 'extract');
  const opening = summary.length > 0 ? [] : extracts.splice(0, MAX_SUMMARY_EXTRACTS);
  const story = significance.length > 0 ? [] : extracts.splice(0, MAX_STORY_EXTRACTS);
  const others = facts.filter(
    (fact) => ![...SEPARATE_KINDS, ...OMITTED_KINDS].includes(fact.kind) && ![...opening, ...story].includes(fact),
  );
  return {
    summary: summary.length > 0 ? summary : opening,
    significance: significance.length > 0 ? significance : story,
    period: pickFacts({ facts }, 'period'),
    bestTime: pickFacts({ facts }, 'best time'),
    facts: withoutFiller(others),
    tips: pickFacts({ facts }, 'tip'),
    ...pickMeasuredFacts(knowledge),
  };
}

/** Returns the English facts that others state about the place itself. */
function listOwnFacts(knowledge: PlaceKnowledge): Fact[] {
  const measured = new Set(Object.values(pickMeasuredFacts(knowledge)).flat());
  return knowledge.facts.filter((fact) => /^en\b/i.test(fact.language) && !measured.has(fact));
}

/** Checks whether a fact is the one of its kind that a text states: the latest, otherwise the first. */
function isStatedOfKind(fact: Fact, facts: readonly Fact[]): boolean {
  if (!SINGLE_KINDS.includes(fact.kind)) return true;
  const [stated] = pickFacts({ facts: [...facts] }, fact.kind).toSorted((a, b) =>
    (b.asOf ?? '').localeCompare(a.asOf ?? ''),
  );
  return fact === stated;
}

function withoutFiller(facts: Fact[]): Fact[] {
  const telling = facts.filter(({ kind }) => !FILLER_KINDS.includes(kind));
  return telling.length >= MIN_FACTS_WITHOUT_FILLER ? telling : facts;
}

/**
 * Formats facts for a prompt, one a line with its id: `f1 summary: …`, and with its language if that is not English.
 * Facts beyond the limit are left out whole.
 * @param maxLength characters
 */
export function formatFacts(facts: readonly Fact[], maxLength: number): string {
  const lines: string[] = [];
  let length = 0;
  for (const { id, kind, statement, language } of facts) {
    const tag = /^en\b/i.test(language) ? '' : ` (${language})`;
    const line = `${id} ${kind}${tag}: ${statement.replace(/\s+/g, ' ')}`;
    length += line.length + 1;
    if (length > maxLength) break;
    lines.push(line);
  }
  return lines.join('\n');
}
