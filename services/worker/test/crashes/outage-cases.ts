import type { ErrorCode } from '@placelore/contracts/core/errors.js';
import type { JobName } from '@placelore/contracts/core/jobs/jobs.js';

/** Failure of a call, as it appears on the wire. */
export type WireFailure =
  | 'refused'
  | 'reset before the response'
  | 'reset within the response'
  | '503 of the service'
  | '503 of a proxy'
  | '502 of a proxy'
  | '504 of a proxy'
  | '500 of an unknown server'
  | 'response outside the contract'
  | { code: ErrorCode };

/** Which call of a job fails, how, and how many times in a row. A call is named by the id of its route. */
export interface OutageCase {
  job: JobName;
  call: string;
  failure: WireFailure;
  times: number;
}

const OBSERVE_CALL = 'internalAnalyses.observe';
const WRITE_CALL = 'internalAnalyses.write';
const COMMIT_CALL = 'internalAnalyses.commit';
const LOCATE_CALL = 'internalPlaces.locate';
const DESCRIBE_CALL = 'internalPlaces.describe';
const CREATE_DISCOVERY_CALL = 'internalDiscoveries.create';
const PURGE_CALL = 'internalPlaces.purge';
const FINISH_CALL = 'internalJobRequests.finish.places';

const createCase = (job: JobName, call: string, failure: WireFailure, times: number): OutageCase => ({
  job,
  call,
  failure,
  times,
});

/** The job completes with one attempt, however long the service is unavailable. */
export const SUCCEEDED: readonly OutageCase[] = [
  createCase('photo.analyze', OBSERVE_CALL, 'refused', 1),
  createCase('photo.analyze', OBSERVE_CALL, 'refused', 6),
  createCase('photo.analyze', OBSERVE_CALL, 'refused', 30),
  createCase('photo.analyze', OBSERVE_CALL, 'reset before the response', 1),
  createCase('photo.analyze', OBSERVE_CALL, 'reset within the response', 1),
  createCase('photo.analyze', OBSERVE_CALL, '503 of the service', 12),
  createCase('photo.analyze', OBSERVE_CALL, '503 of a proxy', 7),
  createCase('photo.analyze', LOCATE_CALL, 'refused', 8),
  createCase('photo.analyze', LOCATE_CALL, '503 of the service', 20),
  createCase('photo.analyze', LOCATE_CALL, '502 of a proxy', 5),
  createCase('photo.analyze', DESCRIBE_CALL, 'reset before the response', 6),
  createCase('photo.analyze', DESCRIBE_CALL, '504 of a proxy', 6),
  createCase('photo.analyze', WRITE_CALL, 'refused', 7),
  createCase('photo.analyze', WRITE_CALL, '503 of the service', 7),
  createCase('photo.analyze', DESCRIBE_CALL, 'reset within the response', 7),
  createCase('photo.analyze', DESCRIBE_CALL, '503 of the service', 7),
  createCase('photo.analyze', CREATE_DISCOVERY_CALL, 'refused', 10),
  createCase('photo.analyze', CREATE_DISCOVERY_CALL, 'reset before the response', 8),
  createCase('photo.analyze', CREATE_DISCOVERY_CALL, '503 of the service', 9),
  createCase('photo.analyze', COMMIT_CALL, 'refused', 9),
  createCase('photo.analyze', COMMIT_CALL, 'reset before the response', 2),
  createCase('photo.analyze', COMMIT_CALL, '503 of the service', 25),
  createCase('places.purge', PURGE_CALL, 'refused', 15),
  createCase('places.purge', PURGE_CALL, '503 of the service', 15),
  createCase('places.purge', FINISH_CALL, '503 of the service', 15),
  createCase('places.purge', FINISH_CALL, 'reset before the response', 9),
];

/** The job fails for good after the attempts of its queue: each response rejects the work. */
export const ATTEMPTS_EXHAUSTED: readonly OutageCase[] = [
  createCase('photo.analyze', OBSERVE_CALL, { code: 'INTERNAL' }, 100),
  createCase('photo.analyze', LOCATE_CALL, { code: 'TIMED_OUT' }, 100),
  createCase('photo.analyze', WRITE_CALL, { code: 'PROVIDER_UNAVAILABLE' }, 100),
  createCase('photo.analyze', DESCRIBE_CALL, 'response outside the contract', 100),
  createCase('photo.analyze', CREATE_DISCOVERY_CALL, '500 of an unknown server', 100),
  createCase('places.purge', PURGE_CALL, { code: 'INTERNAL' }, 100),
];

/** The job fails for good at once. */
export const FAILED_AT_ONCE: readonly OutageCase[] = [
  createCase('photo.analyze', OBSERVE_CALL, { code: 'IMAGE_UNREADABLE' }, 1),
  createCase('photo.analyze', OBSERVE_CALL, { code: 'ANALYSIS_NOT_FOUND' }, 1),
  createCase('photo.analyze', WRITE_CALL, { code: 'JOB_OBSOLETE' }, 1),
  createCase('photo.analyze', CREATE_DISCOVERY_CALL, { code: 'DISCOVERY_NOT_FOUND' }, 1),
  createCase('photo.analyze', COMMIT_CALL, { code: 'INVALID_INPUT' }, 1),
];
