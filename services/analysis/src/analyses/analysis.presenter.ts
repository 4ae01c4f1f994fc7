import {
  type Analysis as AnalysisOnTheWire,
  type AnalysisProgress,
  analysisProgress,
} from '@placelore/contracts/analyses.js';
import type { JobProgress } from '@placelore/contracts/jobs.js';
import type { Analysis } from './analysis.entity.js';

/** A job's progress as progress of an analysis; null when it is not one of its steps. */
export function presentProgress(progress: JobProgress | null): AnalysisProgress | null {
  const parsed = analysisProgress.safeParse(progress);
  return parsed.success ? parsed.data : null;
}

export function presentAnalysis(row: Analysis, progress: JobProgress | null): AnalysisOnTheWire {
  return {
    id: row.id,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    progress: row.status === 'queued' ? presentProgress(progress) : null,
    result: row.result,
    error: row.error,
  };
}
