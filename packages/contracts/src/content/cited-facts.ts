import type { Fact, FactKind, PlaceKnowledge } from '../places/facts.js';
import { MAX_VISIT_MINUTES } from '../places/place-types.js';
import type { TextVerification } from './cited-texts.js';

/** Returns the facts that shown sentences cite, in their order; none for a text that was not checked. */
export function getCitedFacts(knowledge: PlaceKnowledge | null, verification: TextVerification | null): Fact[] {
  const citedIds = new Set(verification?.sentences.flatMap(({ facts }) => facts));
  return knowledge?.facts.filter(({ id }) => citedIds.has(id)) ?? [];
}

/** Kinds of facts that a guide shows besides its text, in this order. */
const KEY_KINDS: readonly FactKind[] = [
  'local name',
  'period',
  'inception',
  'opening',
  'architect',
  'style',
  'heritage',
  'height',
  'population',
  'tip',
  'best time',
];

/**
 * Returns the first fact of each kind that is useful for planning a visit. Of tips, only the usual length of a visit
 * counts, if it is shorter than a day.
 */
export function getKeyFacts(knowledge: PlaceKnowledge | null): Fact[] {
  const isShortVisit = ({ unit, value }: Fact) => unit === 'min' && Number(value) < MAX_VISIT_MINUTES;
  const facts = knowledge?.facts.filter((fact) => fact.kind !== 'tip' || isShortVisit(fact)) ?? [];
  return KEY_KINDS.flatMap((kind) => facts.find((fact) => fact.kind === kind) ?? []);
}
