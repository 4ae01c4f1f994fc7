import { AuditEntry } from '@placelore/platform/audit/audit-entry.entity.js';
import { DeletedUser } from '@placelore/platform/identity/deleted-user.entity.js';
import { JobRequest } from '@placelore/platform/jobs/job-request.entity.js';
import { Analysis } from './analyses/analysis.entity.js';
import { LearnedPhoto } from './analyses/learning/learned-photo.entity.js';
import { LearnedPhotoHash } from './analyses/learning/learned-photo-hash.entity.js';
import { AnalysisLook } from './analyses/looks/analysis-look.entity.js';
import { AnalysisStepResult } from './analyses/steps/analysis-step-result.entity.js';
import { StepResult } from './analyses/steps/step-result.entity.js';
import { ProviderCost } from './costs/provider-cost.entity.js';
import { CreateAnalysis1700000000000 } from './migrations/1700000000000-create-analysis.js';

/** All entities and migrations of the schema `analysis`. */
export const entities = [
  ...[JobRequest, AuditEntry, DeletedUser],
  ...[Analysis, StepResult, AnalysisStepResult, AnalysisLook, ProviderCost, LearnedPhoto, LearnedPhotoHash],
];
export const migrations = [CreateAnalysis1700000000000];
