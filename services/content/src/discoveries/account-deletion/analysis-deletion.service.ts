import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { formatRequester } from '../../common/ownership.js';
import { DiscoveriesRepository } from '../core/discoveries.repository.js';
import { DiscoveriesService } from '../core/discoveries.service.js';
import { Discovery } from '../core/discovery.entity.js';

/** Milliseconds after which a guest's discovery that nobody used may be deleted with its analysis. */
const UNUSED_RETENTION_MS = 30 * 24 * 3_600_000;

/** What becomes of discoveries whose analyses end. */
@Injectable()
export class AnalysisDeletionService {
  constructor(
    private readonly repository: DiscoveriesRepository,
    private readonly discoveries: DiscoveriesService,
    private readonly dataSource: DataSource,
  ) {}

  /** Deletes the discovery of an analysis that its owner deleted; a late creation does not bring it back. */
  async deleteByAnalysis(analysisId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.repository.markAnalysisProcessed(manager, analysisId);
      const discovery = await this.repository.lockByAnalysis(manager, analysisId);
      if (discovery) await this.discoveries.deleteWithArticle(manager, discovery, formatRequester(discovery));
    });
  }

  /**
   * Deletes private discoveries of guests that nobody used for 30 days. Public ones stay, as an admin published them,
   * without the position of their photo.
   * @returns the analyses whose discovery is in use
   */
  async deleteUnused(analysisIds: string[]): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      const rows = await manager.find(Discovery, {
        where: { analysisId: In(analysisIds) },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      const isInUse = (row: Discovery) =>
        row.userId !== null || row.lastUsedAt.getTime() > Date.now() - UNUSED_RETENTION_MS;
      for (const row of rows.filter((candidate) => !isInUse(candidate))) {
        if (row.isPublic) await this.repository.update(manager, row.id, { exactPlace: null });
        else await this.discoveries.deleteWithArticle(manager, row, 'schedule');
      }
      return rows.filter(isInUse).map(({ analysisId }) => analysisId!);
    });
  }
}
