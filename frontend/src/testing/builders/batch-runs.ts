import type { BatchItem, BatchRun } from '@placelore/contracts/content/admin/batch-runs.js';

/** Builds a running batch run; `changes` overrides fields. */
export const buildBatchRun = (changes: Partial<BatchRun> = {}): BatchRun => ({
  id: '00000000-0000-4000-8000-0000000000aa',
  kind: 'fix-attraction-distances',
  dryRun: false,
  status: 'running',
  startedBy: 1,
  startedByName: 'marta',
  createdAt: '2026-01-02T03:04:05.000Z',
  startedAt: '2026-01-02T03:04:06.000Z',
  endedAt: null,
  cancelRequestedAt: null,
  limit: null,
  total: 10,
  done: 2,
  failed: 1,
  skipped: 0,
  costUsd: 0.045,
  estimatedCostUsd: 0.15,
  budgetUsd: 2,
  code: null,
  message: null,
  jobRequestId: '00000000-0000-4000-8000-0000000000bb',
  cursor: '1.00000000-0000-4000-8000-0000000000aa',
  ...changes,
});

/** Builds a finished item of a batch run; `changes` overrides fields. */
export const buildBatchItem = (changes: Partial<BatchItem> = {}): BatchItem => ({
  ordinal: 1,
  subjectType: 'article',
  subjectId: 7,
  subjectName: 'Colosseum',
  status: 'done',
  outcome: { fixed: 5, unplaced: 1 },
  code: null,
  message: null,
  costUsd: 0.015,
  endedAt: '2026-01-02T03:04:07.000Z',
  ...changes,
});
