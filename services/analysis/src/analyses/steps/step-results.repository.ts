import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** An outcome of a step, as the export of its owner's data has it. */
export interface UsedStepResult {
  analysisId: string;
  value: unknown;
  createdAt: Date;
}

/** All SQL about the outcomes of steps, and about which analyses use them. */
@Injectable()
export class StepResultsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the outcome and notes that the analysis uses it; null when there is none, or the analysis is gone. */
  async findAndLink<T>(analysisId: string | null, key: string): Promise<T | null> {
    return this.dataSource.transaction(async (manager) => {
      if (!(await lockAnalysis(manager, analysisId))) return null;
      // Held until the link is committed, so that the last other user cannot take it along.
      const [found] = await manager.query('select value from step_results where key = $1 for key share', [key]);
      if (!found) return null;
      await linkToAnalysis(manager, analysisId, key);
      return found.value as T;
    });
  }

  /** Stores an outcome for an analysis; of an analysis that was deleted meanwhile nothing is stored. */
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

  /** Deletes the outcomes that these analyses, which the caller deletes next, are the last to use. */
  async release(manager: EntityManager, analysisIds: string[]): Promise<void> {
    // A statement of its own: the next one has to see which links others that used the same have deleted meanwhile.
    await manager.query(
      `select key from step_results
        where key in (select outcome_key from analysis_step_results where analysis_id = any($1::uuid[]))
        order by key for update`,
      [analysisIds],
    );
    await manager.query(
      `with released as (
         delete from analysis_step_results where analysis_id = any($1::uuid[]) returning outcome_key)
       delete from step_results where key in (select outcome_key from released)
          and not exists (select 1 from analysis_step_results other
            where other.outcome_key = step_results.key and other.analysis_id <> all($1::uuid[]))`,
      [analysisIds],
    );
  }

  findUsedBy(analysisIds: string[]): Promise<UsedStepResult[]> {
    return this.dataSource.query(
      `select used.analysis_id as "analysisId", outcome.value, outcome.created_at as "createdAt"
         from analysis_step_results used join step_results outcome on outcome.key = used.outcome_key
        where used.analysis_id = any($1::uuid[]) order by outcome.created_at, outcome.key`,
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
  const sql = 'insert into analysis_step_results (analysis_id, outcome_key) values ($1, $2) on conflict do nothing';
  await manager.query(sql, [analysisId, key]);
}
