import { addCountryArticle, addCountryPreposition } from '@placelore/contracts/places/country-article.js';
import type { FactKind, PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { createKnowledge, mergeKnowledge, type NewFact } from '@placelore/contracts/places/knowledge.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { type Atlas, getDisplayName } from '@placelore/guidebook/atlas/atlas.js';
import type { DestinationRecord } from '@placelore/guidebook/atlas/records.js';
import { describeRegion, findTownRegion, formatRegionName } from '@placelore/guidebook/atlas/town-regions.js';
import { getCountryName } from '@placelore/guidebook/countries/countries.js';
import {
  describeCapital,
  describeCountry,
  describeLanguages,
  formatCountryInSentence,
  hasSingleCapital,
} from '@placelore/guidebook/countries/country-statements.js';
import { findIntroduction } from '@placelore/guidebook/countries/introductions.js';
import { getRegionName } from '@placelore/guidebook/countries/regions.js';
import type { Town } from '@placelore/guidebook/gazetteer/gazetteer.js';
import { getTravelerName } from '@placelore/guidebook/names/english-names.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';
import { COUNTRIES_SOURCE, GAZETTEER_SOURCE, GUIDEBOOK_SOURCE } from '@placelore/guidebook/sources/bundled-sources.js';
import {
  getCityFacts,
  getDestinationFacts,
  getLandmarkFacts,
  getVenueFacts,
} from '@placelore/guidebook/sources/record-facts.js';
import { findVenueAt } from './guidebook-places.js';
import { describePlacesAround, type Origin } from './presentation/places-around.js';
import { findCapital, MIN_TOWN_POPULATION } from './presentation/present-place.js';
import {
  formatKilometers,
  formatPopulation,
  toDistanceValue,
  toPopulationValue,
} from './presentation/rounded-values.js';

/** Radius in meters for finding the place's town by name. */
const MAX_TOWN_DISTANCE_METERS = 60_000;
/** Minimum population of a capital for the population to be stated. */
const MIN_CAPITAL_POPULATION = 100;
/** Minimum population of a city. */
const MIN_CITY_POPULATION = 100_000;

/** Returns facts about a place: at least two, and only those that the data contains. */
export function buildBackground(atlas: Atlas, place: LocatedPlace): PlaceKnowledge {
  const recordFacts = getRecordFacts(atlas, place);
  if (recordFacts) return createKnowledge(GUIDEBOOK_SOURCE, recordFacts);
  if (place.kind === 'country') return buildCountryKnowledge(atlas, place);
  const venue = place.kind === 'landmark' && findVenueAt(atlas.guidebook, place.name, place);
  const town = place.city ? atlas.findTown([place.city], place.countryCode, place, MAX_TOWN_DISTANCE_METERS) : null;
  return mergeKnowledge(
    createKnowledge(GUIDEBOOK_SOURCE, venue ? getVenueFacts(venue.venue, venue.city.name) : []),
    place.kind === 'city' && town
      ? buildTownKnowledge(town, findTownRegion(atlas, town))
      : createKnowledge(GAZETTEER_SOURCE, buildSightFacts(place, town && getTownCenter(town))),
    createKnowledge(GUIDEBOOK_SOURCE, buildNearbyFacts(atlas, place, town)),
  );
}

/** Returns the facts of the guidebook record about exactly this place; null without one. */
function getRecordFacts(atlas: Atlas, place: LocatedPlace): NewFact[] | null {
  const landmark = place.kind === 'landmark' && place.guidebookId ? atlas.guidebook.landmark(place.guidebookId) : null;
  if (landmark) return getLandmarkFacts(landmark);
  const city = place.kind === 'city' && place.guidebookId ? atlas.guidebook.city(place.guidebookId) : null;
  if (city) return getCityFacts(city);
  const destination = place.guidebookId === null ? null : atlas.destinations.find(place.guidebookId);
  return destination && getDestinationFacts(destination);
}

function buildTownKnowledge(town: Town, region: DestinationRecord | null): PlaceKnowledge {
  const name = getTravelerName(town);
  const location = formatLocation(town, name, region);
  const isCapital =
    town.feature === 'PPLC' &&
    hasSingleCapital(town.country) &&
    toNameKey(name) !== toNameKey(getCountryName(town.country));
  const people = `${name} is ${getTownNoun(town)} of about ${formatPopulation(town.population)} people${location}.`;
  const around = region && describeRegion(region);
  return mergeKnowledge(
    createKnowledge(GAZETTEER_SOURCE, [
      town.population > 0
        ? { kind: 'population', statement: people, ...toPopulationValue(town.population) }
        : { kind: 'location', statement: `${name} is ${getTownNoun(town)}${location}.` },
    ]),
    createKnowledge(GUIDEBOOK_SOURCE, around ? [{ kind: 'detail', statement: around }] : []),
    createKnowledge(GAZETTEER_SOURCE, [
      ...(isCapital
        ? [
            {
              kind: 'detail' as const,
              statement: `${name} is the capital of ${formatCountryInSentence(town.country)}.`,
            },
          ]
        : []),
      { kind: 'location', statement: `The center of ${name} is at ${formatCoordinates(town)}.` },
    ]),
  );
}

/** Returns a noun for a populated place by its size, because legal titles such as "city" are not in the data. */
function getTownNoun({ population }: Town): string {
  if (population === 0) return 'a place';
  if (population >= MIN_CITY_POPULATION) return 'a city';
  return population < MIN_TOWN_POPULATION ? 'a village' : 'a town';
}

/** Formats a location, such as ", in Tuscany, Italy", without parts that equal the town's own name. */
function formatLocation(town: Town, name: string, known: DestinationRecord | null): string {
  const isOther = (around: string | null) => around !== null && toNameKey(around) !== toNameKey(name);
  const region = getRegionName(town.country, town.admin) ?? (known && formatRegionName(known));
  const parts = [
    ...(isOther(region) ? [region] : []),
    ...(isOther(getCountryName(town.country)) ? [formatCountryInSentence(town.country)] : []),
  ];
  return parts.length === 0 ? '' : ` in ${parts.join(', ')}`;
}

function buildSightFacts(place: LocatedPlace, center: Origin | null): NewFact[] {
  const country = addCountryArticle(place.countryCode, place.country);
  const position: NewFact = {
    kind: 'location',
    statement: `${place.name} is at ${formatCoordinates(place)}, ${addCountryPreposition(place.countryCode, place.country)}.`,
  };
  if (!center)
    return [position, { kind: 'location', statement: `Its position lies within the borders of ${country}.` }];
  const meters = getDistanceMeters(center, place);
  const statement = `${place.name} is ${formatKilometers(meters)} from the center of ${center.name}.`;
  return [position, { kind: 'location', statement, ...toDistanceValue(meters) }];
}

const getTownCenter = (town: Town): Origin => ({
  name: getTravelerName(town),
  latitude: town.latitude,
  longitude: town.longitude,
});

/** Describes what is around the center of a town, or around a place itself. */
function buildNearbyFacts(atlas: Atlas, place: LocatedPlace, town: Town | null): NewFact[] {
  const isTown = place.kind === 'city' && town !== null;
  const origin = isTown ? getTownCenter(town) : place;
  return describePlacesAround(atlas, origin, isTown ? town : null, [place.name, origin.name]);
}

function buildCountryKnowledge(atlas: Atlas, place: LocatedPlace): PlaceKnowledge {
  const { countryCode: code } = place;
  const toFacts = (kind: FactKind, statement: string | null): NewFact[] =>
    statement === null ? [] : [{ kind, statement }];
  const sightNames = atlas.guidebook.landmarks
    .filter(({ country }) => country === code)
    .sort((a, b) => b.popularity - a.popularity)
    .slice(0, 3)
    .map(({ name }) => name);
  const sights = sightNames.length > 0 ? `Sights in the guidebook: ${sightNames.join('; ')}.` : null;
  return mergeKnowledge(
    createKnowledge(GUIDEBOOK_SOURCE, toFacts('summary', findIntroduction(code))),
    createKnowledge(COUNTRIES_SOURCE, [
      ...toFacts('location', describeCountry(code)),
      ...toFacts('capital', describeCapital(code)),
    ]),
    createKnowledge(GAZETTEER_SOURCE, toFacts('detail', describeCapitalPopulation(atlas, code))),
    createKnowledge(COUNTRIES_SOURCE, toFacts('language', describeLanguages(code))),
    createKnowledge(GUIDEBOOK_SOURCE, toFacts('inside', sights)),
  );
}

/**
 * Returns a sentence about the population of a country's capital, which must not be mistaken for that of the country.
 */
function describeCapitalPopulation(atlas: Atlas, code: string): string | null {
  const capital = findCapital(atlas, code);
  if (!capital || capital.population < MIN_CAPITAL_POPULATION || capital.feature !== 'PPLC') return null;
  return `${formatCityName(atlas, capital)} has about ${formatPopulation(capital.population)} inhabitants.`;
}

/** Formats the name of a capital; as "The city of …" if it has the name of a country that is more than this city. */
function formatCityName(atlas: Atlas, capital: Town): string {
  const name = getDisplayName(atlas.toCityPlace(capital));
  const isSameName = toNameKey(name) === toNameKey(getCountryName(capital.country));
  return isSameName && hasSingleCapital(capital.country) ? `The city of ${name}` : name;
}

function formatCoordinates({ latitude, longitude }: Position): string {
  const part = (value: number, positive: string, negative: string) =>
    `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;
  return `${part(latitude, 'N', 'S')}, ${part(longitude, 'E', 'W')}`;
}
