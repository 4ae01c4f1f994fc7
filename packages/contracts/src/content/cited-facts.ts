import type { Fact, PlaceKnowledge } from '../places/facts.js';
import type { TextVerification } from './cited-texts.js';

/** Returns the facts that shown sentences cite, in the order of the facts; none for a text that was not checked. */
export function getCitedFacts(knowledge: PlaceKnowledge | null, verification: TextVerification | null): Fact[] {
  const citedIds = new Set(verification?.sentences.flatMap(({ facts }) => facts));
  return knowledge?.facts.filter(({ id }) => citedIds.has(id)) ?? [];
}
