import { distanceMetres } from '@placelore/contracts/great-circle.js';
import type { LocatedPlace, PlaceClue } from '@placelore/contracts/places.js';
import { type Atlas, displayName } from '@placelore/guidebook/atlas.js';
import { countryNamed } from '@placelore/guidebook/countries.js';
import type { Town } from '@placelore/guidebook/gazetteer.js';
import { namesOf } from '@placelore/guidebook/guidebook.js';
import { likeness, nameKey, normaliseName } from '@placelore/guidebook/names.js';
import { regionName, regionsNamed } from '@placelore/guidebook/regions.js';

/** What people write around the name of a place they want to read about; normalised. */
const BEFORE = [
  /^(?:(?:the )?(?:best |top )?(?:\d+ )?(?:things to (?:do|see)|places to (?:visit|see)|what to (?:do|see)|(?:tourist |main )?(?:attractions|sights)|sightseeing|tourism|holidays?|weekend) (?:in|at|around|of) )/,
  /^(?:(?:i (?:want|would like) to |how to )?(?:visit|travel to|explore|discover|trip to|tour of) )/,
  /^(?:(?:a )?(?:travel |city )?guide (?:to|of|for) |where is |map of |welcome to |history of )/,
];
const AFTER =
  / (?:travel guide|city guide|tourist guide|guide|tourism|sightseeing|(?:tourist )?attractions|things to do|itinerary|map|history)$/;
/** What may be left of such words when they stand beside no name. */
const PRAISE = /^(?:best|top|good|great|nice|famous)$/;

/** Words that only say what kind of place a name is of, or join names. */
const KINDS = new Set(
  `city town village district province state region country county prefecture centre center downtown
  old ancient historic in at near of and the de la`.split(/\s+/),
);

const MOST_WORDS = 14;
const LONGEST_NAME = 8;
/** Metres between a place and a town that is named beside it. */
const NEAR = 60_000;
/** Metres between a place and the gazetteer's position of the town it is. */
const SAME_TOWN = 30_000;
/** A misspelled name: how like it must be, and how many letters it must have, in the guidebook and in the gazetteer. */
const ALIKE = 0.8;
const LEAST_LETTERS = 6;
const LEAST_LETTERS_OF_TOWN = 8;

/** The name somebody asks for, without "things to do in" and the like. */
export function askedName(query: string): string {
  const words = normaliseName(query);
  const stripped = BEFORE.reduce((left, pattern) => left.replace(pattern, ''), words).replace(AFTER, '');
  // What was written goes before what was made of it: commas part a name from what it is in.
  return stripped === words || stripped === '' ? query : stripped;
}

/** What somebody asks for by name is worth as much as a location somebody states for their photo. */
export const ASKED_CONFIDENCE = 0.85;

/** The words of a query as a clue. */
export const toClue = (query: string): PlaceClue => ({
  kind: 'stated location',
  text: askedName(query),
  confidence: ASKED_CONFIDENCE,
});

/**
 * Whether a text names a place in whole: a name of the place, perhaps misspelled, beside nothing but names of what it is
 * in. "best pizza recipe" does not name the town of Best, nor "Paris Hilton" Paris.
 */
export function namesInWhole(atlas: Atlas, query: string, place: LocatedPlace): boolean {
  const name = askedName(query);
  if (name !== query && PRAISE.test(name)) return false;
  const words = normaliseName(name).split(' ').filter(Boolean);
  if (words.length === 0 || words.length > MOST_WORDS) return false;
  const accounted = (from: number, named: boolean): boolean => {
    if (from === words.length) return named;
    for (let to = Math.min(words.length, from + LONGEST_NAME); to > from; to--) {
      const run = words.slice(from, to).join(' ');
      if (!named && isNameOf(atlas, run, place) && accounted(to, true)) return true;
      if (surrounds(atlas, run, place) && accounted(to, named)) return true;
    }
    return false;
  };
  return accounted(0, false);
}

function isNameOf(atlas: Atlas, name: string, place: LocatedPlace): boolean {
  if ([place.name, place.localName ?? ''].some((own) => nameKey(own) === nameKey(name))) return true;
  switch (place.kind) {
    case 'country':
      return countryNamed(name) === place.countryCode;
    case 'landmark': {
      const record = place.guidebookId === null ? null : atlas.guidebook.landmark(place.guidebookId);
      if (!record) return false;
      return atlas.guidebook.landmarksNamed(name).includes(record) || isLike(name, namesOf(record));
    }
    case 'city':
      return isNameOfCity(atlas, name, place);
  }
}

function isNameOfCity(atlas: Atlas, name: string, place: LocatedPlace): boolean {
  const city = place.guidebookId === null ? null : atlas.guidebook.city(place.guidebookId);
  if (city && (atlas.guidebook.citiesNamed(name).includes(city) || isLike(name, namesOf(city)))) return true;
  const isThis = (town: Town) =>
    displayName(atlas.cityPlace(town)) === place.name && distanceMetres(town, place) <= SAME_TOWN;
  if (atlas.gazetteer.named(name, place.countryCode).some(({ town }) => isThis(town))) return true;
  if (nameKey(name).length < LEAST_LETTERS_OF_TOWN) return false;
  return atlas.gazetteer
    .namedLike(name, place.countryCode)
    .some(({ town, likeness: like }) => like >= ALIKE && isThis(town));
}

function isLike(name: string, names: readonly string[]): boolean {
  const key = nameKey(name);
  return key.length >= LEAST_LETTERS && names.some((own) => likeness(key, nameKey(own)) >= ALIKE);
}

/** Whether a name is of something the place is in or near: its country, region or town; or says nothing of its own. */
function surrounds(atlas: Atlas, name: string, place: LocatedPlace): boolean {
  if (KINDS.has(name) || countryNamed(name) === place.countryCode) return true;
  if (place.city !== null && nameKey(place.city) === nameKey(name)) return true;
  const inRegion = regionsNamed(name).some(
    ({ country, code }) =>
      country === place.countryCode && (place.region === null || regionName(country, code) === place.region),
  );
  if (inRegion) return true;
  if (place.kind === 'country') return false;
  const { guidebook, gazetteer } = atlas;
  const nearby = [
    ...gazetteer.named(name, place.countryCode).map(({ town }) => town),
    ...guidebook.citiesNamed(name, place.countryCode),
  ];
  return nearby.some((town) => distanceMetres(town, place) <= NEAR);
}
