import type { TextVerification } from '@placelore/contracts/content/cited-texts.js';
import type { FactKind, PlaceKnowledge } from '@placelore/contracts/places/facts.js';

/** Fewest facts about the place itself with which a text says more than where it is. */
const MIN_OWN_FACTS = 3;
/** Kinds that every place of a register has, or that are about other places. */
const REGISTER_KINDS: ReadonlySet<FactKind> = new Set([
  'location',
  'population',
  'elevation',
  'nearby',
  'website',
  'opening hours',
]);

/**
 * Returns whether little is known about the subject of a text: fewer than three of the facts it cites are about the
 * place itself. Texts by people, which have no facts, are not thin.
 */
export function isThinText(knowledge: PlaceKnowledge | null, verification: TextVerification | null): boolean {
  if (knowledge === null || verification === null) return false;
  const cited = new Set(verification.sentences.flatMap(({ facts }) => facts));
  const own = knowledge.facts.filter(({ id, kind }) => cited.has(id) && !REGISTER_KINDS.has(kind));
  return own.length < MIN_OWN_FACTS;
}
