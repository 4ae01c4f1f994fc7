import { addCountryArticle } from './country-article.js';
import type { Fact, FactSource, PlaceKnowledge } from './facts.js';
import { createKnowledge, mergeKnowledge, type NewFact } from './knowledge.js';
import { LICENSES } from './licenses.js';
import { PLACE_TYPES } from './place-types.js';
import type { LocatedPlace, NearbyAttraction } from './places.js';

/** Name of the source of all facts about neighbors: the product measures them itself. */
const SOURCE_NAME = 'Placelore, distances as the crow flies';

/**
 * Adds what is known about the neighbors of a place as facts that a text can cite: "Louvre is 1.2 km from Eiffel Tower."
 * Those inside a region or country state where they are. Ids of the other facts stay.
 * @param measuredAt time at which the neighbors were found
 */
export function addNeighborFacts(
  knowledge: PlaceKnowledge,
  place: LocatedPlace,
  neighbors: readonly NearbyAttraction[],
  measuredAt: Date = new Date(),
): PlaceKnowledge {
  const facts = neighbors.flatMap((neighbor) => toNeighborFact(place, neighbor));
  return mergeKnowledge(knowledge, createKnowledge(createSource(measuredAt), facts));
}

/** Returns the facts that {@link addNeighborFacts} added, in the order of the neighbors. */
export function pickNeighborFacts({ facts, sources }: PlaceKnowledge): Fact[] {
  const ownIds = new Set(sources.filter(({ name }) => name === SOURCE_NAME).map(({ id }) => id));
  return facts.filter(({ sourceId }) => ownIds.has(sourceId));
}

const createSource = (measuredAt: Date): Omit<FactSource, 'id'> => ({
  provider: 'guidebook',
  name: SOURCE_NAME,
  url: null,
  permalink: null,
  revision: null,
  license: LICENSES.mit,
  authors: null,
  retrievedAt: measuredAt.toISOString(),
});

function toNeighborFact(place: LocatedPlace, { name, distance, note }: NearbyAttraction): NewFact[] {
  if (note !== undefined) return [{ kind: 'inside', statement: `${name} is in ${formatParents(place, note)}.` }];
  const measured = /^(\d+(?:\.\d+)?) (k?m)$/.exec(distance);
  if (measured === null) return [];
  const origin = place.kind === 'city' ? `the center of ${place.name}` : place.name;
  return [
    {
      kind: 'nearby',
      statement: `${name} is ${distance} from ${origin}.`,
      value: measured[1]!,
      unit: measured[2]!,
    },
  ];
}

const TYPES: ReadonlySet<string> = new Set(PLACE_TYPES);

/** Formats where a place inside another one is. A note is its town, or says what it is. */
function formatParents({ kind, name, countryCode }: LocatedPlace, note: string): string {
  const area = kind === 'country' ? addCountryArticle(countryCode, name) : name;
  return TYPES.has(note) || note === name ? area : `${note}, ${area}`;
}
