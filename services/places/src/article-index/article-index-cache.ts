import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Position } from '@placelore/contracts/places/geography.js';
import { DatabaseListener } from '@placelore/platform/database/database-listener.js';
import { LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import { ARTICLE_INDEX_CHANNEL, ArticleIndexRepository, type IndexedTitle } from './article-index.repository.js';
import { ArticleTitleIndex } from './article-title-index.js';

/** Interval in ms for reading the whole table, in case a notification is missed. */
const POLL_INTERVAL_MS = 60_000;

/** Holds the indexed articles in memory; every process sees a change within a few milliseconds. */
@Injectable()
export class ArticleIndexCache implements OnApplicationBootstrap, OnModuleDestroy {
  private index = new ArticleTitleIndex();
  private timer: NodeJS.Timeout | undefined;
  /** The latest scheduled read. Reads run one after another, so that an older result never replaces a newer one. */
  private pendingRead: Promise<void> = Promise.resolve();
  /** Whether a read of all articles is waiting to start; it also covers all changes until then. */
  private isReadAllQueued = false;

  constructor(
    private readonly repository: ArticleIndexRepository,
    private readonly listener: DatabaseListener,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.listener.listen(ARTICLE_INDEX_CHANNEL, (slug) => this.refresh(slug));
    await this.refresh('');
    this.timer = setInterval(() => this.refresh(''), POLL_INTERVAL_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /**
   * Returns the slug of the published article about a place; null without one. {@link ArticleTitleIndex} has the rule.
   */
  findSlug(place: { name: string; position: Position }): string | null {
    return this.index.findSlug(place);
  }

  /** Reads one article again, or all articles for an empty slug. */
  private refresh(slug: string): Promise<void> {
    if (this.isReadAllQueued) return this.pendingRead;
    this.isReadAllQueued = slug === '';
    this.pendingRead = this.pendingRead
      .then(() => (slug === '' ? this.readAll() : this.readOne(slug)))
      .catch((thrown) => this.logger.warn({ err: thrown }, 'Failed to read the article index; retrying later'));
    return this.pendingRead;
  }

  private async readAll(): Promise<void> {
    this.isReadAllQueued = false;
    const index = new ArticleTitleIndex();
    for (const article of await this.repository.findAllPublished()) addToIndex(index, article);
    this.index = index;
  }

  private async readOne(slug: string): Promise<void> {
    const article = await this.repository.findPublished(slug);
    this.index.remove(slug);
    if (article) addToIndex(this.index, article);
  }
}

function addToIndex(index: ArticleTitleIndex, { slug, title, latitude, longitude }: IndexedTitle): void {
  if (latitude === null || longitude === null) return;
  index.put({ slug, title, latitude: Number(latitude), longitude: Number(longitude) });
}
