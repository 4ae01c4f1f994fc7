import { inCountry, inSentence } from '@placelore/contracts/country-article.js';
import type { Position } from '@placelore/contracts/geography.js';
import { compassDirection, distanceMetres } from '@placelore/contracts/great-circle.js';
import type { LocatedPlace, PlaceBackground } from '@placelore/contracts/places.js';
import { type Atlas, displayName } from '@placelore/guidebook/atlas.js';
import { countryName } from '@placelore/guidebook/countries.js';
import {
  capitalStatement,
  countryInSentence,
  countryStatement,
  hasSingleCapital,
  languagesStatement,
} from '@placelore/guidebook/country-statements.js';
import { travellersName } from '@placelore/guidebook/english-names.js';
import type { Town } from '@placelore/guidebook/gazetteer.js';
import { nameKey } from '@placelore/guidebook/names.js';
import { regionName } from '@placelore/guidebook/regions.js';
import type { ListedPlace } from '../geo-provider.js';
import { toListedVenue, venueAt } from './named-place.js';
import { capitalOf } from './present-place.js';

const GUIDEBOOK = 'guidebook';
const GAZETTEER = 'gazetteer (GeoNames)';
const COUNTRIES = 'countries-list';

/** Metres within which the place's town is looked for by name, and the sights and cities told as near. */
const OWN_TOWN = 60_000;
const TOLD_WITHIN = 150_000;
/** Inhabitants of a capital from which on they are told. */
const LEAST_PEOPLE = 100;

/** Checked facts about a place; at least two, and none that the data does not say. */
export function backgroundOf(atlas: Atlas, place: LocatedPlace): PlaceBackground {
  const landmark = place.kind === 'landmark' && place.guidebookId ? atlas.guidebook.landmark(place.guidebookId) : null;
  if (landmark) return { ...textsOf(landmark), period: landmark.period, sources: [GUIDEBOOK] };
  const city = place.kind === 'city' && place.guidebookId ? atlas.guidebook.city(place.guidebookId) : null;
  if (city) return { ...textsOf(city), period: null, sources: [GUIDEBOOK] };
  const venue = place.kind === 'landmark' && venueAt(atlas.guidebook, place.name, place);
  if (venue) return backgroundOfVenue(atlas, place, toListedVenue(venue));
  if (place.kind === 'country') return plain(countryFacts(atlas, place), [COUNTRIES, GAZETTEER]);
  const town = place.city ? atlas.findTown([place.city], place.countryCode, place, OWN_TOWN) : null;
  const own = place.kind === 'city' && town ? townFacts(town) : sightFacts(place, town && centerOf(town));
  return plain([...own, ...surroundings(atlas, place, town)], [GAZETTEER, GUIDEBOOK]);
}

/** What the guidebook says of a restaurant or hotel, and where it is. */
function backgroundOfVenue(atlas: Atlas, place: LocatedPlace, { description, facts }: ListedPlace): PlaceBackground {
  const town = place.city ? atlas.findTown([place.city], place.countryCode, place, OWN_TOWN) : null;
  const where = sightFacts(place, town && centerOf(town));
  const around = surroundings(atlas, place, town);
  const [significance = null, ...others] = facts;
  return { ...plain([...others, ...where, ...around], [GUIDEBOOK, GAZETTEER]), summary: description, significance };
}

type Texts = Pick<PlaceBackground, 'summary' | 'significance' | 'facts' | 'tips' | 'bestTime'>;

function textsOf({ summary, significance, facts, tips, bestTime }: Texts): Texts {
  return { summary, significance, facts, tips, bestTime };
}

function plain(facts: string[], sources: string[]): PlaceBackground {
  return { summary: null, significance: null, period: null, facts, tips: [], bestTime: null, sources };
}

function townFacts(town: Town): string[] {
  const name = travellersName(town);
  const where = whereIs(town, name);
  const capital =
    town.feature === 'PPLC' && hasSingleCapital(town.country) && nameKey(name) !== nameKey(countryName(town.country))
      ? [`${name} is the capital of ${countryInSentence(town.country)}.`]
      : [];
  const people = town.population > 0 ? ` of about ${roundedPopulation(town.population)} people` : '';
  return [`${name} is a place${people}${where}.`, ...capital, `The center of ${name} is at ${degreesText(town)}.`];
}

