import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { internalDiscoveries } from '@placelore/contracts/content/discoveries.js';
import { internalPlaces, type LocatedPlace } from '@placelore/contracts/places/places.js';
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
  distanceMetres: 450,
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

/** Stubs the services for a photo of `place`, or for one in which no place was recognized. */
export function stubPhotoJob(services: FakeServices, place: LocatedPlace | null): void {
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
    owner: { userId: 7, username: 'ada', visitorId: null },
    source: 'file_upload',
    photoKey: 'analyses/x/working.webp',
  }));
  services.on(internalPlaces.locate, () => ({ place, alternatives: [] }));
  services.on(internalPlaces.background, () => ({
    summary: 'A tower.',
    significance: null,
    period: null,
    facts: [],
    tips: [],
    bestTime: null,
    sources: ['guidebook'],
  }));
  services.on(internalAnalyses.write, () => ({
    texts: { title: 'A title', description: 'd', category: 'Other', culturalInfo: 'c', facts: ['f'] },
    writing: provenance,
  }));
  services.on(internalPlaces.nearby, () => ({ places: [CHAMP_DE_MARS], provider: 'embedded', attribution: null }));
  services.on(internalPlaces.recommendations, () => ({
    locationInfo: { city: 'Paris', country: 'France' },
    tours: [],
    hotels: [],
    activities: [],
  }));
  services.on(internalAnalyses.decide, ({ body: { result, shownAt } }) => ({ result, shownAt }));
  services.on(internalDiscoveries.create, () => ({
    discoveryId: 12,
    imageUrl: '/objects/i',
    thumbnailUrl: '/objects/t',
  }));
}
