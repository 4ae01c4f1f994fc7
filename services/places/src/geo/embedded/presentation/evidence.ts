import type { Position } from '@placelore/contracts/places/geography.js';
import { formatMetricDistance, getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { Evidence, PlaceClue } from '@placelore/contracts/places/places.js';
import { getDisplayName } from '@placelore/guidebook/atlas/atlas.js';
import { estimateTownRadius } from '@placelore/guidebook/gazetteer/gazetteer.js';
import type { LocatableClue } from '../../confirmed-sight.js';
import type { Candidate, Place } from '../candidates.js';

/** Maximum number of characters quoted from a clue's text as evidence. */
const MAX_QUOTE_LENGTH = 120;
/** A position this near to the center of a town, in meters, is in the town, however small its population is. */
const MIN_INSIDE_RADIUS_METERS = 1_500;

/** Returns the name of a place as used in evidence. */
export function getPlaceName(place: Place): string {
  if (place.kind === 'sight') return place.name;
  return getDisplayName(place);
}

/** Describes a clue that supports `candidate`, in words that a person can verify. */
export function buildEvidence(clue: LocatableClue, candidate: Candidate, confidence: number): Evidence {
  const name = getPlaceName(candidate.place);
  const detail =
    describeSight(clue, name, candidate.isUnmatched === true) ?? describeClue(clue, name, describeLocation(candidate));
  return { kind: clue.kind, detail, confidence, ...(isInsideTown(candidate) && { insideTown: true }) };
}

/**
 * Describes a recognized sight that is not in the guidebook, and whether a source confirmed it; null for other clues.
 */
function describeSight(clue: LocatableClue, name: string, isUnmatched: boolean): string | null {
  const { confirmed, sight } = clue;
  if (confirmed?.heldWork) {
    return `The photo was recognized as ${quote(confirmed.heldWork)}, which ${confirmed.source} says is in ${name}`;
  }
  if (confirmed) return `${describeClue(clue, name, '')}, which ${confirmed.source} knows there`;
  if (sight?.subject === 'dish') return `The photo was recognized as ${quote(sight.name)}, a dish of ${name}`;
  if (!sight || !isUnmatched) return null;
  return `The photo service named ${quote(clue.text)}. No source here confirms it: only ${name} is known`;
}

/**
 * Describes a clue that does not support the result, because it means `otherCandidate` or no place. Returns null when
 * this is not worth mentioning.
 */
export function describeUnusedClue(clue: LocatableClue, otherCandidate: Candidate | undefined): Evidence | null {
  if (otherCandidate) {
    const detail = `${describeClue(clue, getPlaceName(otherCandidate.place), describeLocation(otherCandidate))}; the other clues point to another place`;
    return { kind: clue.kind, detail, confidence: 0 };
  }
  if (clue.kind === 'web match' || clue.kind === 'similar photo') return null;
  return { kind: clue.kind, detail: describeUnmatchedClue(clue), confidence: 0 };
}

function describeClue(clue: PlaceClue, name: string, location: string): string {
  const text = quote(clue.text);
  const named = clue.text?.trim().toLowerCase() === name.toLowerCase() ? '' : `, which names ${name}`;
  switch (clue.kind) {
    case 'named by the traveler':
      return `${name} was chosen as the place`;
    case 'photo position':
      return `The photo's own position is ${location}`;
    case 'device position':
      return `The device's position is ${location}`;
    case 'landmark recognized':
      return `The photo was recognized as ${text ?? name}`;
    case 'text in the photo':
      return `The photo reads ${text}, which names ${name}`;
    case 'stated location':
      return `The location was given as ${text}${named}`;
    case 'site details':
      return `The site was described as ${text}${named}`;
    case 'web match':
      return `Similar images on the web are about ${text}${named}`;
    case 'similar photo':
      return `A photo like this one was confirmed as ${name}`;
  }
}

function describeUnmatchedClue(clue: PlaceClue): string {
  const text = quote(clue.text);
  if (clue.sight?.subject === 'painting') {
    return `The photo was recognized as ${text}. No source here says which museum holds it`;
  }
  switch (clue.kind) {
    case 'named by the traveler':
      return `${text} was named, which is not a known place`;
    case 'photo position':
      return `The photo's own position, ${formatDegrees(clue.position)}, is in no known country`;
    case 'device position':
      return `The device's position, ${formatDegrees(clue.position)}, is in no known country`;
    case 'text in the photo':
      return `The photo reads ${text}, which names no known place`;
    case 'stated location':
      return `The location was given as ${text}, which is not a known place`;
    case 'site details':
      return `The site was described as ${text}, which is not a known sight`;
    default:
      return `The photo was recognized as ${text ?? 'a sight'}, which is not a known sight`;
  }
}

/** Describes the position that led to a candidate, relative to the place. */
function describeLocation({ place, cluePosition }: Candidate): string {
  const name = getPlaceName(place);
  if (place.kind === 'landmark' || place.kind === 'sight') return `at ${name}`;
  if (place.kind !== 'city' || !cluePosition || isInsideTown({ place, cluePosition })) return `in ${name}`;
  const distance = formatMetricDistance(getDistanceMeters(cluePosition, place.town));
  return `in the area of ${name}, ${distance} from the center of ${name}`;
}

/** Whether the position that led to a candidate is inside the town, and not just in its area. */
function isInsideTown({ place, cluePosition }: Pick<Candidate, 'place' | 'cluePosition'>): boolean {
  if (place.kind !== 'city' || !cluePosition) return false;
  const radius = Math.max(estimateTownRadius(place.town.population), MIN_INSIDE_RADIUS_METERS);
  return getDistanceMeters(cluePosition, place.town) <= radius;
}

/** Rounds to five decimals, about one meter. */
const roundDegrees = (value: number) => Number(value.toFixed(5));
const formatDegrees = (position: Position | undefined) =>
  position ? `${roundDegrees(position.latitude)}, ${roundDegrees(position.longitude)}` : 'unknown';

function quote(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const line = text.replace(/\s+/g, ' ').trim();
  return `“${line.length > MAX_QUOTE_LENGTH ? `${line.slice(0, MAX_QUOTE_LENGTH - 1).trimEnd()}…` : line}”`;
}
