import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PUBLISHED_CHANGED } from '@placelore/contracts/articles.js';
import { DatabaseListener } from '@placelore/platform/database/database-listener.js';
import { Announcer } from '@placelore/platform/queues/news.js';
import { ArticleListsRepository } from './article-lists.repository.js';

/** Passes on that what is published changed, whoever changed it, as soon as it is committed. */
@Injectable()
export class PublishedNews implements OnApplicationBootstrap {
  constructor(
    private readonly repository: ArticleListsRepository,
    private readonly listener: DatabaseListener,
    private readonly announcer: Announcer,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.listener.listen(await this.repository.channel(), () => void this.announcer.announce(PUBLISHED_CHANGED));
  }
}
