import { Inject, Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Requester } from '@placelore/contracts/core/identity.js';
import { getJobQuota, getQueueJobs, JOBS, type JobName, type QueueName } from '@placelore/contracts/core/jobs/jobs.js';
import type { EntityManager } from 'typeorm';
import { getCurrentRequester } from '../logging/request-context.js';
import { QUEUE_POLICY } from '../queues/queue-policy.js';
import { Backlog } from './backlog.js';
import { DrainRate } from './drain-rate.js';
import { KeptPlaces } from './kept-places.js';
import { OpenJobsRepository } from './open-jobs.repository.js';

/** Injection token of the longest estimated wait in seconds that is accepted. */
export const MAX_JOB_WAIT = Symbol('MAX_JOB_WAIT');
/** Half the time that a client waits for a result, so that the first response usually contains the result. */
export const DEFAULT_MAX_WAIT_SECONDS = 60;

/** Milliseconds for which a reading of the backlog is reused. This process adds the jobs that it requests to it. */
const READING_MS = 500;
/** Readings further apart than this are not used to measure the rate. */
const MAX_SAMPLE_MS = 10_000;
/** Longest estimated wait with a reserved place, as a multiple of the setting. */
const KEPT_WAIT_FACTOR = 3;
/** Bounds of `Retry-After` in seconds. */
const RETRY_AFTER_SECONDS = { min: 5, max: 900 };

/** Backlog of a queue with its rate, as of `readAt` in ms. */
interface Line {
  backlog: Backlog;
  rate: DrainRate;
  kept: KeptPlaces;
  readAt: number;
  reading: Promise<void> | undefined;
}

/** Decides which visitors' jobs are accepted, and in which order they run. Jobs without a quota always run first. */
@Injectable()
export class JobAdmission {
  private readonly lines = new Map<QueueName, Line>();

  constructor(
    private readonly repository: OpenJobsRepository,
    @Inject(MAX_JOB_WAIT) private readonly maxWaitSeconds: number,
  ) {}

  /**
   * Rejects a job that would wait longer for its turn than the setting allows, unless a reserved place is free. Admins
   * are never rejected.
   * @throws ApiError QUEUE_FULL with the seconds until the estimated wait is half of what is allowed
   */
  async check(manager: EntityManager, job: JobName): Promise<void> {
    const requester = findOrderedRequester(job);
    if (!requester || requester.role === 'admin') return;
    const { backlog, rate, kept } = await this.read(manager, JOBS[job].queue);
    const waitSeconds = backlog.countUntil(backlog.findRound(requester)) / rate.perSecond;
    if (waitSeconds <= this.maxWaitSeconds) return;
    const now = performance.now();
    const mayKeep = waitSeconds <= KEPT_WAIT_FACTOR * this.maxWaitSeconds && !backlog.isWaiting(requester);
    if (mayKeep && kept.take(requester, now)) return;
    const error = createQueueFullError(waitSeconds, this.maxWaitSeconds);
    kept.reject(requester, now + error.retryAfter! * 1000);
    throw error;
  }

  /** Adds a job that is about to be requested, and returns its round; 0 for jobs that run first. */
  async takeRound(manager: EntityManager, job: JobName): Promise<number> {
    const requester = findOrderedRequester(job);
    if (!requester) return 0;
    const { backlog, kept } = await this.read(manager, JOBS[job].queue);
    const round = backlog.findRound(requester);
    backlog.add({ requester: requester.id, network: requester.network, round, count: 1 });
    kept.release(requester);
    return round;
  }

  private async read(manager: EntityManager, queue: QueueName): Promise<Line> {
    const line = this.lines.get(queue) ?? {
      backlog: new Backlog(),
      rate: new DrainRate(),
      kept: new KeptPlaces(),
      readAt: Number.NEGATIVE_INFINITY,
      reading: undefined,
    };
    this.lines.set(queue, line);
    if (performance.now() - line.readAt >= READING_MS) {
      line.reading ??= this.refresh(manager, queue, line).finally(() => {
        line.reading = undefined;
      });
      await line.reading;
    }
    return line;
  }

  private async refresh(manager: EntityManager, queue: QueueName, line: Line): Promise<void> {
    const now = performance.now();
    const sampleMs = now - line.readAt;
    const isSample = sampleMs <= MAX_SAMPLE_MS;
    const sinceMs = Math.min(sampleMs, MAX_SAMPLE_MS);
    const { open, finished } = await this.repository.read(manager, getQueueJobs(queue), sinceMs);
    const backlog = new Backlog(open);
    const isBusy = Math.min(backlog.size, line.backlog.size) >= QUEUE_POLICY[queue].concurrency;
    if (isSample) line.rate.add(finished, sampleMs / 1000, isBusy);
    line.kept.refill(finished);
    Object.assign(line, { backlog, readAt: now });
  }
}

/** Returns the requester in whose turn a job runs; undefined for jobs that run first. */
const findOrderedRequester = (job: JobName): Requester | undefined =>
  getJobQuota(job) === undefined ? undefined : getCurrentRequester();

function createQueueFullError(waitSeconds: number, maxWaitSeconds: number): ApiError {
  const { min, max } = RETRY_AFTER_SECONDS;
  const retryAfter = Math.min(max, Math.max(min, Math.ceil(waitSeconds - maxWaitSeconds / 2)));
  const minutes = Math.ceil(waitSeconds / 60);
  return new ApiError('QUEUE_FULL', {
    message:
      'Many people are waiting for photos and guides at the moment: yours would take about ' +
      `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. Please try again in ${formatSeconds(retryAfter)}.`,
    retryAfter,
  });
}

function formatSeconds(seconds: number): string {
  if (seconds <= 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
