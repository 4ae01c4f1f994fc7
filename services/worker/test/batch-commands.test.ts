import { randomUUID } from 'node:crypto';
import type { BatchRun } from '@placelore/contracts/batch-run-shapes.js';
import { internalBatchRuns } from '@placelore/contracts/internal-batch-runs.js';
import { ops, owners, useOperator } from './operator.js';

useOperator();

describe('batch runs', () => {
  const someRun = (given: Partial<BatchRun> = {}): BatchRun => ({
    id: randomUUID(),
    kind: 'recover-articles',
    dryRun: false,
    status: 'running',
    startedBy: null,
    startedByName: 'operator',
    createdAt: '2026-11-01T00:00:00.000Z',
    startedAt: null,
    endedAt: null,
    cancelRequestedAt: null,
    limit: 10,
    total: 10,
    done: 3,
    failed: 1,
    skipped: 2,
    costUsd: 0.05,
    estimatedCostUsd: 0.1,
    budgetUsd: null,
    code: null,
    message: null,
    workRequestId: null,
    cursor: 'c',
    ...given,
  });

  it('are listed', async () => {
    const run = someRun();
    owners.on(internalBatchRuns.list, () => [run]);
    expect((await ops('list-runs')).out).toEqual([
      `${run.id}  ${run.createdAt}  recover-articles  running  3 done, 2 skipped, 1 failed of 10  $0.0500`,
    ]);
    owners.on(internalBatchRuns.list, () => []);
    expect((await ops('list-runs')).out).toEqual(['There was no batch run yet.']);
  });

  it('are started, or only counted', async () => {
    const run = someRun();
    owners.on(internalBatchRuns.start, ({ body }) => ({ ...run, dryRun: body.dryRun }));
    expect((await ops('start-run', 'recover-articles')).out).toEqual([
      `It is started, as ${run.id}, for about $0.1000.`,
    ]);
    expect((await ops('start-run', 'recover-articles', '--dry-run')).out).toEqual([
      'It would be 10 items, for about $0.1000. Nothing was changed.',
    ]);
    expect(owners.calls.map(({ body }) => body.dryRun)).toEqual([false, true]);
    await ops('start-run', 'recover-articles', '--budget=2.5', '--limit=20');
    expect(owners.calls.at(-1)?.body).toEqual({ kind: 'recover-articles', dryRun: false, limit: 20, budgetUsd: 2.5 });
    for (const [option, name] of [
      ['--limit=0', 'limit'],
      ['--limit=', 'limit'],
      ['--budget=much', 'budget'],
    ] as const) {
      const refused = await ops('start-run', 'recover-articles', option);
      expect([refused.code, refused.err]).toEqual([1, [`The ${name} is not a number that is taken. (INVALID_INPUT)`]]);
    }
    const wrong = await ops('start-run', 'everything');
    expect([wrong.code, wrong.err[0]]).toEqual([1, expect.stringContaining('recover-articles')]);
    owners.failing(internalBatchRuns.start, 'BATCH_RUNNING');
    expect((await ops('start-run', 'recover-articles')).err).toEqual([
      'A run of this kind goes on already. (BATCH_RUNNING)',
    ]);
  });

  it('are cancelled and go on', async () => {
    const id = randomUUID();
    owners.on(internalBatchRuns.cancel, () => someRun());
    owners.on(internalBatchRuns.retry, () => someRun({ status: 'queued' }));
    expect((await ops('cancel-run', id)).out).toEqual(['It ends before its next item.']);
    expect((await ops('retry-run', id)).out).toEqual(['It goes on: 5 of 10 items are done.']);
    expect(owners.calls.map(({ params }) => params.id)).toEqual([id, id]);
    for (const command of ['cancel-run', 'retry-run']) {
      expect((await ops(command, 'x')).err).toEqual(['That is not the id of a run. (INVALID_INPUT)']);
    }
  });
});
