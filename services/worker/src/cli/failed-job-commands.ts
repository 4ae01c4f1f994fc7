import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '@placelore/contracts/core/errors.js';
import {
  countOpenRoute,
  FAILED_JOBS_PAGE,
  type FailedJob,
  listFailedRoute,
  type RetriedPage,
  retryAllRoute,
  retryRoute,
} from '@placelore/contracts/core/jobs/job-requests.js';
import { DOMAIN_SERVICES, isJob, JOBS } from '@placelore/contracts/core/jobs/jobs.js';
import { z } from 'zod';
import type { CliContext } from './cli-context.js';

/** Ms between two counts of open jobs. */
const POLL_INTERVAL_MS = 500;

/** Prints the failed jobs of all services, one per line, and their number. */
export async function listFailedJobs({ call, print }: CliContext): Promise<void> {
  let count = 0;
  for (const service of DOMAIN_SERVICES) {
    for (let before: string | undefined; ; ) {
      const page = await call(listFailedRoute(service), { limit: FAILED_JOBS_PAGE.max, ...(before && { before }) });
      for (const failed of page) print(formatFailedJob(failed));
      count += page.length;
      before = page.at(-1)?.cursor;
      if (page.length < FAILED_JOBS_PAGE.max) break;
    }
  }
  print(
    count === 0
      ? 'No jobs have failed.'
      : `${count} failed. Retry one with: npm run ops -- retry <id>, or all with: npm run ops -- retry --all`,
  );
}

/** Formats a failed job in one line. Messages of vendors may contain anything, so control characters are removed. */
const formatFailedJob = ({ id, failedAt, job, code, message }: FailedJob): string =>
  `${id}  ${failedAt}  ${job}  ${code}  ${message.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')}`;

/**
 * Runs a failed job of any service again; with `--all` instead of an id, all of them.
 * @throws ApiError INVALID_INPUT for an invalid id; JOB_REQUEST_NOT_FOUND, JOB_NOT_FAILED, JOB_OBSOLETE
 */
export async function retryJob({ call, print }: CliContext, id = '', ...args: string[]): Promise<void> {
  if (id === '--all') return retryAllJobs({ call, print }, args);
  if (args.length > 0)
    throw new ApiError('INVALID_INPUT', { message: 'The options --service and --job need --all instead of an ID.' });
  if (!z.uuid().safeParse(id).success) throw new ApiError('INVALID_INPUT', { message: 'This is not the ID of a job.' });
  for (const service of DOMAIN_SERVICES) {
    try {
      const { jobRequestId } = await call(retryRoute(service), { id });
      print(`The job is retried as ${jobRequestId}.`);
      return;
    } catch (thrown) {
      if (!(thrown instanceof ApiError) || thrown.code !== 'JOB_REQUEST_NOT_FOUND') throw thrown;
    }
  }
  throw new ApiError('JOB_REQUEST_NOT_FOUND');
}

/**
 * Runs all failed jobs again, or those of one service or job name, and prints their number.
 * @param args `--service=<service>`, `--job=<job>`
 * @throws ApiError INVALID_INPUT for an unknown service or job
 */
async function retryAllJobs({ call, print }: CliContext, args: string[]): Promise<void> {
  const requestedService = getOption(args, '--service');
  const job = getOption(args, '--job');
  if (requestedService !== undefined && !DOMAIN_SERVICES.some((service) => service === requestedService)) {
    throw new ApiError('INVALID_INPUT', { message: `Unknown service. Use one of: ${DOMAIN_SERVICES.join(', ')}.` });
  }
  if (job !== undefined && !isJob(job)) {
    throw new ApiError('INVALID_INPUT', { message: `Unknown job. Use one of: ${Object.keys(JOBS).join(', ')}.` });
  }
  let [retried, skipped] = [0, 0];
  for (const service of DOMAIN_SERVICES.filter((name) => requestedService === undefined || name === requestedService)) {
    for (let before: string | null = null; ; ) {
      const page: RetriedPage = await call(retryAllRoute(service), { ...(job && { job }), ...(before && { before }) });
      retried += page.retried;
      skipped += page.skipped;
      before = page.next;
      if (before === null) break;
    }
  }
  print(`Jobs retried: ${retried}.${skipped > 0 ? ` Skipped because they are obsolete: ${skipped}.` : ''}`);
}

const getOption = (args: string[], name: string): string | undefined =>
  args.findLast((option) => option.startsWith(`${name}=`))?.slice(name.length + 1);

/** Waits until no service has open jobs, and prints the remaining jobs whenever they change. */
export async function drain({ call, print }: CliContext): Promise<void> {
  let lastLine = '';
  // A job of one service may request a job of another just before it ends, so that a single round over the services
  // misses both. Two rounds without open jobs are required.
  for (let idleRounds = 0; idleRounds < 2; ) {
    const open: { job: string; count: number }[] = [];
    for (const service of DOMAIN_SERVICES) open.push(...(await call(countOpenRoute(service), {})));
    idleRounds = open.length === 0 ? idleRounds + 1 : 0;
    const line = `Open jobs: ${open.map(({ job, count }) => `${count} ${job}`).join(', ')}`;
    if (open.length > 0 && line !== lastLine) print(line);
    lastLine = line;
    if (open.length > 0) await pause(POLL_INTERVAL_MS);
  }
  print('No jobs are queued or running.');
}
