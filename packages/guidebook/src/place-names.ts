import { distanceMetres } from '@placelore/contracts/great-circle.js';
import { type Atlas, type AtlasPlace, countryOf, identityOf, positionOf } from './atlas.js';
import { countryNamed } from './countries.js';
import type { Town } from './gazetteer.js';
import { nameKey } from './names.js';
import type { LandmarkRecord } from './records.js';
import { regionsNamed } from './regions.js';

/** A place a text may mean. */
export interface Meaning {
  place: AtlasPlace;
  /** 0 to 1: how surely the text means this place. */
  quality: number;
  /** False when its name is only close to the one in the text. */
  exact: boolean;
}

/** One way to read a text: names from the most to the least specific, inside a country or region. */
interface Reading {
  names: string[];
  country?: string;
  region?: string;
}

/** What a country is worth beside a city of the same name, and what remains when only the country is understood. */
const COUNTRY_QUALITY = 0.95;
const ONLY_COUNTRY_QUALITY = 0.5;
/** The first name is unknown, the next one is: "Trattoria Da Mario, Florence". */
const OUTER_NAME = 0.8;
/** The text names a city that the place found is not near to. */
const ELSEWHERE = 0.5;
/** What likeness is worth beside an exact name. */
const MISSPELLED = 0.85;
/** Metres between a place and the city it is told by. */
const NEAR_CONTEXT = 60_000;
const MOST = 8;

/** Says which places can be meant at all, for example those near a position. */
export type PlaceFilter = (place: AtlasPlace) => boolean;

const ANYWHERE: PlaceFilter = () => true;

/**
 * The places a text of a person may mean, likeliest first: "Kyoto, Japan", "Springfield, Illinois, USA", "Omaha NE",
 * "Kinkaku-ji, Kyoto", "Eiffel Tower Paris". Every reading of the text is tried (is "Georgia" the country or the
 * state?) and the best one of each place counts. Exact names first; misspelled ones only where no exact one is known.
 * @param canBe leaves out every place that cannot be meant, before names are compared
 */
export function meaningsOf(atlas: Atlas, text: string, canBe: PlaceFilter = ANYWHERE): Meaning[] {
  const parts = text
    .split(/[,;|\n()]|\s[-–—]\s/)
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, 6);
  if (parts.length === 0) return [];
  if (parts.length > 1) return likeliest(atlas, readingsOfParts(parts), canBe);
  const whole = likeliest(atlas, [{ names: parts }], canBe);
  if (whole.some(({ exact }) => exact)) return whole;
  return likeliest(atlas, [{ names: parts }, ...readingsOfWords(parts[0]!)], canBe);
}

/** The best reading of each place; misspelled ones only where no reading has exact names. */
function likeliest(atlas: Atlas, readings: Reading[], canBe: PlaceFilter): Meaning[] {
  const best = new Map<string, Meaning>();
  for (const meaning of readings.flatMap((reading) => meaningsOfReading(atlas, reading, canBe))) {
    const known = best.get(identityOf(meaning.place));
    if (!known || known.quality < meaning.quality) best.set(identityOf(meaning.place), meaning);
  }
  const found = [...best.values()];
  const exact = found.filter((meaning) => meaning.exact);
  return (exact.length > 0 ? exact : found).sort((a, b) => b.quality - a.quality).slice(0, MOST);
}

/** Without commas, the last one to three words may name what the first ones are in. */
function readingsOfWords(text: string): Reading[] {
  const words = text.split(/\s+/).slice(0, 12);
  return [1, 2, 3]
    .filter((tail) => tail < words.length)
    .flatMap((tail) => readingsOfParts([words.slice(0, -tail).join(' '), words.slice(-tail).join(' ')]));
}

function readingsOfParts(parts: string[]): Reading[] {
  const last = parts.at(-1)!;
  const names = parts.slice(0, -1);
  const found: Reading[] = [{ names: parts }];
  const country = countryNamed(last);
  if (country) {
    found.push({ names, country });
    for (const region of names.length > 1 ? regionsNamed(names.at(-1)!) : []) {
      if (region.country === country) found.push({ names: names.slice(0, -1), country, region: region.code });
    }
  }
  for (const region of regionsNamed(last)) found.push({ names, country: region.country, region: region.code });
  return found;
}

