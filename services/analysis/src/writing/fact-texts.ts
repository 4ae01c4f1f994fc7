import type { Fact, FactKind } from '@placelore/contracts/places/facts.js';
import { joinStatements, pickFacts } from '@placelore/contracts/places/knowledge.js';

/** Facts about a place in the parts of a text. */
export interface FactTexts {
  summary: string | null;
  significance: string | null;
  /** When it was made, as a phrase: "1887–1889". */
  period: string | null;
  bestTime: string | null;
  facts: string[];
  tips: string[];
}

/** Kinds with a part of their own, and those that a text never states: they change, or are a link. */
const SEPARATE_KINDS: readonly FactKind[] = ['summary', 'significance', 'period', 'best time', 'tip'];
const OMITTED_KINDS: readonly FactKind[] = ['opening hours', 'website'];
/** Kinds that only fill a text with little else: a register's few words, and coordinates. */
const FILLER_KINDS: readonly FactKind[] = ['description', 'location'];
/** Number of other facts from which a text needs no filler. */
const MIN_FACTS_WITHOUT_FILLER = 3;
/** Kinds with one value, of which a text states one source's; editors see where sources disagree. */
const SINGLE_KINDS: readonly FactKind[] = ['population', 'area', 'elevation', 'height', 'length'];
/** Sentences of an encyclopedia's introduction that serve as the summary of a place without one, and as its story. */
const MAX_SUMMARY_EXTRACTS = 2;
const MAX_STORY_EXTRACTS = 4;

/** Sorts the English facts about a place into the parts of a text. */
export function toFactTexts(knownFacts: readonly Fact[]): FactTexts {
  const facts = knownFacts.filter(({ language }) => /^en\b/i.test(language));
  const summary = joinStatements({ facts }, 'summary');
  const significance = joinStatements({ facts }, 'significance');
  const extracts = pickFacts({ facts }, 'extract');
  const opening = summary === null ? extracts.splice(0, MAX_SUMMARY_EXTRACTS) : [];
  const story = significance === null ? extracts.splice(0, MAX_STORY_EXTRACTS) : [];
  const others = withoutFiller(
    facts.filter(
      (fact) =>
        ![...SEPARATE_KINDS, ...OMITTED_KINDS].includes(fact.kind) &&
        ![...opening, ...story].includes(fact) &&
        isStatedOfKind(fact, facts),
    ),
  );
  return {
    summary: summary ?? joinStatements({ facts: opening }, 'extract'),
    significance: significance ?? joinStatements({ facts: story }, 'extract'),
    period: pickFacts({ facts }, 'period')[0]?.value ?? null,
    bestTime: joinStatements({ facts }, 'best time'),
    facts: getStatements(others),
    tips: getStatements(pickFacts({ facts }, 'tip')),
  };
}

/** Checks whether a fact is the one of its kind that a text states: the latest, otherwise the first. */
function isStatedOfKind(fact: Fact, facts: readonly Fact[]): boolean {
  if (!SINGLE_KINDS.includes(fact.kind)) return true;
  const [stated] = pickFacts({ facts: [...facts] }, fact.kind).toSorted((a, b) =>
    (b.asOf ?? '').localeCompare(a.asOf ?? ''),
  );
  return fact === stated;
}

function withoutFiller(facts: readonly Fact[]): readonly Fact[] {
  const telling = facts.filter(({ kind }) => !FILLER_KINDS.includes(kind));
  return telling.length >= MIN_FACTS_WITHOUT_FILLER ? telling : facts;
}

/**
 * Formats facts for a prompt, one a line with its id: `f1 summary: …`. Facts beyond the limit are left out whole.
 * @param maxLength characters
 */
export function formatFacts(facts: readonly Fact[], maxLength: number): string {
  const lines: string[] = [];
  let length = 0;
  for (const { id, kind, statement } of facts) {
    const line = `${id} ${kind}: ${statement.replace(/\s+/g, ' ')}`;
    length += line.length + 1;
    if (length > maxLength) break;
    lines.push(line);
  }
  return lines.join('\n');
}

const getStatements = (facts: readonly Fact[]) => [...new Set(facts.map(({ statement }) => statement))];
