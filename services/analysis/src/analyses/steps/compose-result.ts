import type { AnalysisTexts, DecidedResult, Observation } from '@placelore/contracts/analysis/analyses.internal.js';
import type { AnalysisResult, Provenance } from '@placelore/contracts/analysis/analyses.js';
import { getCitedFacts } from '@placelore/contracts/content/cited-facts.js';
import type { TextVerification } from '@placelore/contracts/content/cited-texts.js';
import { type DescribedPlace, formatLocation, type LocatedPlace } from '@placelore/contracts/places/places.js';

/** Texts of a result after the fact check. */
export interface WrittenTexts {
  texts: AnalysisTexts;
  writing: Provenance;
  /** Null without a place. */
  verification: TextVerification | null;
}

interface ResultParts extends WrittenTexts {
  id: string;
  observation: Observation;
  place: DescribedPlace | null;
  alternatives: LocatedPlace[];
}

/**
 * Composes the result, without its discovery. Everything about the place comes from the located place; the writer
 * contributes only texts. The result is private to its owner, so position and nearby places are those of the photo
 * where they are known.
 */
export function composeResult({ id, observation, place: described, ...parts }: ResultParts): AnalysisResult {
  const { texts, writing, verification, alternatives } = parts;
  const { place, exactPlace, recommendations } = described ?? { place: null, exactPlace: null, recommendations: null };
  return {
    id,
    identified: place !== null,
    title: texts.title,
    description: texts.description,
    category: place?.category ?? texts.category,
    location: place ? formatLocation(place) : 'Not identified',
    culturalInfo: texts.culturalInfo,
    facts: texts.facts,
    latitude: (exactPlace ?? place)?.latitude ?? null,
    longitude: (exactPlace ?? place)?.longitude ?? null,
    travelRecommendations: recommendations,
    nearbyAttractions: (exactPlace ?? described)?.nearbyAttractions ?? [],
    evidence: place?.evidence ?? [],
    confidence: place?.confidence ?? 0,
    provider: writing.provider,
    writing,
    sources: described?.background.sources ?? [],
    verification,
    citedFacts: getCitedFacts(described?.background ?? null, verification),
    vision: observation.vision,
    alternatives,
    discoveryId: null,
    imageUrl: null,
    thumbnailUrl: null,
  };
}

/** Returns the position of the discovery: that of its place for everyone, that of the photo for its owner. */
export function toShownPosition({
  place,
  nearbyAttractions,
  exactPlace,
  background: knowledge,
}: DescribedPlace): DecidedResult['shownAt'] {
  const { latitude, longitude } = place;
  return { latitude, longitude, nearbyAttractions, exactPlace, knowledge };
}
