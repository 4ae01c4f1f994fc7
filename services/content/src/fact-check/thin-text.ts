import type { TextVerification } from '@placelore/contracts/content/cited-texts.js';
import type { FactKind, PlaceKnowledge } from '@placelore/contracts/places/facts.js';

/** With fewer facts about the place itself, a text says little more than where it is. */
const MIN_OWN_FACTS = 3;
/** Kinds that a register has for every place, or that are about other places. */
const REGISTER_KINDS: ReadonlySet<FactKind> = new Set([
  'location',
  'population',
  'elevation',
  'nearby',
  'website',
  'opening hours',
]);

/**
 * Whether little is known about the subject of a text: it cites fewer than three facts about the place itself. Texts by
 * people have no facts, and are never thin.
 */
export function isThinText(knowledge: PlaceKnowledge | null, verification: TextVerification | null): boolean {
  if (knowledge === null || verification === null) return false;
  const cited = new Set(verification.sentences.flatMap(({ facts }) => facts));
  const own = knowledge.facts.filter(({ id, kind }) => cited.has(id) && !REGISTER_KINDS.has(kind));
  return own.length < MIN_OWN_FACTS;
}
