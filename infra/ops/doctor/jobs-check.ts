import { isJob, JOBS } from '@placelore/contracts/core/jobs/jobs.js';
import type pg from 'pg';
import { DOMAIN_SERVICES } from '../../database/prepare-database.ts';
import { hasTable } from '../database/catalog.ts';
import type { Finding } from './finding.ts';

/** Jobs of one kind in one schema. */
export interface JobFacts {
  job: string;
  open: number;
  /** Age of the oldest open job, in seconds. */
  oldestSeconds: number;
  /** Number of failed jobs that were not retried. */
  failed: number;
}

/** Pauses between attempts grow to 15 minutes, so a job that is twice as old has met more than a short outage. */
const MAX_AGE_SECONDS = 30 * 60;

const JOBS_SQL = `
  select job, count(*) filter (where finished_at is null)::integer as open,
    coalesce(extract(epoch from now() - min(created_at) filter (where finished_at is null)), 0)::integer as "oldestSeconds",
    count(*) filter (where outcome->>'status' = 'failed' and retried_as is null)::integer as failed
  from %I.job_requests
  where finished_at is null or (outcome->>'status' = 'failed' and retried_as is null) group by job`;

/** @param client administrator's connection to the product's database */
export async function readJobFacts(client: pg.Client): Promise<JobFacts[]> {
  const facts: JobFacts[] = [];
  for (const schema of DOMAIN_SERVICES) {
    // Migrations that did not run are a separate finding.
    if (!(await hasTable(client, `${schema}.job_requests`))) continue;
    facts.push(...(await client.query<JobFacts>(JOBS_SQL.replace('%I', schema))).rows);
  }
  return facts;
}

export function judgeJobs(facts: readonly JobFacts[]): Finding[] {
  const check = 'jobs';
  const failed = facts.filter((fact) => fact.failed > 0);
  // Batch runs may take hours.
  const late = facts.filter(({ job, oldestSeconds }) => !isBatch(job) && oldestSeconds > MAX_AGE_SECONDS);
  return [
    ...late.map(({ job, open, oldestSeconds }) => ({
      check,
      problem: `${open} of ${job} wait, the oldest for ${Math.round(oldestSeconds / 60)} minutes`,
      remedy: 'see that the worker runs, and what it waits for in /admin/queues',
    })),
    ...(failed.length === 0
      ? []
      : [
          {
            check,
            problem: `failed: ${failed.map((fact) => `${fact.failed} of ${fact.job}`).join(', ')}`,
            remedy: 'read why with the command list-failed, and run them again with "retry --all"',
          },
        ]),
  ];
}

const isBatch = (job: string): boolean => isJob(job) && JOBS[job].queue === 'batch';
