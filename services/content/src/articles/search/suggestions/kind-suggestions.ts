import type { Category } from '@placelore/contracts/places/categories.js';
import { type Atlas, type AtlasPlace, getDisplayName } from '@placelore/guidebook/atlas/atlas.js';
import type { LandmarkRecord } from '@placelore/guidebook/atlas/records.js';
import { normalizeName } from '@placelore/guidebook/names/name-keys.js';
import { findLandmarksInside } from '@placelore/guidebook/resolver/places-inside.js';
import { findPlacesByBeginning } from '@placelore/guidebook/searches/complete-name.js';
import type { PlaceKind } from '@placelore/guidebook/searches/place-kinds.js';
import type { BegunSearch } from '@placelore/guidebook/searches/read-beginning.js';

/** What people call the places of a category; the others are too vague to search for. */
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
/** Number of places of a kind that are worth a search. */
const MIN_PLACES_OF_KIND = 2;
/** Number of places with a beginning in which a kind is looked for. */
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
    .map(([name]) => `${name} in ${getDisplayName(place)}`);
}

/** Returns searches for a kind in the places that the text begins to name, or else where the kind is most frequent. */
export function completeKindSearch(atlas: Atlas, kind: PlaceKind, { relation, place }: BegunSearch): string[] {
  const places = place === '' ? findPlacesWithMost(atlas, kind) : findPlacesWith(atlas, kind, place);
  // Kyoto Prefecture has what Kyoto has.
  const names = places.map(getDisplayName);
  const distinct = names.filter((name) => !names.some((other) => name.startsWith(`${other} `)));
  return distinct.map((name) => `${kind.label} ${relation} ${name}`);
}

/** Returns the places with a beginning: first those with several places of the kind, and last the two best known ones. */
function findPlacesWith(atlas: Atlas, kind: PlaceKind, beginning: string): AtlasPlace[] {
  const begun = findPlacesByBeginning(atlas, beginning).slice(0, MAX_COMPARED_PLACES);
  const ofKind = findOfKind(atlas, kind);
  const counted = begun.map((place) => ({ place, count: findLandmarksInside(atlas, place, ofKind).length }));
  const having = [MIN_PLACES_OF_KIND, 1].flatMap((min) => counted.filter(({ count }) => count >= min));
  return [...new Set([...having.map(({ place }) => place), ...begun.slice(0, 2)])];
}

const placesWithMost = new Map<string, AtlasPlace[]>();

/** Returns the two cities and the two countries with most places of a kind. */
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
  const found = [cities, countries].flatMap((places) =>
    places
      .filter(({ count }) => count >= MIN_PLACES_OF_KIND)
      .sort((a, b) => b.count - a.count)
      .slice(0, 2)
      .map(({ place }) => place),
  );
  placesWithMost.set(kind.label, found);
  return found;
}

const landmarksByKind = new Map<string, LandmarkRecord[]>();

/** Returns the sights of a kind; searches are typed letter by letter, so they are looked for once. */
function findOfKind(atlas: Atlas, kind: PlaceKind): LandmarkRecord[] {
  const known = landmarksByKind.get(kind.label) ?? atlas.guidebook.landmarks.filter((place) => isOfKind(place, kind));
  landmarksByKind.set(kind.label, known);
  return known;
}

function isOfKind({ category, name, summary }: LandmarkRecord, { categories, nouns }: PlaceKind): boolean {
  if (categories.includes(category)) return true;
  const text = ` ${normalizeName(`${name} ${summary}`)} `;
  return nouns.some((noun) => text.includes(` ${noun} `));
}
