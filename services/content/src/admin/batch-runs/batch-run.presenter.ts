import type { BatchItem, BatchRun as RunOnTheWire } from '@placelore/contracts/content/admin/batch-runs.js';
import type { BatchRunItem } from './batch-run-item.entity.js';
import type { ListedRun } from './batch-runs.repository.js';

export function presentBatchRun(run: ListedRun): RunOnTheWire {
  return {
    ...run,
    createdAt: run.createdAt.toISOString(),
    startedAt: run.startedAt?.toISOString() ?? null,
    endedAt: run.endedAt?.toISOString() ?? null,
    cancelRequestedAt: run.cancelRequestedAt?.toISOString() ?? null,
    costUsd: Number(run.costUsd),
    estimatedCostUsd: Number(run.estimatedCostUsd),
    budgetUsd: run.budgetUsd === null ? null : Number(run.budgetUsd),
  };
}

export function presentBatchItem({ runId: _, run: __, costUsd, endedAt, ...item }: BatchRunItem): BatchItem {
  return { ...item, costUsd: Number(costUsd), endedAt: endedAt?.toISOString() ?? null };
}
