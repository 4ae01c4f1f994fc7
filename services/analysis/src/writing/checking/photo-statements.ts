import { formatEnclosingPlaces } from '@placelore/contracts/places/neighbor-facts.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { formatCountryLocation, formatLocalName, formatSubject } from '../place-phrases.js';

/**
 * Sentences of the product about a photo or about its own knowledge. They state nothing about the place, so no fact can
 * bear them out: they are added after the fact check and carry no mark.
 */

/** Returns what is known about the place of a photo for which no description remains. */
export function describeIdentification(place: LocatedPlace): string {
  const location = formatEnclosingPlaces(place);
  switch (place.kind) {
    case 'landmark':
      return `We identified the place in this photo as ${place.name}.`;
    case 'city':
      return `The evidence places this photo in or near ${place.name}${formatLocalName(place)}${location && `, ${location}`}. The exact sight could not be identified.`;
    case 'region':
      return `The evidence places this photo in ${place.name}${formatLocalName(place)}${location && `, ${location}`}. The exact sight could not be identified.`;
    case 'country':
      return `The evidence places this photo ${formatCountryLocation(place)}. The exact place could not be identified.`;
  }
}

/** Returns the text in place of one for which there are no facts. */
export const describeMissingStory = (place: LocatedPlace): string =>
  `We know little about ${formatSubject(place)} yet.`;
