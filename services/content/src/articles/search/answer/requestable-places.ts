import { type ArticleCard } from '@placelore/contracts/content/articles/articles.js';
import {
  FEW_GUIDES,
  MAX_REQUESTABLE_PLACES,
  type RequestablePlace,
} from '@placelore/contracts/content/articles/search.js';
import {
  type Atlas,
  type AtlasPlace,
  getCountryCodes,
  getDisplayName,
  getPosition,
} from '@placelore/guidebook/atlas/atlas.js';
import { getCountryName } from '@placelore/guidebook/countries/countries.js';
import { getRegionName } from '@placelore/guidebook/countries/regions.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';
import { findDestinationsInside } from '@placelore/guidebook/resolver/places-inside.js';
import type { PlaceCandidate } from '@placelore/guidebook/resolver/resolve-query.js';
import { isInPart } from '@placelore/guidebook/searches/area-parts.js';
import { selectOfKind } from '@placelore/guidebook/searches/kinds/kind-destinations.js';
import type { PlaceKind } from '@placelore/guidebook/searches/kinds/place-kinds.js';
import type { SearchIntent } from '@placelore/guidebook/searches/parse-search.js';
import type { JudgedTopic } from '@placelore/guidebook/searches/topics/judged-topics.js';
import { findDayTripsTo, findOfKindNear } from './places-nearby.js';

/** Number of further countries from which the first says nothing of where a region is. */
const MANY_COUNTRIES = 2;
/** Id of a town that the gazetteer does not have. */
const NO_TOWN_ID = 0;

/**
 * Returns places of the bundled data that fit a search but are not among its results, so that a guide can be requested:
 * the places that the search names, others with that name and, if few guides were found, places inside.
 */
export function findRequestablePlaces(
  atlas: Atlas,
  { subject, places, others, excluded, kind, rest, topics, relation, part, isLesserKnown }: SearchIntent,
  found: readonly Pick<ArticleCard, 'title'>[],
  total: number,
): RequestablePlace[] {
  // If nothing was found, the place itself is better than nothing. Otherwise it probably has a guide.
  const isNamed = (topics.length === 0 && kind === null && rest.length === 0) || found.length === 0;
  // Day trips and what is near lead away from the named place, a part of a country is no place, and what few know is not all of it.
  const isOtherPlace = relation === 'day trip from' || (relation === 'near' && kind !== null);
  const isWhole = !isOtherPlace && part === null && !isLesserKnown && excluded.length === 0;
  // A country with guides needs none itself, and nobody who searches for it means a village of its name.
  const isCountry = places[0]?.place.kind === 'country' && total >= FEW_GUIDES;
  const named = isNamed && isWhole && !isCountry ? [...places, ...others].map(({ place }) => place) : [];
  const isFew = total < FEW_GUIDES && relation === 'in';
  const around = total < FEW_GUIDES ? places.flatMap(({ place }) => findAround(atlas, place, kind, relation)) : [];
  const isMeant = (place: AtlasPlace) => {
    const position = getPosition(place);
    return part === null || (position !== null && isInPart(part, position));
  };
  const ofTopic = isFew ? topics.flatMap((topic) => findOfTopic(atlas, topic, places)).filter(isMeant) : [];
  const inside =
    isFew && topics.length === 0 ? places.flatMap(({ place }) => findInside(atlas, place, kind).filter(isMeant)) : [];
  const titles = new Set(found.map(({ title }) => toNameKey(title)));
  // The guide to Serengeti National Park is that to the Serengeti.
  const isFound = (place: AtlasPlace) =>
    [...titles].some((title) => title.startsWith(toNameKey(getDisplayName(place))));
  const isUnknownName = places.length === 0 && kind === null && topics.length === 0 && relation === 'in';
  const ofName = isUnknownName ? findByRareName(atlas, subject) : [];
  return [...named, ...ofName, ...[...ofTopic, ...around].filter((place) => !isFound(place)), ...inside]
    .filter((place) => !titles.has(toNameKey(getDisplayName(place))))
    .slice(0, MAX_REQUESTABLE_PLACES)
    .map(presentPlace);
}

/** Returns what has a name that is too rare for a search to be about it: destinations, or else a town. */
function findByRareName(atlas: Atlas, name: string): AtlasPlace[] {
  const destinations = atlas.destinations.findByName(name);
  if (destinations.length === 0) return findTownOfSights(atlas, name);
  return destinations.map((destination): AtlasPlace => ({ kind: 'destination', destination }));
}

/** Returns the town with a name that is only known as the address of sights, where the best known of these is. */
function findTownOfSights({ guidebook }: Atlas, name: string): AtlasPlace[] {
  const key = toNameKey(name);
  const sights = guidebook.landmarks.filter(({ city }) => toNameKey(city) === key);
  const [sight] = sights.toSorted((a, b) => b.popularity - a.popularity);
  if (!sight) return [];
  const { city, country, latitude, longitude } = sight;
  const unknown = { id: NO_TOWN_ID, admin: '', feature: '', population: 0 };
  return [{ kind: 'city', city: null, town: { ...unknown, name: city, country, latitude, longitude } }];
}

/** Returns the destinations that a topic is about, inside places if there are any. */
function findOfTopic(
  atlas: Atlas,
  { destinations, destinationKind }: JudgedTopic,
  places: readonly Pick<PlaceCandidate, 'place'>[],
): AtlasPlace[] {
  const all =
    places.length > 0
      ? places.flatMap(({ place }) => findDestinationsInside(atlas, place))
      : atlas.destinations.records.toSorted((a, b) => b.prominence - a.prominence);
  return all
    .filter(({ id, kind }) => kind === destinationKind || destinations.has(id))
    .map((destination): AtlasPlace => ({ kind: 'destination', destination }));
}

/** Returns destinations inside an area; of a kind, only those of that kind. */
function findInside(atlas: Atlas, area: AtlasPlace, kind: PlaceKind | null): AtlasPlace[] {
  const destinations = findDestinationsInside(atlas, area);
  const fitting = kind === null ? destinations : selectOfKind(destinations, kind);
  return fitting.map((destination): AtlasPlace => ({ kind: 'destination', destination }));
}

/** Returns what of a kind is near a place, or where day trips from it lead. */
function findAround(
  atlas: Atlas,
  place: AtlasPlace,
  kind: PlaceKind | null,
  relation: SearchIntent['relation'],
): AtlasPlace[] {
  if (relation === 'day trip from') return findDayTripsTo(atlas, place);
  return relation === 'near' && kind !== null ? findOfKindNear(atlas, place, kind) : [];
}

/**
 * Returns the country and, for a town, the region, because one country has many Springfields. A region in many countries
 * is in none of them.
 */
function getLocation(place: AtlasPlace, [country, ...others]: readonly string[]): string {
  if (place.kind === 'country' || !country || others.length >= MANY_COUNTRIES) return '';
  const region = place.kind === 'city' ? getRegionName(country, place.town.admin) : null;
  const countryName = getCountryName(country);
  // An island may be a country of its own: "Aruba".
  if (toNameKey(countryName) === toNameKey(getDisplayName(place))) return '';
  return [region, countryName].filter((part) => part !== null).join(', ');
}

function presentPlace(place: AtlasPlace): RequestablePlace {
  const position = getPosition(place);
  return {
    name: getDisplayName(place),
    location: getLocation(place, getCountryCodes(place)),
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
  };
}
