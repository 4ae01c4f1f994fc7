import type { Category } from '@placelore/contracts/places/categories.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { toNameWithArticle } from '@placelore/contracts/places/names/name-with-article.js';
import { type Atlas, type AtlasPlace, getDisplayName, getPosition } from '@placelore/guidebook/atlas/atlas.js';
import type { DestinationKind, LandmarkRecord } from '@placelore/guidebook/atlas/records.js';
import { normalizeName } from '@placelore/guidebook/names/name-keys.js';
import { findCitiesInside, findLandmarksInside } from '@placelore/guidebook/resolver/places-inside.js';
import { findPlacesByBeginning } from '@placelore/guidebook/searches/complete-name.js';
import type { PlaceKind } from '@placelore/guidebook/searches/kinds/place-kinds.js';
import type { BegunSearch } from '@placelore/guidebook/searches/read-beginning.js';
import { FAR_METERS } from '../target/inside-records.js';

/** What people call the places of a category. The other categories are too vague to search for. */
const KIND_NAMES: Partial<Record<Category, string>> = {
  Museum: 'Museums',
  'Religious Site': 'Religious sites',
  'Historical Site': 'Historical sites',
  Architecture: 'Architecture',
  Park: 'Parks',
  Beach: 'Beaches',
  'Natural Wonder': 'Natural wonders',
  Shopping: 'Shopping',
};
/** Minimum number of places of a kind for a search to be suggested. */
const MIN_PLACES_OF_KIND = 2;
/** Maximum number of matching places in which a kind is looked up. */
const MAX_COMPARED_PLACES = 60;

/** Returns searches for the kinds of which a place has several: "Museums in Rome". */
export function suggestKindsIn(atlas: Atlas, place: AtlasPlace): string[] {
  const counts = new Map<string, number>();
  for (const { category } of findLandmarksInside(atlas, place)) {
    const name = KIND_NAMES[category];
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= MIN_PLACES_OF_KIND)
    .sort(([, a], [, b]) => b - a)
    .map(([name]) => `${name} in ${toNameWithArticle(getDisplayName(place))}`);
}

/**
 * Returns searches for a kind in the places whose names start with the text; without a text, where the kind is most
 * frequent.
 */
export function completeKindSearch(atlas: Atlas, kind: PlaceKind, { relation, place }: BegunSearch): string[] {
  const places = place === '' ? findPlacesWithMost(atlas, kind) : findPlacesWith(atlas, kind, place, relation);
  // Leaves out "Kyoto Prefecture" next to "Kyoto", because both would find the same.
  const names = places.map(getDisplayName);
  const distinct = names.filter((name) => !names.some((other) => name.startsWith(`${other} `)));
  return distinct.map((name) => `${kind.label} ${relation} ${toNameWithArticle(name)}`);
}

/**
 * Returns the places with guides of the kind in or near them whose names start with the text: those with several, then
 * those with one. A search for the kind in any other place would find nothing.
 */
function findPlacesWith(
  atlas: Atlas,
  kind: PlaceKind,
  beginning: string,
  relation: BegunSearch['relation'],
): AtlasPlace[] {
  const begun = findBegunPlaces(atlas, beginning)
    .filter((place) => isArea(place, relation))
    .slice(0, MAX_COMPARED_PLACES);
  const count = relation === 'near' ? countNear : countInside;
  const counted = begun.map((place) => ({ place, count: count(atlas, kind, place) }));
  const having = [MIN_PLACES_OF_KIND, 1].flatMap((min) => counted.filter(({ count }) => count >= min));
  return [...new Set(having.map(({ place }) => place))];
}

/** "The alp" begins "the Alps", a region whose name has no article. */
function findBegunPlaces(atlas: Atlas, beginning: string): AtlasPlace[] {
  const begun = findPlacesByBeginning(atlas, beginning);
  const name = beginning.replace(/^the /, '');
  return begun.length > 0 || name === beginning ? begun : findPlacesByBeginning(atlas, name);
}

