import { addCountryArticle, addCountryPreposition } from '@placelore/contracts/places/country-article.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import { compassDirection, getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { LocatedPlace, PlaceBackground } from '@placelore/contracts/places/places.js';
import { type Atlas, getDisplayName } from '@placelore/guidebook/atlas/atlas.js';
import type { DestinationRecord } from '@placelore/guidebook/atlas/records.js';
import { getCountryName } from '@placelore/guidebook/countries/countries.js';
import {
  describeCapital,
  describeCountry,
  describeLanguages,
  formatCountryInSentence,
  hasSingleCapital,
} from '@placelore/guidebook/countries/country-statements.js';
import { getRegionName } from '@placelore/guidebook/countries/regions.js';
import type { Town } from '@placelore/guidebook/gazetteer/gazetteer.js';
import { getTravelerName } from '@placelore/guidebook/names/english-names.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';
import type { ListedPlace } from '../geo-provider.js';
import { findVenueAt, toListedVenue } from './guidebook-places.js';
import { findDestination } from './places-inside.js';
import { findCapital } from './presentation/present-place.js';

const GUIDEBOOK = 'guidebook';
const GAZETTEER = 'gazetteer (GeoNames)';
const COUNTRIES = 'countries-list';

/** Radius in meters for finding the place's town by name, and the sights and cities reported as near. */
const MAX_TOWN_DISTANCE_METERS = 60_000;
const MAX_NEARBY_DISTANCE_METERS = 150_000;
/** Minimum population of a capital for its population to be stated. */
const MIN_CAPITAL_POPULATION = 100;
/** Population from which a place is called a city, and below which it is called a village. */
const MIN_CITY_POPULATION = 100_000;
const MIN_TOWN_POPULATION = 2_000;

/** Returns facts about a place; at least two, and only those that the data contains. */
export function buildBackground(atlas: Atlas, place: LocatedPlace): PlaceBackground {
  const landmark = place.kind === 'landmark' && place.guidebookId ? atlas.guidebook.landmark(place.guidebookId) : null;
  if (landmark) return { ...pickTexts(landmark), period: landmark.period, sources: [GUIDEBOOK] };
  const city = place.kind === 'city' && place.guidebookId ? atlas.guidebook.city(place.guidebookId) : null;
  if (city) return { ...pickTexts(city), period: null, sources: [GUIDEBOOK] };
  const destination = findDestination(atlas, place);
  if (destination) return buildDestinationBackground(destination);
  const venue = place.kind === 'landmark' && findVenueAt(atlas.guidebook, place.name, place);
  if (venue) return buildVenueBackground(atlas, place, toListedVenue(venue));
  if (place.kind === 'country') return createPlainBackground(buildCountryFacts(atlas, place), [COUNTRIES, GAZETTEER]);
  const town = place.city ? atlas.findTown([place.city], place.countryCode, place, MAX_TOWN_DISTANCE_METERS) : null;
  const placeFacts =
    place.kind === 'city' && town ? buildTownFacts(town) : buildSightFacts(place, town && getTownCenter(town));
  return createPlainBackground([...placeFacts, ...buildNearbyFacts(atlas, place, town)], [GAZETTEER, GUIDEBOOK]);
}

/** Describes a region by its record and the names of what is inside it. */
function buildDestinationBackground({ name, summary, facts, highlights }: DestinationRecord): PlaceBackground {
  const [significance = null, ...otherFacts] = facts;
  const inside = `Well-known places in ${name}: ${highlights.join(', ')}.`;
  return { ...createPlainBackground([...otherFacts, inside], [GUIDEBOOK]), summary, significance };
}

/** Describes a restaurant or hotel by its guidebook record and its location. */
function buildVenueBackground(atlas: Atlas, place: LocatedPlace, { description, facts }: ListedPlace): PlaceBackground {
  const town = place.city ? atlas.findTown([place.city], place.countryCode, place, MAX_TOWN_DISTANCE_METERS) : null;
  const locationFacts = buildSightFacts(place, town && getTownCenter(town));
  const nearbyFacts = buildNearbyFacts(atlas, place, town);
  const [significance = null, ...otherFacts] = facts;
  return {
    ...createPlainBackground([...otherFacts, ...locationFacts, ...nearbyFacts], [GUIDEBOOK, GAZETTEER]),
    summary: description,
    significance,
  };
}

type RecordTexts = Pick<PlaceBackground, 'summary' | 'significance' | 'facts' | 'tips' | 'bestTime'>;

function pickTexts({ summary, significance, facts, tips, bestTime }: RecordTexts): RecordTexts {
  return { summary, significance, facts, tips, bestTime };
}

function createPlainBackground(facts: string[], sources: string[]): PlaceBackground {
  return { summary: null, significance: null, period: null, facts, tips: [], bestTime: null, sources };
}

function buildTownFacts(town: Town): string[] {
  const name = getTravelerName(town);
  const locationText = formatLocation(town, name);
  const capital =
    town.feature === 'PPLC' &&
    hasSingleCapital(town.country) &&
    toNameKey(name) !== toNameKey(getCountryName(town.country))
      ? [`${name} is the capital of ${formatCountryInSentence(town.country)}.`]
      : [];
  const populationText = town.population > 0 ? ` of about ${formatPopulation(town.population)} people` : '';
  return [
    `${name} is ${getTownNoun(town)}${populationText}${locationText}.`,
    ...capital,
    `The center of ${name} is at ${formatCoordinates(town)}.`,
  ];
}

