import { toPublicProvenance } from '@placelore/contracts/analysis/analyses.js';
import { getCitedFacts } from '@placelore/contracts/content/cited-facts.js';
import {
  type DynamicGuide,
  GUIDE_STEPS,
  type GuideProgress,
  type GuideQuery,
  type GuideResponse,
  guideProgress,
} from '@placelore/contracts/content/guides.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { JobProgress } from '@placelore/contracts/core/jobs/jobs.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { getLocationLabel } from '@placelore/guidebook/atlas/location-label.js';
import type { DynamicArticle } from './dynamic-article.entity.js';
import { isPositionStorable } from './storable-position.js';

/** @param isPhotoPending whether a photo is being searched for */
export function presentGuide(row: DynamicArticle, isPhotoPending = false): DynamicGuide {
  const { latitude, longitude } = row;
  const locationLabel = getLocationLabel(Atlas.load(), row);
  return {
    id: -row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    location: row.location,
    ...(locationLabel !== null && { locationLabel }),
    category: row.category,
    placeType: row.placeType,
    culturalSignificance: row.culturalSignificance,
    travelTips: row.travelTips,
    bestTimeToVisit: row.bestTimeToVisit,
    nearbyAttractions: row.nearbyAttractions,
    coordinates: latitude === null || longitude === null ? null : { lat: Number(latitude), lng: Number(longitude) },
    isPositionStorable: isPositionStorable(row),
    content: row.content,
    imageUrl: row.imageUrl || null,
    thumbnailUrl: row.thumbnailUrl,
    imageCredit: row.imageCredit,
    ...(isPhotoPending && { isPhotoPending }),
    writing: toPublicProvenance(row.writing),
    verification: row.verification,
    sources: row.knowledge.sources,
    citedFacts: getCitedFacts(row.knowledge, row.verification),
    isThin: row.isThin,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}

/** @param isNew whether the caller waited for the guide */
export function presentGuideResponse(row: DynamicArticle, isNew: boolean, isPhotoPending: boolean): GuideResponse {
  const newSource = row.writing.provider === 'embedded' ? 'embedded' : 'generated';
  return { temporary: true, article: presentGuide(row, isPhotoPending), source: isNew ? newSource : 'cache' };
}

export function presentRedirect({ slug }: { slug: string }): GuideResponse {
  return { redirect: true, url: `/articles/${slug}`, source: 'cache' };
}

/** Converts the failure of a query to an error for the user. */
export function toGuideError(code: string | null, { q, lat }: GuideQuery): ApiError {
  if (code === 'AMBIGUOUS_PLACE') return new ApiError(code);
  if (code !== 'NOT_A_PLACE') return new ApiError('GUIDE_FAILED');
  const locationHint = lat === undefined ? '' : ' at this position';
  const message = `We couldn't find a place called “${q}”${locationHint}. Try the name of a sight, a town or a country.`;
  return new ApiError('NOT_A_PLACE', { message });
}

/** Converts a job's progress to the progress of a guide; returns null for other steps. */
export function presentProgress(progress: JobProgress | null): GuideProgress | null {
  const parsed = guideProgress.safeParse(progress);
  return parsed.success && GUIDE_STEPS[parsed.data.ordinal - 1] === parsed.data.step ? parsed.data : null;
}
