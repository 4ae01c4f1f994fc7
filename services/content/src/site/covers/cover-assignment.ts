import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import { DataSource } from 'typeorm';
import { ArticlesService } from '../../articles/core/articles.service.js';
import { computeCoverId, getCoverUrls } from '../../media/cover-keys.js';
import { CoversRepository } from './covers.repository.js';

/** Articles per batch. */
const BATCH_SIZE = 200;

/** Assigns covers to articles of earlier releases, in the background of the first start with a new cover style. */
@Injectable()
export class CoverAssignment implements OnApplicationBootstrap, OnApplicationShutdown {
  private running: Promise<void> | undefined;
  private isStopping = false;

  constructor(
    private readonly repository: CoversRepository,
    private readonly articles: ArticlesService,
    private readonly dataSource: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.assignAll().catch((thrown) =>
      this.logger.error({ err: thrown }, 'Failed to assign covers to articles; the next start retries'),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await this.running;
  }

  /**
   * Assigns covers to all articles that need one, then rebuilds the article index, which contains them too. Repeated or
   * concurrent runs assign the same covers.
   */
  async assignAll(): Promise<void> {
    let afterId = 0;
    while (!this.isStopping) {
      const rows = await this.repository.findWithoutCover(afterId, BATCH_SIZE);
      if (rows.length === 0) break;
      await this.repository.assign(
        rows.map((row) => ({ id: row.id, former: row.imageUrl, ...getCoverUrls(computeCoverId(row)) })),
      );
      afterId = rows.at(-1)!.id;
    }
    if (afterId > 0) await this.articles.rebuildArticleIndex(this.dataSource.manager, 'cover-assignment');
  }
}
