import { type Fault, type OutageCase } from './outage-cases.js';

const row = (job: OutageCase['job'], call: string, fault: Fault, times: number): OutageCase => ({
  job,
  call,
  fault,
  times,
});

/** Further cases in which the work is done in the end; kept apart from those it was built with. */
export const FURTHER_SURVIVED: readonly OutageCase[] = [
  row('photo.analyze', 'internalAnalyses.look', '504 of something in between', 9),
  row('photo.analyze', 'internalPlaces.locate', 'reset within the answer', 9),
  row('photo.analyze', 'internalPlaces.nearby', 'refused', 18),
  row('photo.analyze', 'internalPlaces.recommendations', '502 of something in between', 8),
  row('photo.analyze', 'internalDiscoveries.create', '503 of something in between', 8),
  row('photo.analyze', 'internalAnalyses.commit', '502 of something in between', 8),
  row('photo.analyze', 'internalAnalyses.decide', '503 of its own', 13),
  row('photo.analyze', 'internalAnalyses.decide', 'reset within the answer', 6),
  row('cover.draw', 'internalCovers.read', 'refused', 6),
  row('cover.draw', 'internalDrawing.cover', '503 of its own', 11),
  row('cover.draw', 'internalCovers.commit', 'reset before the answer', 5),
  row('article.write', 'internalDiscoveries.beginArticle', '503 of its own', 9),
  row('article.write', 'internalWriting.guide', 'refused', 9),
  row('article.write', 'internalDiscoveries.commitArticle', 'refused', 9),
  row('account.removed', 'internalAccounts.endSessions', '503 of its own', 12),
  row('account.removed', 'internalWorkRequests.settle.auth', 'refused', 12),
  row('batch.run', 'internalBatchRuns.next', 'refused', 12),
  row('batch.run', 'internalPlaces.nearby', 'refused', 12),
  row('batch.run', 'internalBatchRuns.commit', '503 of its own', 12),
];

/** Further cases in which it fails for good after the tries of its queue. */
export const FURTHER_USED_UP: readonly OutageCase[] = [
  row('article.write', 'internalWriting.guide', { code: 'INTERNAL' }, 100),
  row('cover.draw', 'internalDrawing.cover', { code: 'TIMED_OUT' }, 100),
];

/** Further cases in which it fails at once. */
export const FURTHER_REFUSED: readonly OutageCase[] = [
  row('places.purge', 'internalPlaces.purge', { code: 'INVALID_INPUT' }, 1),
  row('cover.draw', 'internalDrawing.cover', { code: 'PROVIDER_REJECTED' }, 1),
];