/** Destinations in which nobody looks for sights. */
const NO_AREAS: ReadonlySet<DestinationKind> = new Set(['bay', 'river', 'mountain', 'waterfall', 'cave']);

/** Whether sights are looked for in a place, or near it: what is near a country is not said. */
const isArea = (place: AtlasPlace, relation: BegunSearch['relation']): boolean =>
  relation === 'near' ? place.kind === 'city' : place.kind !== 'destination' || !NO_AREAS.has(place.destination.kind);

/** Kinds of which the guides of cities name some: these are no sights. */
const VENUES = { Restaurants: 'restaurants', Hotels: 'hotels' } as const;
const isVenues = (label: string): label is keyof typeof VENUES => label in VENUES;

export function countInside(atlas: Atlas, kind: PlaceKind, place: AtlasPlace): number {
  const { label } = kind;
  if (!isVenues(label)) return findLandmarksInside(atlas, place, findOfKind(atlas, kind)).length;
  return findCitiesInside(atlas, place).reduce((count, city) => count + city[VENUES[label]].length, 0);
}

function countNear(atlas: Atlas, kind: PlaceKind, place: AtlasPlace): number {
  const position = getPosition(place);
  if (!position) return 0;
  return findOfKind(atlas, kind).filter((landmark) => getDistanceMeters(position, landmark) <= FAR_METERS).length;
}

const placesWithMost = new Map<string, AtlasPlace[]>();

/** Returns the two countries and the two cities with the most places of a kind, in turns. */
function findPlacesWithMost(atlas: Atlas, kind: PlaceKind): AtlasPlace[] {
  const known = placesWithMost.get(kind.label);
  if (known) return known;
  const ofKind = findOfKind(atlas, kind);
  const cities = atlas.guidebook.cities.flatMap((city) => {
    const town = atlas.getTown(city);
    const count = ofKind.filter((landmark) => landmark.country === city.country && landmark.city === city.name).length;
    return town ? [{ place: atlas.toCityPlace(town) as AtlasPlace, count }] : [];
  });
  const countries = [...new Set(ofKind.map(({ country }) => country))].map((country) => ({
    place: { kind: 'country', country } as AtlasPlace,
    count: ofKind.filter((landmark) => landmark.country === country).length,
  }));
  const [first = [], second = []] = [countries, cities].map((places) =>
    places
      .filter(({ count }) => count >= MIN_PLACES_OF_KIND)
      .sort((a, b) => b.count - a.count)
      .slice(0, 2)
      .map(({ place }) => place),
  );
  const found = [0, 1].flatMap((rank) => [...first.slice(rank, rank + 1), ...second.slice(rank, rank + 1)]);
  placesWithMost.set(kind.label, found);
  return found;
}

const landmarksByKind = new Map<string, LandmarkRecord[]>();

/** Returns the sights of a kind. Cached, because a search is typed letter by letter. */
function findOfKind(atlas: Atlas, kind: PlaceKind): LandmarkRecord[] {
  const known = landmarksByKind.get(kind.label) ?? atlas.guidebook.landmarks.filter((place) => isOfKind(place, kind));
  landmarksByKind.set(kind.label, known);
  return known;
}

/** Whether a sight is of a kind, much as the search itself decides it: there are no "pyramids in Paris". */
function isOfKind({ id, category, name, summary }: LandmarkRecord, kind: PlaceKind): boolean {
  const { categories, related, nouns, signs, places, exceptions } = kind;
  if (exceptions.includes(id)) return false;
  if (places.includes(id) || categories.includes(category)) return true;
  if (category !== 'Landmark' && !related.includes(category)) return false;
  // What follows the first comma is usually about the surroundings.
  const head = toWords(`${name} ${summary.split(/[,;:.]/)[0]}`);
  const whole = toWords(`${name} ${summary}`);
  return nouns.some((noun) => head.includes(` ${noun} `)) || signs.some((sign) => whole.includes(` ${sign} `));
}

const toWords = (text: string): string => ` ${normalizeName(text)} `;
