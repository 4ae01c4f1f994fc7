import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { PlaceClue } from '@placelore/contracts/places/places.js';
import { type Atlas, type AtlasPlace, getDisplayName, getPosition } from '@placelore/guidebook/atlas/atlas.js';
import { findNamesInText } from '@placelore/guidebook/atlas/find-names-in-text.js';
import { getLandmarkReach } from '@placelore/guidebook/atlas/guidebook.js';
import { type PlaceInterpretation, resolvePlaceName } from '@placelore/guidebook/atlas/resolve-place-name.js';
import { findCountryAt, findCountryByName } from '@placelore/guidebook/countries/countries.js';
import type { Town } from '@placelore/guidebook/gazetteer/gazetteer.js';
import { findTownAt, isInCountry } from './position-lookup.js';

/** A sight that a vision provider named and placed, and the guidebook does not have. */
export interface RecognizedSight {
  kind: 'sight';
  name: string;
  position: Position;
  town: Town | null;
  country: string;
}

export type Place = AtlasPlace | RecognizedSight;

/** What one clue may mean. */
export interface Candidate {
  place: Place;
  /** 0 to 1: how surely the clue means this place. */
  quality: number;
  /** The position of a clue that led here by position; null when a name did. */
  at: Position | null;
}

/** A recognised sight within this distance in metres of the guidebook's position (beside its reach) is the guidebook's. */
const SAME_SIGHT_METERS = 5_000;
/** Meters between a chosen position and the sight of that name, beside its reach. */
const CHOSEN_SIGHT_METERS = 1_000;
/** Metres between the position of a chosen town and the gazetteer's or the guidebook's. */
const SAME_TOWN_METERS = 30_000;

/** The places a clue may mean, likeliest first; none when it says nothing. */
export function findCandidates(atlas: Atlas, clue: PlaceClue): Candidate[] {
  if (clue.kind === 'named by the traveller') return findChosenPlace(atlas, clue);
  const found = clue.text === undefined ? [] : findNamedCandidates(atlas, clue, clue.text);
  return found.length === 0 && clue.position ? findCandidatesAt(atlas, clue.position) : found;
}

function findNamedCandidates(atlas: Atlas, clue: PlaceClue, text: string): Candidate[] {
  if (clue.kind === 'text in the photo') return findInText(atlas, text);
  const interpretations = resolvePlaceName(atlas, text);
  if (clue.kind === 'landmark recognised') return findRecognizedSight(atlas, text, clue.position, interpretations);
  const matches =
    clue.kind === 'stated location'
      ? interpretations
      : interpretations
          .filter(({ isExact }) => isExact)
          .map((interpretation) => ({ ...interpretation, quality: rateSite(interpretation) }));
  return matches.length > 0
    ? matches.map((interpretation) => ({ ...interpretation, at: null }))
    : findInText(atlas, text);
}

/** What was chosen out of a list, by its whole name and position: that place again, or none. */
function findChosenPlace(atlas: Atlas, { text: name, position }: PlaceClue): Candidate[] {
  if (name === undefined || !position) return [];
  const { guidebook, gazetteer } = atlas;
  const sights = guidebook.findLandmarksByName(name).map((landmark) => ({ kind: 'landmark' as const, landmark }));
  const towns = [
    ...gazetteer.findByName(name).map(({ town }) => town),
    ...guidebook.findCitiesByName(name).flatMap((city) => atlas.getTown(city) ?? []),
  ].map((town) => atlas.toCityPlace(town));
  const getDistance = (place: AtlasPlace) => getDistanceMeters(getPosition(place) ?? position, position);
  const found = [...sights, ...towns]
    .filter(
      (place) =>
        getDistance(place) <=
        (place.kind === 'city' ? SAME_TOWN_METERS : CHOSEN_SIGHT_METERS + getLandmarkReach(place.landmark)),
    )
    .sort(
      (a, b) =>
        Number(getDisplayName(b) === name) - Number(getDisplayName(a) === name) || getDistance(a) - getDistance(b),
    );
  const country = findCountryByName(name);
  const isInside = country !== null && isInCountry(atlas, country, position);
  const places = isInside ? [...found, { kind: 'country' as const, country }] : found;
  return places.map((place) => ({ place, quality: 1, at: null }));
}

/** Details of a site and matches on the web name sights; a town in them may as well be somebody's name. */
const rateSite = ({ place, quality }: PlaceInterpretation) => (place.kind === 'landmark' ? quality : quality * 0.5);

const findInText = (atlas: Atlas, text: string): Candidate[] =>
  findNamesInText(atlas, text)
    .slice(0, 8)
    .map(({ place, quality }) => ({ place, quality, at: null }));

/** A sight by name and, mostly, position: the guidebook's record of it, or the sight as the vision provider gave it. */
function findRecognizedSight(
  atlas: Atlas,
  name: string,
  position: Position | undefined,
  interpretations: PlaceInterpretation[],
): Candidate[] {
  const isHere = ({ place }: PlaceInterpretation) => {
    if (!position) return true;
    const own = getPosition(place);
    if (!own || place.kind !== 'landmark') return false;
    return getDistanceMeters(own, position) <= SAME_SIGHT_METERS + getLandmarkReach(place.landmark);
  };
  const knownSights = interpretations.filter(isHere).map(({ place, quality }) => ({ place, quality, at: null }));
  if (knownSights.length > 0 || !position) return knownSights;
  const [area] = findCandidatesAt(atlas, position).filter(({ place }) => place.kind !== 'landmark');
  if (!area || area.place.kind === 'landmark' || area.place.kind === 'sight') return [];
  const town = area.place.kind === 'city' ? area.place.town : null;
  const country = area.place.kind === 'city' ? area.place.town.country : area.place.country;
  return [{ place: { kind: 'sight', name, position, town, country }, quality: 1, at: null }];
}

/**
 * What stands at a position: the sights within whose reach it lies, then the town, where there is none near the country.
 * At sea: nothing.
 */
export function findCandidatesAt(atlas: Atlas, at: Position): Candidate[] {
  const sights = atlas.guidebook.findLandmarksAt(at).map(
    ({ record }, rank): Candidate => ({
      place: { kind: 'landmark', landmark: record },
      quality: rank === 0 ? 1 : 0.95,
      at,
    }),
  );
  const country = findCountryAt(at);
  const found = findTownAt(atlas, at, country);
  if (found) return [...sights, { place: atlas.toCityPlace(found.city), quality: 0.9, at }];
  return country ? [...sights, { place: { kind: 'country', country }, quality: 0.8, at }] : sights;
}
