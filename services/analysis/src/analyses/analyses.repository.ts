import { Injectable } from '@nestjs/common';
import type { StoredAnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { writeIfPossible } from '@placelore/platform/database/storage-errors.js';
import { DeletedUsers } from '@placelore/platform/identity/deleted-users.repository.js';
import {
  DataSource,
  type EntityManager,
  type FindManyOptions,
  type FindOptionsWhere,
  In,
  LessThan,
  MoreThan,
} from 'typeorm';
import { Analysis, type Decision } from './analysis.entity.js';
import { buildOwnerKey } from './cache-keys.js';

type Owner = Pick<Actor, 'userId' | 'visitorId'>;

/** Smaller than every stored id. */
const NIL_UUID = '00000000-0000-0000-0000-000000000000';

export type NewAnalysis = Omit<
  Analysis,
  'status' | 'result' | 'error' | 'correction' | 'decision' | 'createdAt' | 'lastUsedAt'
>;

/** Contains all SQL about analyses. */
@Injectable()
export class AnalysesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly deletedUsers: DeletedUsers,
  ) {}

  transaction<T>(task: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(task);
  }

  findById(id: string): Promise<Analysis | null> {
    return this.dataSource.manager.findOneBy(Analysis, { id });
  }

  /** Returns the analysis of the same request by the same owner, finished or not; null when there is none. */
  findByResultKey(ownerKey: string, resultKey: string): Promise<Analysis | null> {
    return this.dataSource.manager.findOneBy(Analysis, { ownerKey, resultKey });
  }

  /**
   * Inserts an analysis; returns false when the same request of the same owner was inserted concurrently.
   * @throws ApiError AUTHENTICATION_REQUIRED when the user has been deleted
   */
  async insert(manager: EntityManager, analysis: NewAnalysis): Promise<boolean> {
    if (await this.deletedUsers.isDeleted(manager, analysis.userId)) throw new ApiError('AUTHENTICATION_REQUIRED');
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(Analysis)
      .values(analysis as never)
      .orIgnore()
      .returning('id')
      .execute();
    return (inserted.raw as unknown[]).length > 0;
  }

  /** @throws ApiError ANALYSIS_NOT_FOUND */
  async finish(manager: EntityManager, id: string, result: StoredAnalysisResult, isReusable: boolean): Promise<void> {
    const { affected } = await manager.update(
      Analysis,
      { id },
      {
        status: 'done',
        result: result as never,
        error: null,
        decision: null,
        ...(!isReusable && { resultKey: null }),
      },
    );
    if (affected === 0) throw new ApiError('ANALYSIS_NOT_FOUND');
  }

  async storeDecision(manager: EntityManager, id: string, decision: Decision | null): Promise<void> {
    await manager.update(Analysis, { id }, { decision: decision as never });
  }

  /** Keeps the analysis, but excludes it from reuse: the next upload of the photo starts a new one. */
  async clearResultKey(manager: EntityManager, id: string): Promise<void> {
    await manager.update(Analysis, { id }, { resultKey: null });
  }

  /** Returns whether another analysis is now used for the same photo and hints of the same owner. */
  isSuperseded(manager: EntityManager, { id, ownerKey, imageHash, hints, resultKey }: Analysis): Promise<boolean> {
    if (resultKey !== null) return Promise.resolve(false);
    return manager
      .createQueryBuilder(Analysis, 'other')
      .where('other.owner_key = :ownerKey and other.image_hash = :imageHash and other.hints = :hints::jsonb', {
        ownerKey,
        imageHash,
        hints: JSON.stringify(hints),
      })
      .andWhere(`other.id <> :id and other.status <> 'failed'`, { id })
      .getExists();
  }

  /** Stores the result together with its discovery, even if the analysis was changed concurrently. */
  async complete(manager: EntityManager, id: string, result: StoredAnalysisResult): Promise<void> {
    await manager.update(Analysis, { id }, { result: result as never, decision: null });
  }

  /** Marks an analysis as failed. It is not reused for the photo, so the next attempt starts a new one. */
  async fail(manager: EntityManager, id: string, error: { code: string; message: string }): Promise<void> {
    await manager.update(Analysis, { id, status: 'queued' }, { status: 'failed', error, resultKey: null });
  }

  /**
   * Sets a failed analysis back to waiting for the given job.
   * @returns false when it does not exist, has not failed, or its owner has uploaded the same photo again since
   */
  async requeueFailed(manager: EntityManager, id: string, jobRequestId: string): Promise<boolean> {
    const [, count] = await manager.query(
      `update analyses as mine set status = 'queued', error = null, job_request_id = $2
        where id = $1 and status = 'failed' and not exists (
          select 1 from analyses as other
           where other.owner_key = mine.owner_key and other.image_hash = mine.image_hash and other.hints = mine.hints
             and other.id <> mine.id and other.status <> 'failed')`,
      [id, jobRequestId],
    );
    return count === 1;
  }

  /** Returns the row, locked until the transaction ends. */
  lock(manager: EntityManager, id: string): Promise<Analysis | null> {
    return manager.findOne(Analysis, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Marks the result as being replaced by another job. Nobody receives it until that job has finished. */
  async requeue(
    manager: EntityManager,
    id: string,
    { jobRequestId, correction }: Pick<Analysis, 'jobRequestId' | 'correction'>,
  ): Promise<void> {
    await manager.update(
      Analysis,
      { id },
      { status: 'queued', error: null, jobRequestId, correction, lastUsedAt: new Date() },
    );
  }

  /** Restores the result from before a correction that failed. */
  async restoreResult(manager: EntityManager, id: string, error: { code: string; message: string }): Promise<void> {
    await manager.update(Analysis, { id, status: 'queued' }, { status: 'done', error });
  }

  /**
   * Moves the analyses of a visitor to a user. If the user has an analysis of the same request, that one remains the
   * one to be reused. A deleted user receives none.
   * @returns the number of moved analyses
   */
  claim(visitorId: string, userId: number, username: string): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      if (await this.deletedUsers.isDeleted(manager, userId)) return 0;
      const [, count] = await manager.query(
        `update analyses as mine
          set user_id = $2, username = $4, owner_key = $3, last_used_at = now(),
              result_key = case when exists (
                select 1 from analyses as theirs where theirs.owner_key = $3 and theirs.result_key = mine.result_key
              ) then null else mine.result_key end
        where mine.visitor_id = $1 and mine.user_id is null`,
        [visitorId, userId, `user:${userId}`, username],
      );
      return count;
    });
  }

  /**
   * Returns at most `limit` analyses of a user and of their visitor cookie, ordered by id; with `after`, those that
   * follow it.
   */
  findByOwner({ userId, visitorId }: Owner, limit: number, after = NIL_UUID): Promise<Analysis[]> {
    const owners = [buildOwnerKey({ userId, visitorId }), ...(visitorId === null ? [] : [`visitor:${visitorId}`])];
    return this.dataSource.manager.find(Analysis, {
      where: { ownerKey: In(owners), id: MoreThan(after) },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  find(options: FindManyOptions<Analysis>): Promise<Analysis[]> {
    return this.dataSource.manager.find(Analysis, options);
  }

  /**
   * Records the use of analyses, to the hour; unused analyses are deleted after a time. Skipped on a full disk, because
   * analyses must stay readable.
   */
  async markUsed(where: FindOptionsWhere<Analysis>): Promise<void> {
    const anHourAgo = LessThan(new Date(Date.now() - 3_600_000));
    const used = { ...where, lastUsedAt: anHourAgo };
    await writeIfPossible(() => this.dataSource.manager.update(Analysis, used, { lastUsedAt: () => 'now()' }));
  }
}
