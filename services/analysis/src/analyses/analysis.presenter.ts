import {
  type Analysis as AnalysisOnTheWire,
  type AnalysisProgress,
  analysisProgress,
} from '@placelore/contracts/analysis/analyses.js';
import { ApiError, ERRORS, type ErrorCode } from '@placelore/contracts/core/errors.js';
import type { JobProgress } from '@placelore/contracts/core/jobs.js';
import type { Analysis } from './analysis.entity.js';

/** A job's progress as progress of an analysis; null when it is not one of its steps. */
export function presentProgress(progress: JobProgress | null): AnalysisProgress | null {
  const parsed = analysisProgress.safeParse(progress);
  return parsed.success ? parsed.data : null;
}

/**
 * What a person is told about an analysis that failed for good. Only what is wrong with their photo concerns them; of
 * other codes, `AUTHENTICATION_REQUIRED` say, they would think it meant themselves.
 */
export function toFailure(code: string | undefined): ApiError {
  const isAboutPhoto = code?.startsWith('IMAGE_') && code in ERRORS;
  return new ApiError(isAboutPhoto ? (code as ErrorCode) : 'ANALYSIS_FAILED');
}

/** The same of a result that could not be made anew for another place. */
export function toCorrectionFailure(code: string): ApiError {
  return new ApiError(code === 'PLACE_NOT_FOUND' || code === 'DISCOVERY_NOT_FOUND' ? code : 'CORRECTION_FAILED');
}

function presentFailure({ error, result }: Analysis): AnalysisOnTheWire['error'] {
  if (error === null) return null;
  const failure = result === null ? toFailure(error.code) : toCorrectionFailure(error.code);
  return { code: failure.code, message: failure.message };
}

export function presentAnalysis(row: Analysis, progress: JobProgress | null): AnalysisOnTheWire {
  return {
    id: row.id,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    progress: row.status === 'queued' ? presentProgress(progress) : null,
    result: row.status === 'queued' ? null : row.result,
    error: presentFailure(row),
  };
}
