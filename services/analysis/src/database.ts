import { CreateAuditLog1700000000017 } from '@placelore/platform/audit/1700000000017-create-audit-log.js';
import { AuditEntry } from '@placelore/platform/audit/audit-entry.entity.js';
import { CreateRemovedUsers1700000000016 } from '@placelore/platform/identity/1700000000016-create-removed-users.js';
import { DeletedUser } from '@placelore/platform/identity/deleted-user.entity.js';
import { JobRequest } from '@placelore/platform/jobs/job-request.entity.js';
import { CreateJobRequests1700000000000 } from '@placelore/platform/work/1700000000000-create-work-requests.js';
import { IndexWorkByJob1700000000015 } from '@placelore/platform/work/1700000000015-index-work-by-job.js';
import { RetryWork1700000000018 } from '@placelore/platform/work/1700000000018-retry-work.js';
import { ForgetSettledWork1700000000062 } from '@placelore/platform/work/1700000000062-forget-settled-work.js';
import { NameRequesters1700000000140 } from '@placelore/platform/work/1700000000140-name-requesters.js';
import { Analysis } from './analyses/analysis.entity.js';
import { AnalysisStepResult } from './analyses/steps/analysis-step-result.entity.js';
import { StepResult } from './analyses/steps/step-result.entity.js';
import { ProviderCost } from './costs/provider-cost.entity.js';
import { CreateAnalyses1700000000001 } from './migrations/1700000000001-create-analyses.js';
import { CorrectAnalyses1700000000040 } from './migrations/1700000000040-correct-analyses.js';
import { ForgetAnalyses1700000000101 } from './migrations/1700000000101-forget-analyses.js';
import { DecideAnalyses1700000000120 } from './migrations/1700000000120-decide-analyses.js';

/** Everything in the schema `analysis`. */
export const entities = [JobRequest, AuditEntry, DeletedUser, Analysis, StepResult, AnalysisStepResult, ProviderCost];
export const migrations = [
  CreateJobRequests1700000000000,
  IndexWorkByJob1700000000015,
  CreateAuditLog1700000000017,
  RetryWork1700000000018,
  CreateRemovedUsers1700000000016,
  CreateAnalyses1700000000001,
  CorrectAnalyses1700000000040,
  ForgetSettledWork1700000000062,
  ForgetAnalyses1700000000101,
  DecideAnalyses1700000000120,
  NameRequesters1700000000140,
];
