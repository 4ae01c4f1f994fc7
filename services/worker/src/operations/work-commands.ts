import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '@placelore/contracts/errors.js';
import { isJob, JOBS, OWNERS } from '@placelore/contracts/jobs.js';
import {
  FAILED_WORK_PAGE,
  type FailedWork,
  failedRoute,
  openRoute,
  type RetriedPage,
  retryAllRoute,
  retryRoute,
} from '@placelore/contracts/work-requests.js';
import { z } from 'zod';
import type { Operation } from './operation.js';

/** Ms between looks at what is open. */
const LOOK = 500;

/** Prints the failed work of all owners, a line each, and how much it is. */
export async function listFailed({ call, say }: Operation): Promise<void> {
  let count = 0;
  for (const owner of OWNERS) {
    for (let before: string | undefined; ; ) {
      const page = await call(failedRoute(owner), { limit: FAILED_WORK_PAGE.most, ...(before && { before }) });
      for (const failed of page) say(lineOf(failed));
      count += page.length;
      before = page.at(-1)?.cursor;
      if (page.length < FAILED_WORK_PAGE.most) break;
    }
  }
  say(
    count === 0
      ? 'No work has failed.'
      : `${count} failed. Run one again with: npm run ops -- retry <id>, or all with: npm run ops -- retry --all`,
  );
}

/** What vendors and clients said may hold anything: a shell shows one line of it, and obeys none. */
const lineOf = ({ id, failedAt, job, code, message }: FailedWork): string =>
  `${id}  ${failedAt}  ${job}  ${code}  ${message.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')}`;

/**
 * Runs failed work again, whichever owner's it is; with `--all` instead of an id, all of it.
 * @throws ApiError INVALID_INPUT for what is no id; WORK_REQUEST_NOT_FOUND, WORK_NOT_FAILED, WORK_OUTDATED
 */
export async function retry({ call, say }: Operation, id = '', ...given: string[]): Promise<void> {
  if (id === '--all') return retryAll({ call, say }, given);
  if (given.length > 0) throw new ApiError('INVALID_INPUT', { message: 'Only --all takes an owner or a job.' });
  if (!z.uuid().safeParse(id).success) throw new ApiError('INVALID_INPUT', { message: 'That is not the id of work.' });
  for (const owner of OWNERS) {
    try {
      const { workRequestId } = await call(retryRoute(owner), { id });
      say(`It is run again, as ${workRequestId}.`);
      return;
    } catch (thrown) {
      if (!(thrown instanceof ApiError) || thrown.code !== 'WORK_REQUEST_NOT_FOUND') throw thrown;
    }
  }
  throw new ApiError('WORK_REQUEST_NOT_FOUND');
}

/**
 * Runs all failed work again, or that of one owner or job, and says how much it was.
 * @param given `--owner=<owner>`, `--job=<job>`
 * @throws ApiError INVALID_INPUT for an owner or a job there is none of
 */
async function retryAll({ call, say }: Operation, given: string[]): Promise<void> {
  const owner = optionOf(given, '--owner');
  const job = optionOf(given, '--job');
  if (owner !== undefined && !OWNERS.some((one) => one === owner)) {
    throw new ApiError('INVALID_INPUT', { message: `There are owners of work: ${OWNERS.join(', ')}.` });
  }
  if (job !== undefined && !isJob(job)) {
    throw new ApiError('INVALID_INPUT', { message: `There are jobs: ${Object.keys(JOBS).join(', ')}.` });
  }
  let [retried, skipped] = [0, 0];
  for (const one of OWNERS.filter((name) => owner === undefined || name === owner)) {
    for (let before: string | null = null; ; ) {
      const page: RetriedPage = await call(retryAllRoute(one), { ...(job && { job }), ...(before && { before }) });
      retried += page.retried;
      skipped += page.skipped;
      before = page.next;
      if (before === null) break;
    }
  }
  say(`${retried} run again.${skipped > 0 ? ` ${skipped} not: what they were for has changed or is gone.` : ''}`);
}

const optionOf = (given: string[], name: string): string | undefined =>
  given.findLast((option) => option.startsWith(`${name}=`))?.slice(name.length + 1);

/** Waits until nothing is asked for that is not settled, and says what is left whenever that changes. */
export async function drain({ call, say }: Operation): Promise<void> {
  let said = '';
  // Work of one owner asks for work of another before it ends. Looked at in between, both may seem to have none.
  for (let quiet = 0; quiet < 2; ) {
    const open: { job: string; count: number }[] = [];
    for (const owner of OWNERS) open.push(...(await call(openRoute(owner), {})));
    quiet = open.length === 0 ? quiet + 1 : 0;
    const line = `Open: ${open.map(({ job, count }) => `${count} ${job}`).join(', ')}`;
    if (open.length > 0 && line !== said) say(line);
    said = line;
    if (open.length > 0) await pause(LOOK);
  }
  say('No work is queued or running.');
}