function meaningsOfReading(atlas: Atlas, { names, country, region }: Reading, canBe: PlaceFilter): Meaning[] {
  const [name, ...outer] = names;
  if (name === undefined) return [];
  const own = inContext(atlas, candidates(atlas, { name, country, region, canBe }), outer, country);
  const asCountry = (code: string): AtlasPlace => ({ kind: 'country', country: code });
  const whole = names.length === 1 && country === undefined ? countryNamed(name) : null;
  if (whole && canBe(asCountry(whole))) own.push({ place: asCountry(whole), quality: COUNTRY_QUALITY, exact: true });
  if (own.length > 0) return own;
  if (outer.length > 0) {
    const outside = { names: outer, ...(country && { country }), ...(region && { region }) };
    const found = meaningsOfReading(atlas, outside, canBe);
    return found.map((meaning) => ({ ...meaning, quality: meaning.quality * OUTER_NAME }));
  }
  if (!country || !canBe(asCountry(country))) return [];
  return [{ place: asCountry(country), quality: ONLY_COUNTRY_QUALITY, exact: true }];
}

/** Weighs the candidates of a name by the names around it: "Kinkaku-ji, Kyoto". */
function inContext(atlas: Atlas, found: Meaning[], outer: string[], country: string | undefined): Meaning[] {
  if (outer.length === 0 || found.length === 0) return found;
  const keys = outer.map(nameKey);
  const towns = outer.flatMap((name) => atlas.gazetteer.named(name, country)).map(({ town }) => town);
  return found.map((meaning) => {
    const { place } = meaning;
    const position = positionOf(place);
    const fits =
      (place.kind === 'landmark' && keys.includes(nameKey(place.landmark.city))) ||
      (position !== null &&
        towns.some(
          (town) =>
            town.country === countryOf(place) &&
            distanceMetres(town, position) <= NEAR_CONTEXT &&
            town.id !== townId(place),
        ));
    return fits ? meaning : { ...meaning, quality: meaning.quality * ELSEWHERE };
  });
}

const townId = (place: AtlasPlace) => (place.kind === 'city' ? place.town.id : null);

interface Wanted {
  name: string;
  country: string | undefined;
  region: string | undefined;
  canBe: PlaceFilter;
}

function candidates(atlas: Atlas, { name, country, region, canBe }: Wanted): Meaning[] {
  const { guidebook, gazetteer } = atlas;
  const inRegion = ({ town }: { town: Town }) =>
    (region === undefined || town.admin === region) && canBe(atlas.cityPlace(town));
  const isMeant = (landmark: LandmarkRecord) => canBe({ kind: 'landmark', landmark });
  const landmarks = guidebook.landmarksNamed(name, country).filter(isMeant);
  const cities = guidebook.citiesNamed(name, country).flatMap((city) => atlas.townOf(city) ?? []);
  const towns = [...gazetteer.named(name, country), ...cities.map((town) => ({ town, likeness: 1 }))].filter(inRegion);
  if (landmarks.length + towns.length > 0) {
    return [...landmarkMeanings(landmarks, towns), ...townMeanings(atlas, towns)];
  }
  return [
    ...guidebook
      .landmarksNamedLike(name, country)
      .filter(({ record }) => isMeant(record))
      .map(({ record, likeness }) => ({
        place: { kind: 'landmark' as const, landmark: record },
        quality: likeness * MISSPELLED,
        exact: false,
      })),
    ...townMeanings(atlas, gazetteer.namedLike(name, country).filter(inRegion)),
  ];
}

/** Sights of one name: the best known is likeliest meant. A large town of that name ("Split") comes before them. */
function landmarkMeanings(landmarks: LandmarkRecord[], towns: { town: Town }[]): Meaning[] {
  const beside = towns.some(({ town }) => town.population > 100_000) ? 0.9 : 1;
  return landmarks.map((landmark, rank) => ({
    place: { kind: 'landmark', landmark },
    quality: beside * (rank === 0 ? 1 : 0.7),
    exact: true,
  }));
}

/**
 * Towns of one name share it by their inhabitants, and a large town is likelier to be meant at all: 0.7 for one of
 * 1,000 people, 1 for one of a million.
 */
function townMeanings(atlas: Atlas, towns: { town: Town; likeness: number }[]): Meaning[] {
  const unique = [...new Map(towns.map((found) => [found.town.id, found])).values()];
  const all = unique.reduce((sum, { town }) => sum + Math.max(town.population, 100), 0);
  return unique.map(({ town, likeness }) => {
    const exact = likeness === 1;
    const share = Math.max(town.population, 100) / all;
    const size = Math.min(1, 0.4 + 0.1 * Math.log10(Math.max(town.population, 10)));
    return {
      place: atlas.cityPlace(town),
      quality: (exact ? 1 : likeness * MISSPELLED) * size * (0.5 + 0.5 * share),
      exact,
    };
  });
}