/** Returns what a populated place is called by its size; its rights and titles are unknown. */
function getTownNoun({ population }: Town): string {
  if (population === 0) return 'a place';
  if (population >= MIN_CITY_POPULATION) return 'a city';
  return population < MIN_TOWN_POPULATION ? 'a village' : 'a town';
}

/** Formats a location, ", in Tuscany, Italy", without parts equal to the town's own name. */
function formatLocation(town: Town, name: string): string {
  const isOther = (around: string | null) => around !== null && toNameKey(around) !== toNameKey(name);
  const region = getRegionName(town.country, town.admin);
  const parts = [
    ...(isOther(region) ? [region] : []),
    ...(isOther(getCountryName(town.country)) ? [formatCountryInSentence(town.country)] : []),
  ];
  return parts.length === 0 ? '' : ` in ${parts.join(', ')}`;
}

function buildSightFacts(place: LocatedPlace, center: Center | null): string[] {
  const country = addCountryArticle(place.countryCode, place.country);
  const positionFact = `${place.name} is at ${formatCoordinates(place)}, ${addCountryPreposition(place.countryCode, place.country)}.`;
  if (!center) return [positionFact, `Its position lies within the borders of ${country}.`];
  return [
    positionFact,
    `${place.name} is ${formatKilometers(getDistanceMeters(center, place))} from the center of ${center.name}.`,
  ];
}

/** The starting point of distances, with its name. */
interface Center extends Position {
  name: string;
}

const getTownCenter = (town: Town): Center => ({
  name: getTravelerName(town),
  latitude: town.latitude,
  longitude: town.longitude,
});

/**
 * Describes the nearest sight and the nearest destination city of the guidebook. Distances are measured from the center
 * of the town or from the place itself, and each sentence says from which.
 */
function buildNearbyFacts(atlas: Atlas, place: LocatedPlace, town: Town | null): string[] {
  const isTown = place.kind === 'city' && town !== null;
  const origin: Center = isTown ? getTownCenter(town) : place;
  const from = isTown ? `the center of ${origin.name}` : place.name;
  const isOther = (name: string) =>
    toNameKey(name) !== toNameKey(place.name) && toNameKey(name) !== toNameKey(origin.name);
  const sight = atlas.guidebook
    .findLandmarksNear(origin, MAX_NEARBY_DISTANCE_METERS)
    .find(({ record }) => isOther(record.name));
  const city = atlas.guidebook
    .findCitiesNear(origin, MAX_NEARBY_DISTANCE_METERS)
    .find(({ record }) => isOther(record.name));
  return [
    ...(sight
      ? [
          `The sight of the guidebook nearest to ${from} is ${sight.record.name}, ${formatDistanceAndDirection(origin, sight.record)}.`,
        ]
      : []),
    ...(city
      ? [`The center of ${city.record.name} is ${formatDistanceAndDirection(origin, city.record)} of ${from}.`]
      : []),
  ];
}

function buildCountryFacts(atlas: Atlas, place: LocatedPlace): string[] {
  const { countryCode: code } = place;
  const [countryText, capitalText, languages] = [describeCountry(code), describeCapital(code), describeLanguages(code)];
  const capital = findCapital(atlas, code);
  const populousCapital =
    capital && capital.population >= MIN_CAPITAL_POPULATION && capital.feature === 'PPLC' ? capital : null;
  const sightNames = atlas.guidebook.landmarks
    .filter(({ country }) => country === code)
    .sort((a, b) => b.popularity - a.popularity)
    .slice(0, 3)
    .map(({ name }) => name);
  return [
    ...[countryText, capitalText].filter((text) => text !== null),
    ...(populousCapital
      ? [
          `${formatCityName(atlas, populousCapital)} has about ${formatPopulation(populousCapital.population)} inhabitants.`,
        ]
      : []),
    ...(languages === null ? [] : [languages]),
    ...(sightNames.length > 0 ? [`Sights in the guidebook: ${sightNames.join('; ')}.`] : []),
  ];
}

/**
 * Formats the name of a capital, as "The city of …" when its country has the same name but is more than that city.
 */
function formatCityName(atlas: Atlas, capital: Town): string {
  const name = getDisplayName(atlas.toCityPlace(capital));
  const isSameName = toNameKey(name) === toNameKey(getCountryName(capital.country));
  return isSameName && hasSingleCapital(capital.country) ? `The city of ${name}` : name;
}

/** Rounds to two significant digits, because the source is an estimate of some year. */
export function formatPopulation(population: number): string {
  return Number(population.toPrecision(2)).toLocaleString('en');
}

/** Formats "12 km south-east", "800 m north". */
const formatDistanceAndDirection = (from: Position, to: Position) =>
  `${formatKilometers(getDistanceMeters(from, to))} ${compassDirection(from, to)}`;

/** Formats a distance between places: to 100 m below a kilometer, otherwise in whole kilometers. */
function formatKilometers(meters: number): string {
  const rounded = Math.max(100, Math.round(meters / 100) * 100);
  return rounded < 1000 ? `about ${rounded} m` : `about ${Math.round(meters / 1000)} km`;
}

function formatCoordinates({ latitude, longitude }: Position): string {
  const part = (value: number, positive: string, negative: string) =>
    `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;
  return `${part(latitude, 'N', 'S')}, ${part(longitude, 'E', 'W')}`;
}
