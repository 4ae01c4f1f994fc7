import { Injectable } from '@nestjs/common';
import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
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

/** Smaller than every id. */
const NIL_UUID = '00000000-0000-0000-0000-000000000000';

export type NewAnalysis = Omit<
  Analysis,
  'status' | 'result' | 'error' | 'correction' | 'decision' | 'createdAt' | 'lastUsedAt'
>;

/** All SQL about analyses. */
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

  /** The analysis that already answers, or is about to answer, the same question of the same owner. */
  findByResultKey(ownerKey: string, resultKey: string): Promise<Analysis | null> {
    return this.dataSource.manager.findOneBy(Analysis, { ownerKey, resultKey });
  }

  /**
   * False when the same question of the same owner was inserted meanwhile.
   * @throws ApiError AUTHENTICATION_REQUIRED when the user has left
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
  async finish(manager: EntityManager, id: string, result: AnalysisResult, isReusable: boolean): Promise<void> {
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

  /** The analysis stays, but does not answer for its photo: the next upload starts anew. */
  async clearResultKey(manager: EntityManager, id: string): Promise<void> {
    await manager.update(Analysis, { id }, { resultKey: null });
  }

  /** Returns whether another analysis answers for the same photo and hints of the same owner by now. */
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

  /** Completes a result with its discovery, whatever else is done to the analysis at the moment. */
  async complete(manager: EntityManager, id: string, result: AnalysisResult): Promise<void> {
    await manager.update(Analysis, { id }, { result: result as never, decision: null });
  }

  /** A failed analysis does not answer for the photo: the next try starts anew. */
  async fail(manager: EntityManager, id: string, error: { code: string; message: string }): Promise<void> {
    await manager.update(Analysis, { id, status: 'queued' }, { status: 'failed', error, resultKey: null });
  }

  /**
   * A failed analysis waits again, for that work; false when it is no more or has not failed, and when its owner has had
   * the same photo looked at since.
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

  /** The row, held until the transaction ends. */
  lock(manager: EntityManager, id: string): Promise<Analysis | null> {
    return manager.findOne(Analysis, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** The result is made anew by another work request; until that is done nobody gets it. */
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

  /** The result stays as it was before it was to be made anew. */
  async restoreResult(manager: EntityManager, id: string, error: { code: string; message: string }): Promise<void> {
    await manager.update(Analysis, { id, status: 'queued' }, { status: 'done', error });
  }

  /** Where the user already has an answer to the same question, that one goes on answering. A user who has left gets none. @returns how many. */
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

  /** At most `most` of a user's and of what only their visitor cookie has, by id, with `after` those that follow it. */
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

  /** Notes, to the hour, that analyses were used; what nobody uses is deleted in time. */
  async markUsed(where: FindOptionsWhere<Analysis>): Promise<void> {
    const anHourAgo = LessThan(new Date(Date.now() - 3_600_000));
    await this.dataSource.manager.update(Analysis, { ...where, lastUsedAt: anHourAgo }, { lastUsedAt: () => 'now()' });
  }
}
