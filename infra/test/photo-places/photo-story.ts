import type { Outcome } from '@placelore/contracts/analysis/identification.js';
import type { EvidenceKind } from '@placelore/contracts/places/places.js';

export type Degrees = readonly [latitude: number, longitude: number];

/** What a model says about a photo in one look; a second look chooses one of the names it was given, or none. */
export interface ModelAnswer {
  name: string;
  city?: string;
  country?: string;
  certainty: 'certain' | 'likely' | 'guess';
  /** What the photo is of; a sight when absent. */
  subject?: string;
}

/** Everything that is known about one photo. */
export interface PhotoStory {
  what: string;
  /** Null when the model recognizes nothing. */
  model: ModelAnswer | null;
  /** Position in the photo's metadata. */
  at?: Degrees;
  /** Position of the device at the upload. */
  device?: Degrees;
  sign?: string;
  /** What the visitor states as the location, and as the site. */
  hint?: string;
  site?: string;
  /** Whether open services answer; otherwise they are off or fail. */
  open: boolean;
  /** Answer to the second look; the model fails to answer when absent. */
  second?: { name: string | null; certainty: ModelAnswer['certainty'] };
  expected: Expected;
}

/** What must be said about it. */
export interface Expected {
  outcome: Outcome;
  /** Name and country of the place or of the likeliest candidate. */
  place?: string;
  /** A name that is offered beside the place. */
  offered?: string;
  contradicts?: EvidenceKind[];
  isPublic: boolean;
}
