import type { Position } from '@placelore/contracts/geography.js';
import { distanceMetres } from '@placelore/contracts/great-circle.js';
import type { PlaceClue } from '@placelore/contracts/places.js';
import { type Atlas, type AtlasPlace, displayName, positionOf } from '@placelore/guidebook/atlas.js';
import { countryAt, countryNamed } from '@placelore/guidebook/countries.js';
import type { Town } from '@placelore/guidebook/gazetteer.js';
import { landmarkReach } from '@placelore/guidebook/guidebook.js';
import { namesInText } from '@placelore/guidebook/names-in-text.js';
import { type Meaning, meaningsOf } from '@placelore/guidebook/place-names.js';
import { isInCountry } from './in-country.js';
import { townAt } from './town-at.js';

/** A sight that a vision provider named and placed, and the guidebook does not have. */
export interface Sight {
  kind: 'sight';
  name: string;
  position: Position;
  town: Town | null;
  country: string;
}

export type Place = AtlasPlace | Sight;

/** What one clue may mean. */
export interface Candidate {
  place: Place;
  /** 0 to 1: how surely the clue means this place. */
  quality: number;
  /** The position of a clue that led here by position; null when a name did. */
  at: Position | null;
}

/** A recognised sight within this distance in metres of the guidebook's position (beside its reach) is the guidebook's. */
const SAME_SIGHT = 5_000;
/** Meters between a chosen position and the sight of that name, beside its reach. */
const CHOSEN_SIGHT = 1_000;
/** Metres between the position of a chosen town and the gazetteer's or the guidebook's. */
const SAME_TOWN = 30_000;

/** The places a clue may mean, likeliest first; none when it says nothing. */
export function candidatesOf(atlas: Atlas, clue: PlaceClue): Candidate[] {
  if (clue.kind === 'named by the traveller') return chosen(atlas, clue);
  const found = clue.text === undefined ? [] : namedBy(atlas, clue, clue.text);
  return found.length === 0 && clue.position ? candidatesAt(atlas, clue.position) : found;
}

function namedBy(atlas: Atlas, clue: PlaceClue, text: string): Candidate[] {
  if (clue.kind === 'text in the photo') return inText(atlas, text);
  const meanings = meaningsOf(atlas, text);
  if (clue.kind === 'landmark recognised') return recognised(atlas, text, clue.position, meanings);
  const fits =
    clue.kind === 'stated location'
      ? meanings
      : meanings.filter(({ exact }) => exact).map((meaning) => ({ ...meaning, quality: siteQuality(meaning) }));
  return fits.length > 0 ? fits.map((meaning) => ({ ...meaning, at: null })) : inText(atlas, text);
}

/** What was chosen out of a list, by its whole name and position: that place again, or none. */
function chosen(atlas: Atlas, { text: name, position }: PlaceClue): Candidate[] {
  if (name === undefined || !position) return [];
  const { guidebook, gazetteer } = atlas;
  const sights = guidebook.landmarksNamed(name).map((landmark) => ({ kind: 'landmark' as const, landmark }));
  const towns = [
    ...gazetteer.named(name).map(({ town }) => town),
    ...guidebook.citiesNamed(name).flatMap((city) => atlas.townOf(city) ?? []),
  ].map((town) => atlas.cityPlace(town));
  const away = (place: AtlasPlace) => distanceMetres(positionOf(place) ?? position, position);
  const found = [...sights, ...towns]
    .filter(
      (place) => away(place) <= (place.kind === 'city' ? SAME_TOWN : CHOSEN_SIGHT + landmarkReach(place.landmark)),
    )
    .sort((a, b) => Number(displayName(b) === name) - Number(displayName(a) === name) || away(a) - away(b));
  const country = countryNamed(name);
  const isThere = country !== null && isInCountry(atlas, country, position);
  const places = isThere ? [...found, { kind: 'country' as const, country }] : found;
  return places.map((place) => ({ place, quality: 1, at: null }));
}

/** Details of a site and matches on the web name sights; a town in them may as well be somebody's name. */
const siteQuality = ({ place, quality }: Meaning) => (place.kind === 'landmark' ? quality : quality * 0.5);

const inText = (atlas: Atlas, text: string): Candidate[] =>
  namesInText(atlas, text)
    .slice(0, 8)
    .map(({ place, quality }) => ({ place, quality, at: null }));

/** A sight by name and, mostly, position: the guidebook's record of it, or the sight as the vision provider gave it. */
function recognised(atlas: Atlas, name: string, position: Position | undefined, meanings: Meaning[]): Candidate[] {
  const isHere = ({ place }: Meaning) => {
    if (!position) return true;
    const own = positionOf(place);
    if (!own || place.kind !== 'landmark') return false;
    return distanceMetres(own, position) <= SAME_SIGHT + landmarkReach(place.landmark);
  };
  const known = meanings.filter(isHere).map(({ place, quality }) => ({ place, quality, at: null }));
  if (known.length > 0 || !position) return known;
  const [surroundings] = candidatesAt(atlas, position).filter(({ place }) => place.kind !== 'landmark');
  if (!surroundings || surroundings.place.kind === 'landmark' || surroundings.place.kind === 'sight') return [];
  const town = surroundings.place.kind === 'city' ? surroundings.place.town : null;
  const country = surroundings.place.kind === 'city' ? surroundings.place.town.country : surroundings.place.country;
  return [{ place: { kind: 'sight', name, position, town, country }, quality: 1, at: null }];
}

/**
 * What stands at a position: the sights within whose reach it lies, then the town, where there is none near the country.
 * At sea: nothing.
 */
export function candidatesAt(atlas: Atlas, at: Position): Candidate[] {
  const sights = atlas.guidebook.landmarksAt(at).map(
    ({ record }, rank): Candidate => ({
      place: { kind: 'landmark', landmark: record },
      quality: rank === 0 ? 1 : 0.95,
      at,
    }),
  );
  const country = countryAt(at);
  const found = townAt(atlas, at, country);
  if (found) return [...sights, { place: atlas.cityPlace(found.city), quality: 0.9, at }];
  return country ? [...sights, { place: { kind: 'country', country }, quality: 0.8, at }] : sights;
}
