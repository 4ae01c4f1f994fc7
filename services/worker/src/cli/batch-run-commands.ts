import { internalBatchRuns } from '@placelore/contracts/content/admin/batch-runs.internal.js';
import {
  BATCH_KINDS,
  type BatchKind,
  type BatchOptions,
  type BatchRun,
  batchOptions,
  RUNS_PAGE,
} from '@placelore/contracts/content/admin/batch-runs.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { z } from 'zod';
import type { CliContext } from './cli-context.js';

/** Prints the latest runs, one per line. */
export async function listRuns({ call, print }: CliContext): Promise<void> {
  const runs = await call(internalBatchRuns.list, { limit: RUNS_PAGE.default });
  for (const run of runs) print(formatRun(run));
  if (runs.length === 0) print('There are no batch runs yet.');
}

/**
 * Starts a run, or only prints its size and estimated cost.
 * @param args `--dry-run`, `--limit=<items>`, `--budget=<usd>`
 * @throws ApiError INVALID_INPUT for an unknown kind, or an option without a valid number; BATCH_RUNNING
 */
export async function startRun({ call, print }: CliContext, kind = '', ...args: string[]): Promise<void> {
  if (!BATCH_KINDS.includes(kind as BatchKind)) {
    throw new ApiError('INVALID_INPUT', {
      message: `Unknown kind of batch run. Use one of: ${BATCH_KINDS.join(', ')}.`,
    });
  }
  const options = parseOptions(args);
  const run = await call(internalBatchRuns.start, { kind: kind as BatchKind, ...options });
  if (options.dryRun)
    print(
      `The run would process ${run.total} items for about ${formatUsd(run.estimatedCostUsd)}. Nothing was changed.`,
    );
  else print(`Batch run ${run.id} has started, for about ${formatUsd(run.estimatedCostUsd)}.`);
}

/**
 * Cancels a run.
 * @throws ApiError INVALID_INPUT for an invalid id; BATCH_NOT_FOUND, BATCH_NOT_RUNNING
 */
export async function cancelRun({ call, print }: CliContext, id = ''): Promise<void> {
  const { status } = await call(internalBatchRuns.cancel, { id: parseRunId(id) });
  print(status === 'cancelled' ? 'The batch run is canceled.' : 'The batch run will stop before its next item.');
}

/**
 * Resumes a run.
 * @throws ApiError INVALID_INPUT for an invalid id; BATCH_NOT_FOUND, BATCH_NOT_RESUMABLE, BATCH_RUNNING
 */
export async function retryRun({ call, print }: CliContext, id = ''): Promise<void> {
  const { total, done, skipped } = await call(internalBatchRuns.retry, { id: parseRunId(id) });
  print(`The batch run has resumed: ${done + skipped} of ${total} items are done.`);
}

function parseOptions(args: string[]): BatchOptions {
  const parseNumber = (name: string) => {
    const value = args.findLast((option) => option.startsWith(`${name}=`))?.slice(name.length + 1);
    return value === undefined ? undefined : Number(value || 'none');
  };
  const dryRun = args.includes('--dry-run');
  const options = batchOptions.safeParse({ dryRun, limit: parseNumber('--limit'), budgetUsd: parseNumber('--budget') });
  if (options.success) return options.data;
  const name = options.error.issues[0]?.path[0] === 'limit' ? 'limit' : 'budget';
  throw new ApiError('INVALID_INPUT', { message: `The ${name} is not a valid number.` });
}

function parseRunId(id: string): string {
  if (!z.uuid().safeParse(id).success)
    throw new ApiError('INVALID_INPUT', { message: 'This is not the ID of a batch run.' });
  return id;
}

const formatUsd = (amount: number): string => `$${amount.toFixed(4)}`;

const formatRun = ({ id, createdAt, kind, dryRun, status, total, done, failed, skipped, costUsd }: BatchRun): string =>
  `${id}  ${createdAt}  ${kind}${dryRun ? ' (dry run)' : ''}  ${status}  ` +
  `${done} done, ${skipped} skipped, ${failed} failed of ${total}  ${formatUsd(costUsd)}`;
