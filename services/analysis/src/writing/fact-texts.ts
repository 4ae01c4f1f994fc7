import type { Fact, FactKind, PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import { pickFacts } from '@placelore/contracts/places/knowledge.js';
import { pickMeasuredFacts } from '@placelore/contracts/places/neighbor-facts.js';

/** Facts about a place, sorted into the parts of a text. */
export interface FactTexts {
  summary: Fact[];
  significance: Fact[];
  period: Fact[];
  bestTime: Fact[];
  facts: Fact[];
  tips: Fact[];
  /** Where it is, as a sentence. */
  location: Fact[];
  /** Places near or inside, in the order of the facts. */
  neighbors: Fact[];
}

/**
 * Kinds that have their own part, and kinds that a text never states: they change, are links, or make sense only together,
 * as the layout of a city does.
 */
const SEPARATE_KINDS: readonly FactKind[] = ['summary', 'significance', 'anecdote', 'period', 'best time', 'tip'];
const OMITTED_KINDS: readonly FactKind[] = ['opening hours', 'website', 'orientation'];
/** Kinds that are used only when little else is known: coordinates, and the few words of a register. */
const FILLER_KINDS: readonly FactKind[] = ['description', 'location'];
/** With this many other facts, a text needs no filler. */
const MIN_FACTS_WITHOUT_FILLER = 3;
/** Kinds of which a text states a single value. Editors see where sources disagree. */
const SINGLE_KINDS: readonly FactKind[] = ['period', 'population', 'area', 'elevation', 'height', 'length'];
/**
 * Number of sentences from an encyclopedia's introduction that serve as the summary of a place without one, and as its
 * story.
 */
const MAX_SUMMARY_EXTRACTS = 2;
const MAX_STORY_EXTRACTS = 4;
/** Kinds that a register has for every place, or that are about other places. */
const REGISTER_KINDS: readonly FactKind[] = [...OMITTED_KINDS, 'location', 'population', 'elevation', 'nearby'];
/** With fewer other facts, a text could say little more than where a place is. */
const MIN_OWN_FACTS = 3;
/** Maximum number of facts listed when little is known about a place. */
export const MAX_FEW_FACTS = 5;

/** Whether so little is known about a place that a longer text about it would be padding. */
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
    significance: [...(significance.length > 0 ? significance : story), ...pickFacts({ facts }, 'anecdote')],
    period: pickFacts({ facts }, 'period').filter(isSentence),
    bestTime: pickFacts({ facts }, 'best time'),
    facts: withoutFiller(others),
    tips: pickFacts({ facts }, 'tip'),
    ...pickMeasuredFacts(knowledge),
  };
}

/** Whether a statement is a sentence, and not a label with several dates: "Piazza Grande: from c. 1200; loggia 1573." */
const isSentence = ({ statement }: Fact) => !/^[^.:]+: /.test(statement);

/**
 * Returns the English facts about the place itself that come from sources, without measured distances and positions.
 */
function listOwnFacts(knowledge: PlaceKnowledge): Fact[] {
  const measured = new Set(Object.values(pickMeasuredFacts(knowledge)).flat());
  return knowledge.facts.filter((fact) => /^en\b/i.test(fact.language) && !measured.has(fact));
}

/** Whether a text states this fact of its kind: of several, it states the latest, or else the first. */
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
 * Formats facts for a prompt, one per line with its id, and with its language if that is not English: `f1 summary: …`.
 * Facts that would exceed the limit are left out whole.
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
