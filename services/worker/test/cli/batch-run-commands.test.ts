import { randomUUID } from 'node:crypto';
import { internalBatchRuns } from '@placelore/contracts/content/admin/batch-runs.internal.js';
import type { BatchRun } from '@placelore/contracts/content/admin/batch-runs.js';
import { runCommand, services, useCli } from '../support/cli-runner.js';

useCli();

describe('batch run commands', () => {
  const createRun = (overrides: Partial<BatchRun> = {}): BatchRun => ({
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
    jobRequestId: null,
    cursor: 'c',
    ...overrides,
  });

  it('list-runs prints the latest runs', async () => {
    const run = createRun();
    services.on(internalBatchRuns.list, () => [run]);
    expect((await runCommand('list-runs')).out).toEqual([
      `${run.id}  ${run.createdAt}  recover-articles  running  3 done, 2 skipped, 1 failed of 10  $0.0500`,
    ]);
    services.on(internalBatchRuns.list, () => []);
    expect((await runCommand('list-runs')).out).toEqual(['There are no batch runs yet.']);
  });

  it('start-run starts a run, or only counts its items', async () => {
    const run = createRun();
    services.on(internalBatchRuns.start, ({ body }) => ({ ...run, dryRun: body.dryRun }));
    expect((await runCommand('start-run', 'recover-articles')).out).toEqual([
      `Batch run ${run.id} has started, for about $0.1000.`,
    ]);
    expect((await runCommand('start-run', 'recover-articles', '--dry-run')).out).toEqual([
      'The run would process 10 items for about $0.1000. Nothing was changed.',
    ]);
    expect(services.calls.map(({ body }) => body.dryRun)).toEqual([false, true]);
    await runCommand('start-run', 'recover-articles', '--budget=2.5', '--limit=20');
    expect(services.calls.at(-1)?.body).toEqual({ kind: 'recover-articles', dryRun: false, limit: 20, budgetUsd: 2.5 });
    for (const [option, name] of [
      ['--limit=0', 'limit'],
      ['--limit=', 'limit'],
      ['--budget=much', 'budget'],
    ] as const) {
      const rejected = await runCommand('start-run', 'recover-articles', option);
      expect([rejected.code, rejected.err]).toEqual([1, [`The ${name} is not a valid number. (INVALID_INPUT)`]]);
    }
    const wrong = await runCommand('start-run', 'everything');
    expect([wrong.code, wrong.err[0]]).toEqual([1, expect.stringContaining('recover-articles')]);
    services.failWith(internalBatchRuns.start, 'BATCH_RUNNING');
    expect((await runCommand('start-run', 'recover-articles')).err).toEqual([
      'A batch run of this kind is already in progress. (BATCH_RUNNING)',
    ]);
  });

  it('cancel-run and retry-run print the new state of a run', async () => {
    const id = randomUUID();
    services.on(internalBatchRuns.cancel, () => createRun());
    services.on(internalBatchRuns.retry, () => createRun({ status: 'queued' }));
    expect((await runCommand('cancel-run', id)).out).toEqual(['The batch run will stop before its next item.']);
    expect((await runCommand('retry-run', id)).out).toEqual(['The batch run has resumed: 5 of 10 items are done.']);
    expect(services.calls.map(({ params }) => params.id)).toEqual([id, id]);
    for (const command of ['cancel-run', 'retry-run']) {
      expect((await runCommand(command, 'x')).err).toEqual(['This is not the ID of a batch run. (INVALID_INPUT)']);
    }
  });
});
