import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import type { QueuedAnalysis } from '../../features/analysis/offline-queue/offline-queue.js';

/** Builds a complete analysis result; `change` overrides fields. */
export function buildAnalysisResult(change: Partial<AnalysisResult> = {}): AnalysisResult {
  const provenance = { provider: 'embedded', model: null, promptVersion: null };
  return {
    id: '3f0c2f51-4ad1-4f5e-9d5a-0d3a1f6f6a01',
    identified: true,
    outcome: 'identified',
    candidates: [],
    title: 'Piazza Grande',
    description: 'The sloping main square of Arezzo.',
    category: 'Landmark',
    location: 'Arezzo, Italy',
    culturalInfo: 'Jousts are held here twice a year.',
    facts: ['The loggia was drawn by Vasari.'],
    latitude: 43.4668,
    longitude: 11.8843,
    travelRecommendations: null,
    nearbyAttractions: [],
    evidence: [],
    confidence: 0.9,
    provider: 'embedded',
    writing: provenance,
    sources: [],
    verification: null,
    citedFacts: [],
    vision: provenance,
    alternatives: [],
    discoveryId: 7,
    imageUrl: null,
    thumbnailUrl: null,
    ...change,
  };
}

/** Builds a queued photo; `changes` overrides fields. */
export const buildQueuedPhoto = (changes: Partial<QueuedAnalysis> = {}): QueuedAnalysis => ({
  id: 'a',
  type: 'analyze',
  data: {
    image: new Blob(['picture']),
    fileName: 'bridge.jpg',
    source: 'file_upload',
    keepPrivate: false,
    imageKey: 'bridge.jpg',
    locationContext: null,
  },
  timestamp: 1,
  retries: 0,
  owner: null,
  ...changes,
});
