import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PUBLISHED_CONTENT_CHANNEL } from '@placelore/contracts/content/articles/articles.js';
import { DatabaseListener } from '@placelore/platform/database/database-listener.js';
import { InvalidationPublisher } from '@placelore/platform/queues/invalidation-channel.js';
import { ArticleListsRepository } from './article-lists.repository.js';

/** Publishes an invalidation message after every commit that changes published content, in any process. */
@Injectable()
export class PublishedContentNotifier implements OnApplicationBootstrap {
  constructor(
    private readonly repository: ArticleListsRepository,
    private readonly listener: DatabaseListener,
    private readonly publisher: InvalidationPublisher,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.listener.listen(
      await this.repository.getChannel(),
      () => void this.publisher.publish(PUBLISHED_CONTENT_CHANNEL),
    );
  }
}
