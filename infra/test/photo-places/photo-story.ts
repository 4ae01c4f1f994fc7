import type { Outcome } from '@placelore/contracts/analysis/identification.js';
import type { EvidenceKind } from '@placelore/contracts/places/places.js';

export type Degrees = readonly [latitude: number, longitude: number];

/** What a model recognizes in one look at a photo. A second look chooses one of the given names, or none. */
export interface ModelAnswer {
  name: string;
  city?: string;
  country?: string;
  certainty: 'certain' | 'likely' | 'guess';
  /** Subject of the photo; a sight if absent. */
  subject?: string;
}

/** Everything that is known about one photo. */
export interface PhotoStory {
  what: string;
  /** Null if the model recognizes nothing. */
  model: ModelAnswer | null;
  /** Position in the metadata of the photo. */
  at?: Degrees;
  /** Position of the device during the upload. */
  device?: Degrees;
  sign?: string;
  /** What the visitor enters as the location and as the site. */
  hint?: string;
  site?: string;
  /** Whether open services respond; otherwise, they are disabled or fail. */
  open: boolean;
  /** Response to the second look; if absent, the model does not respond. */
  second?: { name: string | null; certainty: ModelAnswer['certainty'] };
  expected: Expected;
}

/** What the product must conclude about the photo. */
export interface Expected {
  outcome: Outcome;
  /** Name and country of the place or of the likeliest candidate. */
  place?: string;
  /** A name that is offered next to the place. */
  offered?: string;
  contradicts?: EvidenceKind[];
  isPublic: boolean;
}
