import type { Position } from '@placelore/contracts/geography.js';
import { distanceMetres, distanceText } from '@placelore/contracts/great-circle.js';
import type { Evidence, PlaceClue } from '@placelore/contracts/places.js';
import { displayName } from '@placelore/guidebook/atlas.js';
import { countryName } from '@placelore/guidebook/countries.js';
import { townRadius } from '@placelore/guidebook/gazetteer.js';
import type { Candidate, Place } from './candidates.js';

/** Characters of a clue's text that are repeated in evidence. */
const QUOTED = 120;

/** A place as evidence calls it. */
export function nameOf(place: Place): string {
  if (place.kind === 'sight') return place.name;
  return place.kind === 'country' ? countryName(place.country) : displayName(place);
}

/** A clue that supports `candidate`, in words a person can check. */
export function evidenceFor(clue: PlaceClue, candidate: Candidate, confidence: number): Evidence {
  return { kind: clue.kind, detail: told(clue, nameOf(candidate.place), whereabouts(candidate)), confidence };
}

/** A clue that does not support the answer: it points at `elsewhere`, or at nothing. Null when not worth telling. */
export function evidenceOfSilence(clue: PlaceClue, elsewhere: Candidate | undefined): Evidence | null {
  if (elsewhere) {
    const detail = `${told(clue, nameOf(elsewhere.place), whereabouts(elsewhere))}; the other clues point elsewhere`;
    return { kind: clue.kind, detail, confidence: 0 };
  }
  if (clue.kind === 'web match') return null;
  return { kind: clue.kind, detail: toldOfNothing(clue), confidence: 0 };
}

function told(clue: PlaceClue, name: string, where: string): string {
  const text = quote(clue.text);
  switch (clue.kind) {
    case 'named by the traveller':
      return `The traveller named ${name} as the place`;
    case 'photo position':
      return `The photo's own position, ${degrees(clue.position)}, is ${where}`;
    case 'device position':
      return `The device's position, ${degrees(clue.position)}, is ${where}`;
    case 'landmark recognised':
      return `The photo was recognised as ${text ?? name}`;
    case 'text in the photo':
      return `The photo reads ${text}, which names ${name}`;
    case 'stated location':
      return `The location was given as ${text}: ${name}`;
    case 'site details':
      return `The site was described as ${text}: ${name}`;
    case 'web match':
      return `Similar pictures on the web are about ${text}: ${name}`;
  }
}

function toldOfNothing(clue: PlaceClue): string {
  const text = quote(clue.text);
  switch (clue.kind) {
    case 'named by the traveller':
      return `The traveller named ${text}, which is no place known here`;
    case 'photo position':
      return `The photo's own position, ${degrees(clue.position)}, is in no known country`;
    case 'device position':
      return `The device's position, ${degrees(clue.position)}, is in no known country`;
    case 'text in the photo':
      return `The photo reads ${text}, which names no place known here`;
    case 'stated location':
      return `The location was given as ${text}, which is no place known here`;
    case 'site details':
      return `The site was described as ${text}, which is no sight known here`;
    default:
      return `The photo was recognised as ${text ?? 'a sight'}, which is not known here`;
  }
}

/** How the position that led to a candidate lies to it. */
function whereabouts({ place, at }: Candidate): string {
  const name = nameOf(place);
  if (place.kind === 'landmark' || place.kind === 'sight') return `at ${name}`;
  if (place.kind === 'country' || !at) return `in ${name}`;
  const distance = distanceMetres(at, place.town);
  if (distance <= townRadius(place.town.population)) return `in ${name}`;
  return `in the area of ${name}, ${distanceText(distance)} from the center of ${name}`;
}

/** Five decimals are about a metre. */
const rounded = (value: number) => Number(value.toFixed(5));
const degrees = (position: Position | undefined) =>
  position ? `${rounded(position.latitude)}, ${rounded(position.longitude)}` : 'unknown';

function quote(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const line = text.replace(/\s+/g, ' ').trim();
  return `“${line.length > QUOTED ? `${line.slice(0, QUOTED - 1).trimEnd()}…` : line}”`;
}
