import { type ArticleSource, internalDiscoveries } from '@placelore/contracts/content/discoveries.js';
import { internalWriting } from '@placelore/contracts/content/guides.js';
import { EIFFEL_TOWER, stubPhotoJob } from './photo-job-stubs.js';
import type { WorkerTestEnvironment } from './worker-test-environment.js';

export const SAMPLE_GUIDE_TEXTS = {
  title: 'A title',
  metaDescription: [{ text: 'm', facts: ['f1'] }],
  description: [{ text: 'd', facts: ['f1'] }],
  category: 'Other',
  culturalSignificance: [],
  sections: [],
  travelTips: [],
  bestTimeToVisit: [],
  facts: [],
};
export const SAMPLE_PROVENANCE = { provider: 'embedded', model: null, promptVersion: null, note: null };

export const ARTICLE_SOURCE: ArticleSource = {
  title: 'Eiffel Tower',
  description: 'An iron lattice tower.',
  culturalInfo: 'Built for a world fair.',
  facts: ['It was finished in 1889.'],
  location: 'Paris, France',
  latitude: 48.8584,
  longitude: 2.2945,
  revision: 0,
  analysisId: null,
  verification: null,
};

/** Stubs the services for a published discovery of `EIFFEL_TOWER`. */
export function stubArticleJob(
  { services }: WorkerTestEnvironment,
  discovery: ArticleSource | null = ARTICLE_SOURCE,
): void {
  stubPhotoJob(services, EIFFEL_TOWER);
  services.on(internalDiscoveries.startArticle, () => ({ discovery }));
  services.on(internalWriting.writeGuide, () => ({ texts: SAMPLE_GUIDE_TEXTS, writing: SAMPLE_PROVENANCE }));
  services.on(internalDiscoveries.commitArticle, () => undefined);
}
