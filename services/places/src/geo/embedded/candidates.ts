import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { PlaceClue } from '@placelore/contracts/places/places.js';
import {
  type Atlas,
  type AtlasPlace,
  getCountryCodes,
  getDisplayName,
  getPosition,
} from '@placelore/guidebook/atlas/atlas.js';
import { findNamesInText } from '@placelore/guidebook/atlas/find-names-in-text.js';
import { getLandmarkReach } from '@placelore/guidebook/atlas/guidebook.js';
import { findCountryAt } from '@placelore/guidebook/countries/borders.js';
import { findCountryByName } from '@placelore/guidebook/countries/countries.js';
import type { Town } from '@placelore/guidebook/gazetteer/gazetteer.js';
import { interpretName, type PlaceInterpretation } from '@placelore/guidebook/resolver/interpret-name.js';
import type { ConfirmedSight, LocatableClue } from '../confirmed-sight.js';
import { findTownAt, isInCountry } from './position-lookup.js';

/**
 * A sight that is not in the guidebook: a vision provider or OpenStreetMap named and positioned it, or another source
 * confirmed it.
 */
export interface RecognizedSight {
  kind: 'sight';
  name: string;
  position: Position;
  town: Town | null;
  country: string;
  confirmed?: ConfirmedSight;
}

export type Place = AtlasPlace | RecognizedSight;

/** A possible meaning of one clue. */
export interface Candidate {
  place: Place;
  /** Likelihood that the clue means this place, from 0 to 1. */
  quality: number;
  /** The position of the clue if the position led to this place; null if a name did. */
  cluePosition: Position | null;
  /** Whether a part of the clue's name is unknown. */
  isUnmatched?: boolean;
  /** Whether the clue's name means several places equally, including this one. */
  isAmbiguous?: boolean;
}

/**
 * Maximum distance in meters, beyond the sight's reach, between a recognized sight and the guidebook sight of that
 * name.
 */
const SAME_SIGHT_METERS = 5_000;
/** Maximum distance in meters, beyond the sight's reach, between a selected position and the sight of that name. */
const CHOSEN_SIGHT_METERS = 1_000;
/**
 * Factor for a recognized sight of whose name only the town is known: "Golden Lantern Tower, Paris" reveals little
 * about what is in Paris.
 */
const UNMATCHED_FACTOR = 0.6;
/** Maximum distance in meters between a selected town's position and its position in the gazetteer or guidebook. */
const SAME_TOWN_METERS = 30_000;

/** Returns the places that a clue may mean, most likely first; none when the clue contains no information. */
export function findCandidates(atlas: Atlas, clue: LocatableClue): Candidate[] {
  const confirmed = clue.confirmed && findConfirmedSight(atlas, clue.confirmed);
  if (confirmed) return [confirmed];
  // A work of art or a dish is not a place; other sources determine where it belongs.
  if (clue.sight?.subject === 'painting') return [];
  if (clue.kind === 'named by the traveler') return findChosenPlace(atlas, clue);
  if (isPositionClue(clue)) return clue.position ? findAreaAt(atlas, clue.position) : [];
  const found = clue.text === undefined ? [] : findNamedCandidates(atlas, clue, clue.text);
  return found.length === 0 && clue.position ? findCandidatesAt(atlas, clue.position) : found;
}

/** Returns the guidebook record of a confirmed sight, or the sight itself; null outside all countries. */
export function findConfirmedSight(atlas: Atlas, confirmed: ConfirmedSight): Candidate | null {
  const { name, localName, position } = confirmed;
  const landmark = [name, ...(localName ? [localName] : [])]
    .flatMap((own) => atlas.guidebook.findLandmarksByName(own))
    .find((record) => getDistanceMeters(record, position) <= CHOSEN_SIGHT_METERS + getLandmarkReach(record));
  if (landmark) return { place: { kind: 'landmark', landmark }, quality: 1, cluePosition: null };
  const place = placeSight(atlas, name, position);
  return place && { place: { ...place, confirmed }, quality: 1, cluePosition: null };
}

/** Whether a clue is the position of a photo or device, which reveals where a photo was taken but not what it shows. */
export const isPositionClue = ({ kind }: PlaceClue): boolean => kind === 'photo position' || kind === 'device position';

