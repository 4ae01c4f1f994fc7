import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Position } from '@placelore/contracts/geography.js';
import { DatabaseListener } from '@placelore/platform/database/database-listener.js';
import { LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import { GuideIndex } from './guide-index.js';
import { GUIDES_CHANNEL, GuidesRepository } from './guides.repository.js';
import type { PublishedGuide } from './published-guide.entity.js';

/** Ms between readings of the whole table, in case a notification was missed. */
const POLL = 60_000;

/** The published guides in memory, in step with the table in every process within a few milliseconds. */
@Injectable()
export class PublishedGuides implements OnApplicationBootstrap, OnModuleDestroy {
  private index = new GuideIndex();
  private timer: NodeJS.Timeout | undefined;
  /** Readings one after another, so that an older one never replaces a newer one. */
  private reading: Promise<void> = Promise.resolve();

  constructor(
    private readonly repository: GuidesRepository,
    private readonly listener: DatabaseListener,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.listener.listen(GUIDES_CHANNEL, (slug) => this.refresh(slug));
    await this.refresh('');
    this.timer = setInterval(() => this.refresh(''), POLL).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** The slug of the published guide about a place, or null; the rule is {@link GuideIndex}'s. */
  about(place: { name: string; position: Position }): string | null {
    return this.index.about(place);
  }

  /** Reads one guide again, or with an empty slug all of them. */
  private refresh(slug: string): Promise<void> {
    this.reading = this.reading
      .then(() => (slug === '' ? this.readAll() : this.readOne(slug)))
      .catch((thrown) =>
        this.logger.warn({ err: thrown }, 'The published guides could not be read; trying again later'),
      );
    return this.reading;
  }

  private async readAll(): Promise<void> {
    const index = new GuideIndex();
    for (const guide of await this.repository.allPublished()) put(index, guide);
    this.index = index;
  }

  private async readOne(slug: string): Promise<void> {
    const guide = await this.repository.published(slug);
    this.index.remove(slug);
    if (guide) put(this.index, guide);
  }
}

function put(index: GuideIndex, { slug, title, latitude, longitude }: PublishedGuide): void {
  if (latitude === null || longitude === null) return;
  index.put({ slug, title, latitude: Number(latitude), longitude: Number(longitude) });
}
