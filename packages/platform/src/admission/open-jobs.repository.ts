import { Injectable } from '@nestjs/common';
import type { JobName } from '@placelore/contracts/core/jobs/jobs.js';
import type { EntityManager } from 'typeorm';
import type { OpenJobs } from './backlog.js';

/** Open jobs, and the number of jobs finished since an earlier time. */
export interface OpenJobsReading {
  open: OpenJobs[];
  finished: number;
}

/** SQL of the backlog. All processes of a service see the same. */
@Injectable()
export class OpenJobsRepository {
  /**
   * Reads the backlog on the connection of the caller's transaction, since waiting for another one could exhaust the
   * pool.
   * @param sinceMs milliseconds ago from which finished jobs are counted
   */
  async read(manager: EntityManager, jobs: readonly JobName[], sinceMs: number): Promise<OpenJobsReading> {
    const open: OpenJobs[] = await manager.query(
      `select requester->>'id' as requester, requester->>'network' as network, round, count(*)::integer as count
         from job_requests where finished_at is null and job = any($1) group by 1, 2, 3`,
      [jobs],
    );
    const [row] = await manager.query(
      `select count(*)::integer as finished from job_requests
        where finished_at > now() - make_interval(secs => $2) and job = any($1)`,
      [jobs, sinceMs / 1000],
    );
    return { open, finished: row.finished };
  }
}
