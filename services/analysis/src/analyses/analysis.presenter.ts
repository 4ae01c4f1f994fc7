import type { AnalysisOwner } from '@placelore/contracts/analysis/analyses.internal.js';
import {
  type Analysis as AnalysisOnTheWire,
  type AnalysisProgress,
  type AnalysisResult,
  analysisProgress,
  type StoredAnalysisResult,
  toPublicProvenance,
} from '@placelore/contracts/analysis/analyses.js';
import { ApiError, ERRORS, type ErrorCode } from '@placelore/contracts/core/errors.js';
import type { JobProgress } from '@placelore/contracts/core/jobs/jobs.js';
import type { Analysis } from './analysis.entity.js';

/** Converts a job's progress to the progress of an analysis; returns null when it is not a step of an analysis. */
export function presentProgress(progress: JobProgress | null): AnalysisProgress | null {
  const parsed = analysisProgress.safeParse(progress);
  return parsed.success ? parsed.data : null;
}

/**
 * Returns the error of an analysis that failed for good. Only codes that concern the photo are passed on; users would
 * relate others, such as `AUTHENTICATION_REQUIRED`, to themselves.
 */
export function toFailure(code: string | undefined): ApiError {
  const isAboutPhoto = code?.startsWith('IMAGE_') && code in ERRORS;
  return new ApiError(isAboutPhoto ? (code as ErrorCode) : 'ANALYSIS_FAILED');
}

/** Returns the error of a correction that failed. */
export function toCorrectionFailure(code: string): ApiError {
  return new ApiError(code === 'PLACE_NOT_FOUND' || code === 'DISCOVERY_NOT_FOUND' ? code : 'CORRECTION_FAILED');
}

function presentFailure({ error, result }: Analysis): AnalysisOnTheWire['error'] {
  if (error === null) return null;
  const failure = result === null ? toFailure(error.code) : toCorrectionFailure(error.code);
  return { code: failure.code, message: failure.message };
}

/** Converts a result for its owner; notes for operators are removed. */
export function presentResult({ writing, vision, ...result }: StoredAnalysisResult): AnalysisResult {
  return { ...result, writing: toPublicProvenance(writing), vision: toPublicProvenance(vision) };
}

export function presentAnalysis(row: Analysis, progress: JobProgress | null): AnalysisOnTheWire {
  return {
    id: row.id,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    progress: row.status === 'queued' ? presentProgress(progress) : null,
    result: row.status === 'queued' || row.result === null ? null : presentResult(row.result),
    error: presentFailure(row),
  };
}

export const toOwner = ({ userId, username, visitorId }: Analysis): AnalysisOwner => ({ userId, username, visitorId });
