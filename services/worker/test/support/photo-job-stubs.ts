import { type AnalysisOwner, internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import type { StoredAnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import type { TextVerification } from '@placelore/contracts/content/cited-texts.js';
import { internalDiscoveries } from '@placelore/contracts/content/discoveries.js';
import type { RouteResponse } from '@placelore/contracts/core/route.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import type {
  DescribedPlace,
  LocatedPlace,
  NearbyAttraction,
  PlaceDescription,
} from '@placelore/contracts/places/places.js';
import { createSampleKnowledge } from '../../../../infra/test/sample-knowledge.ts';
import type { FakeServices } from './fake-services.js';

const provenance = { provider: 'embedded', model: null, promptVersion: null, note: null };

export const EIFFEL_TOWER: LocatedPlace = {
  name: 'Eiffel Tower',
  localName: 'Tour Eiffel',
  kind: 'landmark',
  category: 'Landmark',
  latitude: 48.85837,
  longitude: 2.294481,
  city: 'Paris',
  region: null,
  country: 'France',
  countryCode: 'FR',
  guidebookId: 'eiffel-tower',
  confidence: 0.9,
  evidence: [{ kind: 'photo position', detail: 'the position in the photo', confidence: 0.9 }],
  provider: 'embedded',
  attribution: null,
};

/** The attraction that places returns near it. */
export const CHAMP_DE_MARS = {
  name: 'Champ de Mars',
  description: 'A park.',
  category: 'Park',
  distance: '450 m',
  distanceMeters: 450,
  estimatedVisitTime: '1 hour',
  popularity: 7,
  coordinates: { lat: 48.8556, lng: 2.2986 },
  culturalInfo: '',
  facts: [],
  source: 'guidebook',
  slug: null,
  providerId: 'champ-de-mars',
  openNow: null,
  openingHours: [],
  website: null,
  accessibility: null,
  attribution: null,
};

/** Builds the response of places about nearby attractions. @param costUsd charge of the provider */
export const createNearbyResult = (costUsd: number) => ({
  places: [CHAMP_DE_MARS],
  provider: 'embedded',
  attribution: null,
  costUsd,
});

/**
 * Position and distance of the nearby attraction show whether it was looked up around the place or around the photo.
 */
const createDescription = (exactPosition: Position | null): PlaceDescription => ({
  identity: null,
  missingProviders: [],
  background: createSampleKnowledge(['summary', 'A tower.']),
  nearbyAttractions: [toAttraction('450 m')],
  exactPlace: exactPosition && { ...exactPosition, nearbyAttractions: [toAttraction('from the photo')] },
  recommendations: {
    locationInfo: { city: 'Paris', country: 'France' },
    tours: [],
    hotels: [],
    activities: [],
  },
});

const toAttraction = (distance: string): NearbyAttraction => ({
  name: CHAMP_DE_MARS.name,
  distance,
  coordinates: CHAMP_DE_MARS.coordinates,
});

/** The verification that analysis returns with the texts. */
export const VERIFICATION: TextVerification = {
  sentences: [{ text: 'd', facts: ['f1'], grade: 'sourced' }],
  omitted: 2,
};

/** Builds the response of analysis about the written result. */
function createWritten(id: string, place: unknown, owner: AnalysisOwner): RouteResponse<typeof internalAnalyses.write> {
  const described = place as DescribedPlace | null;
  const located = described?.exactPlace ?? described?.place ?? null;
  const result: StoredAnalysisResult = {
    id,
    identified: described !== null,
    outcome: described === null ? 'not identified' : 'identified',
    candidates: [],
    title: 'A title',
    description: 'd',
    category: 'Other',
    location: 'A location',
    culturalInfo: 'c',
    facts: ['f'],
    latitude: located?.latitude ?? null,
    longitude: located?.longitude ?? null,
    travelRecommendations: described?.recommendations ?? null,
    nearbyAttractions: described?.nearbyAttractions ?? [],
    evidence: described?.place.evidence ?? [],
    confidence: described?.place.confidence ?? 0,
    provider: provenance.provider,
    writing: provenance,
    sources: described?.background.sources ?? [],
    verification: described && VERIFICATION,
    citedFacts: [],
    vision: provenance,
    alternatives: [],
    discoveryId: null,
    imageUrl: null,
    thumbnailUrl: null,
  };
  if (described === null) return { result, shownAt: null, owner };
  const { latitude, longitude } = described.place;
  const { nearbyAttractions, exactPlace, background: knowledge } = described;
  return { result, shownAt: { latitude, longitude, nearbyAttractions, exactPlace, knowledge }, owner };
}

const ADA: AnalysisOwner = { userId: 7, username: 'ada', visitorId: null };

/** Stubs the services for a photo of `place`, or for one in which no place was recognized. */
export function stubPhotoJob(
  services: FakeServices,
  place: LocatedPlace | null,
  { owner = ADA, exactPosition = null }: { owner?: AnalysisOwner; exactPosition?: Position | null } = {},
): void {
  services.on(internalAnalyses.observe, () => ({
    observation: {
      clues: [{ kind: 'photo position', position: { latitude: 48.858, longitude: 2.294 }, confidence: 0.9 }],
      readText: null,
      labels: [],
      takenAt: null,
      safety: 'safe',
      moderation: null,
      vision: provenance,
    },
    owner,
    source: 'file_upload',
    photoKey: 'analyses/x/working.webp',
  }));
  services.on(internalPlaces.locate, () => ({ place, alternatives: [], exactPosition }));
  services.on(internalPlaces.describe, ({ body }) => createDescription(body.exactPosition as Position | null));
  services.on(internalAnalyses.write, ({ params, body }) => createWritten(String(params.id), body.place, owner));
  services.on(internalAnalyses.commit, () => ({ claimedBy: null }));
  services.on(internalDiscoveries.create, () => ({
    discoveryId: 12,
    imageUrl: '/objects/i',
    thumbnailUrl: '/objects/t',
  }));
}
