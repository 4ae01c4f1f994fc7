import { type OutageCase, type WireFailure } from './outage-cases.js';

const createCase = (job: OutageCase['job'], call: string, failure: WireFailure, times: number): OutageCase => ({
  job,
  call,
  failure,
  times,
});

/** Further cases in which the job completes. The backoff was not tuned to them. */
export const FURTHER_SUCCEEDED: readonly OutageCase[] = [
  createCase('photo.analyze', 'internalAnalyses.observe', '504 of a proxy', 9),
  createCase('photo.analyze', 'internalPlaces.locate', 'reset within the response', 9),
  createCase('photo.analyze', 'internalPlaces.describe', 'refused', 18),
  createCase('photo.analyze', 'internalPlaces.describe', '502 of a proxy', 8),
  createCase('photo.analyze', 'internalDiscoveries.create', '503 of a proxy', 8),
  createCase('photo.analyze', 'internalAnalyses.commit', '502 of a proxy', 8),
  createCase('photo.analyze', 'internalAnalyses.write', '503 of the service', 13),
  createCase('photo.analyze', 'internalAnalyses.write', 'reset within the response', 6),
  createCase('cover.draw', 'internalCovers.read', 'refused', 6),
  createCase('cover.draw', 'internalDrawing.cover', '503 of the service', 11),
  createCase('cover.draw', 'internalCovers.commit', 'reset before the response', 5),
  createCase('article.write', 'internalDiscoveries.startArticle', '503 of the service', 9),
  createCase('article.write', 'internalWriting.writeGuide', 'refused', 9),
  createCase('article.write', 'internalDiscoveries.commitArticle', 'refused', 9),
  createCase('account.deleted', 'internalAccounts.endSessions', '503 of the service', 12),
  createCase('account.deleted', 'internalJobRequests.finish.auth', 'refused', 12),
  createCase('batch.run', 'internalBatchRuns.next', 'refused', 12),
  createCase('batch.run', 'internalPlaces.nearby', 'refused', 12),
  createCase('batch.run', 'internalBatchRuns.commit', '503 of the service', 12),
];

/** Further cases in which the job fails for good after the attempts of its queue. */
export const FURTHER_ATTEMPTS_EXHAUSTED: readonly OutageCase[] = [
  createCase('article.write', 'internalWriting.writeGuide', { code: 'INTERNAL' }, 100),
  createCase('cover.draw', 'internalDrawing.cover', { code: 'TIMED_OUT' }, 100),
];

/** Further cases in which the job fails at once. */
export const FURTHER_FAILED_AT_ONCE: readonly OutageCase[] = [
  createCase('places.purge', 'internalPlaces.purge', { code: 'INVALID_INPUT' }, 1),
  createCase('cover.draw', 'internalDrawing.cover', { code: 'PROVIDER_REJECTED' }, 1),
];
