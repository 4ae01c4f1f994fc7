import { formatEnclosingPlaces } from '@placelore/contracts/places/neighbor-facts.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { formatCountryLocation, formatLocalName, formatSubject } from '../place-phrases.js';

/**
 * The product's own sentences about a photo or about its knowledge. They state nothing about the place, so no fact can
 * support them: they are added after the fact check, without a mark.
 */

/** Returns a sentence about how well the place of a photo is known, for a photo without a description. */
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

/** Returns the sentence that replaces a text for which there are no facts. */
export const describeMissingStory = (place: LocatedPlace): string =>
  `We know little about ${formatSubject(place)} yet.`;