function findNamedCandidates(atlas: Atlas, clue: PlaceClue, text: string): Candidate[] {
  if (clue.kind === 'text in the photo') return findInText(atlas, text);
  const interpretations = interpretName(atlas, text);
  if (clue.kind === 'landmark recognized' || clue.kind === 'similar photo')
    return findRecognizedSight(atlas, clue, text, interpretations);
  const matches =
    clue.kind === 'stated location'
      ? interpretations
      : interpretations
          .filter(({ isExact }) => isExact)
          .map((interpretation) => ({ ...interpretation, quality: rateSite(interpretation) }));
  return matches.length > 0 ? matches.map((interpretation) => toCandidate(interpretation)) : findInText(atlas, text);
}

const toCandidate = ({ place, quality, isComplete, isAmbiguous }: PlaceInterpretation, factor = 1): Candidate => ({
  place,
  quality: isComplete ? quality : quality * factor,
  cluePosition: null,
  ...(!isComplete && { isUnmatched: true }),
  ...(isAmbiguous && { isAmbiguous }),
});

/** Returns the place that was selected from a list, by full name and position, or nothing. */
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
  return places.map((place) => ({ place, quality: 1, cluePosition: null }));
}

/** Site details and web matches name sights; a town in them may just as well be a person's name. */
const rateSite = ({ place, quality }: PlaceInterpretation) => (place.kind === 'landmark' ? quality : quality * 0.5);

const findInText = (atlas: Atlas, text: string): Candidate[] =>
  findNamesInText(atlas, text)
    .slice(0, 8)
    .map(({ place, quality }) => ({ place, quality, cluePosition: null }));

/**
 * Finds a sight by name and usually position: returns the guidebook record, or the sight as returned by the vision
 * provider.
 */
function findRecognizedSight(
  atlas: Atlas,
  clue: PlaceClue,
  name: string,
  interpretations: PlaceInterpretation[],
): Candidate[] {
  const { position } = clue;
  const isHere = ({ place }: PlaceInterpretation) => {
    if (!position) return true;
    const own = getPosition(place);
    if (!own || place.kind !== 'landmark') return false;
    return getDistanceMeters(own, position) <= SAME_SIGHT_METERS + getLandmarkReach(place.landmark);
  };
  const knownSights = interpretations
    .filter(isHere)
    .map((interpretation) => toCandidate(interpretation, UNMATCHED_FACTOR));
  if (knownSights.length > 0 || !position) return knownSights;
  const place = placeSight(atlas, clue.sight?.name ?? name, position);
  return place ? [{ place, quality: 1, cluePosition: null }] : [];
}

/** Returns a sight with the town and the country at its position; null outside all countries. */
function placeSight(atlas: Atlas, name: string, position: Position): RecognizedSight | null {
  const [area] = findAreaAt(atlas, position);
  if (!area || area.place.kind === 'landmark' || area.place.kind === 'sight') return null;
  const town = area.place.kind === 'city' ? area.place.town : null;
  const [country] = getCountryCodes(area.place);
  return country === undefined ? null : { kind: 'sight', name, position, town, country };
}

/** Returns what a vendor may mean by only a position: first sights whose reach covers it, then the town or country. */
function findCandidatesAt(atlas: Atlas, position: Position): Candidate[] {
  const sights = atlas.guidebook.findLandmarksAt(position).map(
    ({ record }, rank): Candidate => ({
      place: { kind: 'landmark', landmark: record },
      quality: rank === 0 ? 1 : 0.95,
      cluePosition: position,
    }),
  );
  return [...sights, ...findAreaAt(atlas, position)];
}

/** Returns the town at a position, or the country if no town is near; nothing at sea. */
function findAreaAt(atlas: Atlas, position: Position): Candidate[] {
  const country = findCountryAt(position);
  const found = findTownAt(atlas, position, country);
  if (found) return [{ place: atlas.toCityPlace(found.city), quality: 0.9, cluePosition: position }];
  return country ? [{ place: { kind: 'country', country }, quality: 0.8, cluePosition: position }] : [];
}
