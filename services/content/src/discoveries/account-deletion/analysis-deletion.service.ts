import { Injectable } from '@nestjs/common';
import { RetentionPeriods } from '@placelore/platform/jobs/retention-periods.js';
import { DataSource, In } from 'typeorm';
import { formatRequester } from '../../common/ownership.js';
import { DiscoveriesRepository } from '../core/discoveries.repository.js';
import { DiscoveriesService } from '../core/discoveries.service.js';
import { Discovery } from '../core/discovery.entity.js';

const DAY_MS = 24 * 3_600_000;

/** Deletes or keeps the discoveries of deleted analyses. */
@Injectable()
export class AnalysisDeletionService {
  constructor(
    private readonly repository: DiscoveriesRepository,
    private readonly discoveries: DiscoveriesService,
    private readonly dataSource: DataSource,
    private readonly periods: RetentionPeriods,
  ) {}

  /**
   * Deletes the discovery of an analysis that its owner deleted, or the images prepared for it. A late creation does
   * not restore it.
   */
  async deleteByAnalysis(analysisId: string): Promise<void> {
    const discovery = await this.dataSource.transaction(async (manager) => {
      await this.repository.markAnalysisProcessed(manager, analysisId);
      const locked = await this.repository.lockByAnalysis(manager, analysisId);
      if (locked) await this.discoveries.deleteWithArticle(manager, locked, formatRequester(locked));
      return locked;
    });
    if (!discovery) await this.discoveries.deleteImages(analysisId);
  }

  /**
   * Deletes private discoveries of guests that have been unused for longer than they are retained. Public ones, which
   * an admin published, stay without the position of their photo.
   * @returns the analyses whose discovery is in use
   */
  async deleteUnused(analysisIds: string[]): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      const rows = await manager.find(Discovery, {
        where: { analysisId: In(analysisIds) },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      const usedSince = Date.now() - this.periods.get('analyses.purge') * DAY_MS;
      const isInUse = (row: Discovery) => row.userId !== null || row.lastUsedAt.getTime() > usedSince;
      for (const row of rows.filter((candidate) => !isInUse(candidate))) {
        if (row.isPublic) await this.repository.update(manager, row.id, { exactPlace: null });
        else await this.discoveries.deleteWithArticle(manager, row, 'schedule');
      }
      return rows.filter(isInUse).map(({ analysisId }) => analysisId!);
    });
  }
}
