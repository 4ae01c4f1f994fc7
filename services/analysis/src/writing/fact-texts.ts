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
/** Sentences of an encyclopedia's introduction that serve as the summary of a place without one. */
const MAX_SUMMARY_EXTRACTS = 2;

/** Sorts the English facts about a place into the parts of a text. */
export function toFactTexts(knownFacts: readonly Fact[]): FactTexts {
  const facts = knownFacts.filter(({ language }) => /^en\b/i.test(language));
  const summary = joinStatements({ facts }, 'summary');
  const opening = summary === null ? pickFacts({ facts }, 'extract').slice(0, MAX_SUMMARY_EXTRACTS) : [];
  const others = facts.filter(
    (fact) => ![...SEPARATE_KINDS, ...OMITTED_KINDS].includes(fact.kind) && !opening.includes(fact),
  );
  return {
    summary: summary ?? joinStatements({ facts: opening }, 'extract'),
    significance: joinStatements({ facts }, 'significance'),
    period: pickFacts({ facts }, 'period')[0]?.value ?? null,
    bestTime: joinStatements({ facts }, 'best time'),
    facts: getStatements(others),
    tips: getStatements(pickFacts({ facts }, 'tip')),
  };
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
