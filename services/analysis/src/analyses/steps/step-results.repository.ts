import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** A step result in the data export of its owner. */
export interface UsedStepResult {
  analysisId: string;
  value: unknown;
  createdAt: Date;
}

/** Contains all SQL about step results, and about the analyses that use them. */
@Injectable()
export class StepResultsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns a result and links the analysis to it; null when the result or the analysis does not exist. */
  async findAndLink<T>(analysisId: string | null, key: string): Promise<T | null> {
    return this.dataSource.transaction(async (manager) => {
      if (!(await lockAnalysis(manager, analysisId))) return null;
      // The row is locked until the link is committed, so that the deletion of its only other user cannot delete it.
      const [found] = await manager.query('select value from step_results where key = $1 for key share', [key]);
      if (!found) return null;
      await linkToAnalysis(manager, analysisId, key);
      return found.value as T;
    });
  }

  /** Stores a result for an analysis, unless that has been deleted. */
  async store(analysisId: string | null, key: string, value: object): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await lockAnalysis(manager, analysisId))) return;
      await manager.query(
        `insert into step_results (key, value) values ($1, $2) on conflict (key) do update set key = excluded.key`,
        [key, JSON.stringify(value)],
      );
      await linkToAnalysis(manager, analysisId, key);
    });
  }

  /** Deletes the results that only these analyses use. The caller must then delete the analyses. */
  async release(manager: EntityManager, analysisIds: string[]): Promise<void> {
    // A statement of its own, because the next one must see the links that concurrent deletions have removed.
    await manager.query(
      `select key from step_results
        where key in (select step_result_key from analysis_step_results where analysis_id = any($1::uuid[]))
        order by key for update`,
      [analysisIds],
    );
    await manager.query(
      `with released as (
         delete from analysis_step_results where analysis_id = any($1::uuid[]) returning step_result_key)
       delete from step_results where key in (select step_result_key from released)
          and not exists (select 1 from analysis_step_results other
            where other.step_result_key = step_results.key and other.analysis_id <> all($1::uuid[]))`,
      [analysisIds],
    );
  }

  findUsedBy(analysisIds: string[]): Promise<UsedStepResult[]> {
    return this.dataSource.query(
      `select used.analysis_id as "analysisId", stored.value, stored.created_at as "createdAt"
         from analysis_step_results used join step_results stored on stored.key = used.step_result_key
        where used.analysis_id = any($1::uuid[]) order by stored.created_at, stored.key`,
      [analysisIds],
    );
  }
}

async function lockAnalysis(manager: EntityManager, id: string | null): Promise<boolean> {
  if (id === null) return true;
  const rows: unknown[] = await manager.query('select 1 from analyses where id = $1 for key share', [id]);
  return rows.length > 0;
}

async function linkToAnalysis(manager: EntityManager, analysisId: string | null, key: string): Promise<void> {
  if (analysisId === null) return;
  const sql = 'insert into analysis_step_results (analysis_id, step_result_key) values ($1, $2) on conflict do nothing';
  await manager.query(sql, [analysisId, key]);
}
