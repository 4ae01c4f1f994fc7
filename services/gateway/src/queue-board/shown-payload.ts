import { COVER_ID } from '@placelore/contracts/covers.js';
import type { JobName, JobPayload } from '@placelore/contracts/jobs.js';
import { z } from 'zod';

/** What may be shown of a field: a value of one of these kinds, how many there are, or nothing. */
type Visibility = 'id' | 'number' | 'word' | 'count' | 'hidden';

/** Values that tell nothing of a person, even if they came from somewhere they should not have. */
const VISIBLE_VALUES = {
  /** Ids that programs made: UUIDs, row numbers, hashes. */
  id: z.union([z.uuid(), z.number().int(), z.string().regex(/^[0-9a-f]{32}$/), z.string().regex(COVER_ID)]).nullable(),
  number: z.number().nullable(),
  /** One of the words the product itself has for something. */
  word: z.enum(['published', 'changed', 'withdrawn']),
} as const;

/**
 * What is shown of what a job carries. A job, or a field of one, that is missing here does not compile. Names, addresses,
 * positions, texts, titles and file names are hidden.
 */
const FIELD_VISIBILITY: { [J in JobName]: { [Field in keyof JobPayload<J>]-?: Visibility } } = {
  'photo.analyze': { analysisId: 'id' },
  'photo.correct': { analysisId: 'id', revision: 'number' },
  'analysis.removed': { analysisId: 'id' },
  'analyses.purge': {},
  'discovery.create': { analysisId: 'id' },
  'guide.write': { guideRequestId: 'id' },
  'visitor.claim': { userId: 'id', username: 'hidden', visitorId: 'hidden' },
  'account.removed': { userId: 'id', visitorId: 'hidden' },
  'article.write': { discoveryId: 'id' },
  'batch.run': { runId: 'id' },
  'batch.prices': {},
  'article.rewrite': { rewriteId: 'id' },
  'discovery.removed': { analysisId: 'id', mediaKeys: 'count' },
  'discoveries.relocate': {},
  'media.removed': { keys: 'count' },
  'media.sweep': {},
  'photos.moderate': {},
  'duplicates.refresh': {},
  'articles.purge': {},
  'guide.index': {
    slug: 'hidden',
    change: 'word',
    title: 'hidden',
    latitude: 'hidden',
    longitude: 'hidden',
    updatedAt: 'hidden',
  },
  'guide.rebuild': {},
  'cover.draw': { coverId: 'id' },
  'share.draw': { shareId: 'id', slug: 'hidden' },
  'places.purge': {},
};

/** What stands in place of what is not shown. */
export const HIDDEN = '(hidden)';

/** The payload of a job as the dashboard shows it. What the job's contract does not have is left out. */
export function redactPayload(job: JobName, payload: unknown): Record<string, unknown> {
  const fields = (payload ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries<Visibility>(FIELD_VISIBILITY[job])
      .filter(([name]) => Object.hasOwn(fields, name))
      .map(([name, visibility]) => [name, redactValue(visibility, fields[name])]),
  );
}

function redactValue(visibility: Visibility, value: unknown): unknown {
  if (visibility === 'hidden') return HIDDEN;
  if (visibility === 'count') return Array.isArray(value) ? `${value.length} in all` : HIDDEN;
  const parsed = VISIBLE_VALUES[visibility].safeParse(value);
  return parsed.success ? parsed.data : HIDDEN;
}
