import { addCountryArticle } from './country-article.js';
import type { Fact, FactSource, PlaceKnowledge } from './facts.js';
import { createKnowledge, mergeKnowledge, type NewFact } from './knowledge.js';
import { LICENSES } from './licenses.js';
import { PLACE_TYPES } from './place-types.js';
import type { LocatedPlace, NearbyAttraction } from './places.js';

/** Name of the source of facts that the product derives from positions. */
const SOURCE_NAME = 'Placelore map (straight-line distances)';

/**
 * Adds facts about the location and the neighbors of a place, so that texts can cite them: "Louvre is 1.2 km from
 * Eiffel Tower." For places inside a region or country, they state where these are. Ids of the other facts stay.
 * @param measuredAt time at which the place was located
 */
export function addNeighborFacts(
  knowledge: PlaceKnowledge,
  place: LocatedPlace,
  neighbors: readonly NearbyAttraction[],
  measuredAt: Date = new Date(),
): PlaceKnowledge {
  const facts = [...toLocationFact(place), ...neighbors.flatMap((neighbor) => toNeighborFact(place, neighbor))];
  return mergeKnowledge(knowledge, createKnowledge(createSource(measuredAt), facts));
}

/** Returns the facts that {@link addNeighborFacts} added, in the order of the neighbors. */
export function pickMeasuredFacts({ facts, sources }: PlaceKnowledge): { location: Fact[]; neighbors: Fact[] } {
  const ownIds = new Set(sources.filter(({ name }) => name === SOURCE_NAME).map(({ id }) => id));
  const measured = facts.filter(({ sourceId }) => ownIds.has(sourceId));
  return {
    location: measured.filter(({ kind }) => kind === 'location'),
    neighbors: measured.filter(({ kind }) => kind !== 'location'),
  };
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

/**
 * Returns the places that contain a place, from the inside out, in the form after "in": "Utrecht, the Netherlands".
 * Empty for a country.
 */
export function formatEnclosingPlaces({ name, city, region, country, countryCode }: LocatedPlace): string {
  const normalize = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const used = new Set([normalize(name)]);
  const isNew = (part: string | null): part is string =>
    !!part && !used.has(normalize(part)) && !!used.add(normalize(part));
  const parts = [city, region].filter(isNew);
  return [...parts, ...(isNew(country) ? [addCountryArticle(countryCode, country)] : [])].join(', ');
}

function toLocationFact(place: LocatedPlace): NewFact[] {
  const { name, localName, noun } = place;
  const enclosing = formatEnclosingPlaces(place);
  if (enclosing === '') return [];
  const subject = localName && localName !== name ? `${name} (${localName})` : name;
  return [{ kind: 'location', statement: `${subject} is ${noun === undefined ? '' : `${noun} `}in ${enclosing}.` }];
}

function toNeighborFact(place: LocatedPlace, { name, distance, note }: NearbyAttraction): NewFact[] {
  if (note !== undefined) {
    const verb = PLURAL_TYPES.has(note) ? 'are' : 'is';
    return [{ kind: 'inside', statement: `${name} ${verb} in ${formatParents(place, note)}.` }];
  }
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
const PLURAL_TYPES: ReadonlySet<string> = new Set(['Islands', 'Mountains']);

/** Formats the location of a place inside another one. Its note is its town or its type. */
function formatParents({ kind, name, countryCode }: LocatedPlace, note: string): string {
  const area = kind === 'country' ? addCountryArticle(countryCode, name) : name;
  return TYPES.has(note) || note === name ? area : `${note}, ${area}`;
}
