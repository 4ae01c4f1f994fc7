import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** SQL that deletes old history. */
@Injectable()
export class HistoryRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Deletes up to `max` versions that were replaced more than `days` ago; the newest `kept` of each article stay.
   * @returns how many were deleted
   */
  async deleteVersions(days: number, kept: number, max: number): Promise<number> {
    const [, count] = await this.dataSource.query(
      `delete from article_versions where (article_id, number) in (
         select article_id, number from (
           select article_id, number, saved_at, row_number() over (partition by article_id order by number desc) as place
             from article_versions) as versions
          where saved_at < now() - make_interval(days => $1) and place > $2
          limit $3)`,
      [days, kept, max],
    );
    return count;
  }

  /** Deletes up to `max` runs that ended more than `days` ago, with their items. @returns how many */
  async deleteRuns(days: number, max: number): Promise<number> {
    const [, count] = await this.dataSource.query(
      `delete from batch_runs where id in (
         select id from batch_runs
          where status not in ('queued', 'running') and ended_at < now() - make_interval(days => $1)
          order by created_at limit $2)`,
      [days, max],
    );
    return count;
  }
}
