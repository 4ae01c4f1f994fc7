import type { ErrorCode } from '@placelore/contracts/errors.js';
import type { JobName } from '@placelore/contracts/jobs.js';

/** How a service fails a call, as seen on the wire. */
export type Fault =
  | 'refused'
  | 'reset before the answer'
  | 'reset within the answer'
  | '503 of its own'
  | '503 of something in between'
  | '502 of something in between'
  | '504 of something in between'
  | '500 of something unknown'
  | 'another answer than agreed'
  | { code: ErrorCode };

/** Which call of a job fails, how, and how many times in a row. Calls are named by the ids of their routes. */
export interface OutageCase {
  job: JobName;
  call: string;
  fault: Fault;
  times: number;
}

const looking = 'internalAnalyses.look';
const writing = 'internalAnalyses.write';
const deciding = 'internalAnalyses.decide';
const committing = 'internalAnalyses.commit';
const locating = 'internalPlaces.locate';
const background = 'internalPlaces.background';
const nearby = 'internalPlaces.nearby';
const recommending = 'internalPlaces.recommendations';
const discovering = 'internalDiscoveries.create';
const purging = 'internalPlaces.purge';
const settling = 'internalWorkRequests.settle.places';

const row = (job: JobName, call: string, fault: Fault, times: number): OutageCase => ({ job, call, fault, times });

/** The work is done in the end, by one try, however long the service is away. */
export const SURVIVED: readonly OutageCase[] = [
  row('photo.analyze', looking, 'refused', 1),
  row('photo.analyze', looking, 'refused', 6),
  row('photo.analyze', looking, 'refused', 30),
  row('photo.analyze', looking, 'reset before the answer', 1),
  row('photo.analyze', looking, 'reset within the answer', 1),
  row('photo.analyze', looking, '503 of its own', 12),
  row('photo.analyze', looking, '503 of something in between', 7),
  row('photo.analyze', locating, 'refused', 8),
  row('photo.analyze', locating, '503 of its own', 20),
  row('photo.analyze', locating, '502 of something in between', 5),
  row('photo.analyze', background, 'reset before the answer', 6),
  row('photo.analyze', background, '504 of something in between', 6),
  row('photo.analyze', writing, 'refused', 7),
  row('photo.analyze', writing, '503 of its own', 7),
  row('photo.analyze', nearby, 'reset within the answer', 7),
  row('photo.analyze', recommending, '503 of its own', 7),
  row('photo.analyze', discovering, 'refused', 10),
  row('photo.analyze', discovering, 'reset before the answer', 8),
  row('photo.analyze', discovering, '503 of its own', 9),
  row('photo.analyze', committing, 'refused', 9),
  row('photo.analyze', committing, 'reset before the answer', 2),
  row('photo.analyze', committing, '503 of its own', 25),
  row('places.purge', purging, 'refused', 15),
  row('places.purge', purging, '503 of its own', 15),
  row('places.purge', settling, '503 of its own', 15),
  row('places.purge', settling, 'reset before the answer', 9),
];

/** The work fails for good after the tries of its queue: each answer says that this work could not be done. */
export const USED_UP: readonly OutageCase[] = [
  row('photo.analyze', looking, { code: 'INTERNAL' }, 100),
  row('photo.analyze', locating, { code: 'TIMED_OUT' }, 100),
  row('photo.analyze', writing, { code: 'PROVIDER_UNAVAILABLE' }, 100),
  row('photo.analyze', nearby, 'another answer than agreed', 100),
  row('photo.analyze', discovering, '500 of something unknown', 100),
  row('places.purge', purging, { code: 'INTERNAL' }, 100),
];

/** The work fails for good at once. */
export const REFUSED: readonly OutageCase[] = [
  row('photo.analyze', looking, { code: 'IMAGE_UNREADABLE' }, 1),
  row('photo.analyze', looking, { code: 'ANALYSIS_NOT_FOUND' }, 1),
  row('photo.analyze', deciding, { code: 'WORK_OUTDATED' }, 1),
  row('photo.analyze', discovering, { code: 'DISCOVERY_NOT_FOUND' }, 1),
  row('photo.analyze', committing, { code: 'INVALID_INPUT' }, 1),
];
