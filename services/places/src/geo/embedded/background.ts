import type { Position } from '@placelore/contracts/geography.js';
import { compassDirection, distanceMetres } from '@placelore/contracts/great-circle.js';
import type { LocatedPlace, PlaceBackground } from '@placelore/contracts/places.js';
import { type Atlas, displayName } from '@placelore/guidebook/atlas.js';
import { countryName, countryProfile } from '@placelore/guidebook/countries.js';
import type { Town } from '@placelore/guidebook/gazetteer.js';
import { regionName } from '@placelore/guidebook/regions.js';
import { capitalOf } from './present-place.js';

const GUIDEBOOK = 'guidebook';
const GAZETTEER = 'gazetteer (GeoNames)';
const COUNTRIES = 'countries-list';

/** Metres within which the place's town is looked for by name, and the sights and cities told as near. */
const OWN_TOWN = 60_000;
const TOLD_WITHIN = 150_000;

/** Checked facts about a place; at least two, and none that the data does not say. */
export function backgroundOf(atlas: Atlas, place: LocatedPlace): PlaceBackground {
  const landmark = place.kind === 'landmark' && place.guidebookId ? atlas.guidebook.landmark(place.guidebookId) : null;
  if (landmark) return { ...textsOf(landmark), period: landmark.period, sources: [GUIDEBOOK] };
  const city = place.kind === 'city' && place.guidebookId ? atlas.guidebook.city(place.guidebookId) : null;
  if (city) return { ...textsOf(city), period: null, sources: [GUIDEBOOK] };
  if (place.kind === 'country') return plain(countryFacts(atlas, place), [COUNTRIES, GAZETTEER]);
  const town = place.city ? atlas.findTown([place.city], place.countryCode, place, OWN_TOWN) : null;
  const own = place.kind === 'city' && town ? townFacts(town) : sightFacts(place, town);
  return plain([...own, ...surroundings(atlas, place, town)], [GAZETTEER, GUIDEBOOK]);
}

type Texts = Pick<PlaceBackground, 'summary' | 'significance' | 'facts' | 'tips' | 'bestTime'>;

function textsOf({ summary, significance, facts, tips, bestTime }: Texts): Texts {
  return { summary, significance, facts, tips, bestTime };
}

function plain(facts: string[], sources: string[]): PlaceBackground {
  return { summary: null, significance: null, period: null, facts, tips: [], bestTime: null, sources };
}

function townFacts(town: Town): string[] {
  const region = regionName(town.country, town.admin);
  const where = [region, countryName(town.country)].filter(Boolean).join(', ');
  const capital = town.feature === 'PPLC' ? [`${town.name} is the capital of ${countryName(town.country)}.`] : [];
  const people =
    town.population > 0
      ? `${town.name} is a place of about ${roundedPopulation(town.population)} people in ${where}.`
      : `${town.name} is a place in ${where}.`;
  return [people, ...capital, `Its centre stands at ${degreesText(town)}.`];
}

function sightFacts(place: LocatedPlace, town: Town | null): string[] {
  const where = `${place.name} stands at ${degreesText(place)}, in ${place.country}.`;
  if (!town) return [where, `${place.country} is where the position lies by its borders.`];
  return [where, `It is ${kilometres(distanceMetres(town, place))} from the centre of ${town.name}.`];
}

/** The nearest sight and the nearest destination city of the guidebook. */
function surroundings(atlas: Atlas, place: LocatedPlace, town: Town | null): string[] {
  const centre: Position = place.kind === 'city' && town ? town : place;
  const name = place.kind === 'city' && town ? town.name : place.name;
  const [sight] = atlas.guidebook.landmarksNear(centre, TOLD_WITHIN);
  const [city] = atlas.guidebook.citiesNear(centre, TOLD_WITHIN).filter(({ record }) => record.name !== name);
  return [
    ...(sight ? [`The nearest sight in the guidebook, ${sight.record.name}, is ${toThe(centre, sight.record)}.`] : []),
    ...(city ? [`${city.record.name} is ${toThe(centre, city.record)}.`] : []),
  ];
}

function countryFacts(atlas: Atlas, place: LocatedPlace): string[] {
  const profile = countryProfile(place.countryCode);
  const capital = capitalOf(atlas, place.countryCode);
  const sights = atlas.guidebook.landmarks
    .filter(({ country }) => country === place.countryCode)
    .sort((a, b) => b.popularity - a.popularity)
    .slice(0, 3)
    .map(({ name }) => name);
  return [
    ...(profile ? [`${place.country} lies in ${profile.continent}.`] : []),
    ...(profile?.capital ? [`Its capital is ${profile.capital}.`] : []),
    ...(capital && capital.population > 0
      ? [`${displayName(atlas.cityPlace(capital))} has about ${roundedPopulation(capital.population)} inhabitants.`]
      : []),
    ...(profile && profile.languages.length > 0
      ? [`Official or widely spoken languages: ${profile.languages.join(', ')}.`]
      : []),
    ...(sights.length > 0 ? [`Among its sights in the guidebook: ${sights.join(', ')}.`] : []),
  ];
}

/** Two significant digits: the source is an estimate of some year. */
export function roundedPopulation(population: number): string {
  return Number(population.toPrecision(2)).toLocaleString('en');
}

function toThe(from: Position, to: Position): string {
  return `${kilometres(distanceMetres(from, to))} to the ${compassDirection(from, to)}`;
}

function kilometres(metres: number): string {
  return metres < 1000 ? 'less than 1 km' : `about ${Math.round(metres / 1000)} km`;
}

function degreesText({ latitude, longitude }: Position): string {
  const part = (value: number, positive: string, negative: string) =>
    `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;
  return `${part(latitude, 'N', 'S')}, ${part(longitude, 'E', 'W')}`;
}