/** ", in Tuscany, Italy"; nothing that has the town's own name. */
function whereIs(town: Town, name: string): string {
  const isOther = (around: string | null) => around !== null && nameKey(around) !== nameKey(name);
  const region = regionName(town.country, town.admin);
  const parts = [
    ...(isOther(region) ? [region] : []),
    ...(isOther(countryName(town.country)) ? [countryInSentence(town.country)] : []),
  ];
  return parts.length === 0 ? '' : ` in ${parts.join(', ')}`;
}

function sightFacts(place: LocatedPlace, center: Center | null): string[] {
  const country = inSentence(place.countryCode, place.country);
  const where = `${place.name} is at ${degreesText(place)}, ${inCountry(place.countryCode, place.country)}.`;
  if (!center) return [where, `Its position lies within the borders of ${country}.`];
  return [where, `${place.name} is ${kilometers(distanceMetres(center, place))} from the center of ${center.name}.`];
}

/** Where distances are measured from, and what that is called. */
interface Center extends Position {
  name: string;
}

const centerOf = (town: Town): Center => ({
  name: travellersName(town),
  latitude: town.latitude,
  longitude: town.longitude,
});

/**
 * The nearest sight and the nearest destination city of the guidebook. They are measured from the center of the town,
 * or from the place itself, and each sentence says from which.
 */
function surroundings(atlas: Atlas, place: LocatedPlace, town: Town | null): string[] {
  const isTown = place.kind === 'city' && town !== null;
  const origin: Center = isTown ? centerOf(town) : place;
  const from = isTown ? `the center of ${origin.name}` : place.name;
  const isOther = (name: string) => nameKey(name) !== nameKey(place.name) && nameKey(name) !== nameKey(origin.name);
  const sight = atlas.guidebook.landmarksNear(origin, TOLD_WITHIN).find(({ record }) => isOther(record.name));
  const city = atlas.guidebook.citiesNear(origin, TOLD_WITHIN).find(({ record }) => isOther(record.name));
  return [
    ...(sight
      ? [`The sight of the guidebook nearest to ${from} is ${sight.record.name}, ${wayTo(origin, sight.record)}.`]
      : []),
    ...(city ? [`The center of ${city.record.name} is ${wayTo(origin, city.record)} of ${from}.`] : []),
  ];
}

function countryFacts(atlas: Atlas, place: LocatedPlace): string[] {
  const { countryCode: code } = place;
  const [what, seat, languages] = [countryStatement(code), capitalStatement(code), languagesStatement(code)];
  const capital = capitalOf(atlas, code);
  const people = capital && capital.population >= LEAST_PEOPLE && capital.feature === 'PPLC' ? capital : null;
  const sights = atlas.guidebook.landmarks
    .filter(({ country }) => country === code)
    .sort((a, b) => b.popularity - a.popularity)
    .slice(0, 3)
    .map(({ name }) => name);
  return [
    ...[what, seat].filter((text) => text !== null),
    ...(people ? [`${cityName(atlas, people)} has about ${roundedPopulation(people.population)} inhabitants.`] : []),
    ...(languages === null ? [] : [languages]),
    ...(sights.length > 0 ? [`Sights in the guidebook: ${sights.join('; ')}.`] : []),
  ];
}

/** A capital by its name, and as a city where its country is called the same and is more than that city. */
function cityName(atlas: Atlas, capital: Town): string {
  const name = displayName(atlas.cityPlace(capital));
  const isSameName = nameKey(name) === nameKey(countryName(capital.country));
  return isSameName && hasSingleCapital(capital.country) ? `The city of ${name}` : name;
}

/** Two significant digits: the source is an estimate of some year. */
export function roundedPopulation(population: number): string {
  return Number(population.toPrecision(2)).toLocaleString('en');
}

/** "12 km south-east", "800 m north". */
const wayTo = (from: Position, to: Position) => `${kilometers(distanceMetres(from, to))} ${compassDirection(from, to)}`;

/** Meters as a distance between places is told: to 100 m below a kilometer, then whole kilometers. */
function kilometers(meters: number): string {
  const rounded = Math.max(100, Math.round(meters / 100) * 100);
  return rounded < 1000 ? `about ${rounded} m` : `about ${Math.round(meters / 1000)} km`;
}

function degreesText({ latitude, longitude }: Position): string {
  const part = (value: number, positive: string, negative: string) =>
    `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;
  return `${part(latitude, 'N', 'S')}, ${part(longitude, 'E', 'W')}`;
}
