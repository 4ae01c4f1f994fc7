import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import type { internalShares } from '@placelore/contracts/covers.js';
import { ApiError } from '@placelore/contracts/errors.js';
import type { Person } from '@placelore/contracts/identity.js';
import type { RouteAnswer, RouteInput } from '@placelore/contracts/route.js';
import { Storage, type StoredObject } from '@placelore/platform/storage/storage.port.js';
import { WorkRequests } from '@placelore/platform/work/work-requests.js';
import { ArticlesRepository } from '../articles/articles.repository.js';
import { GuidesRepository } from '../guides/guides.repository.js';
import { PicturesOnDemand } from '../media/pictures-on-demand.js';
import { makeSharePicture } from './share-picture.js';
import { type SharedPage, sharedPageOf, shareIdOf, shareKey } from './shared-page.js';

type Subject = RouteAnswer<typeof internalShares.read>;
type Commit = RouteInput<typeof internalShares.commit>;

/** Where a share picture is, or where its page has moved to. */
export type Found = { movedTo: string } | { key: string; stored: StoredObject };

/** The pictures that links to pages are shown with: made when somebody first asks, and kept until the page changes. */
@Injectable()
export class SharesService {
  constructor(
    private readonly articles: ArticlesRepository,
    private readonly guides: GuidesRepository,
    private readonly storage: Storage,
    private readonly work: WorkRequests,
    private readonly onDemand: PicturesOnDemand,
  ) {}

  /**
   * The share picture of a published article, or of a dynamic guide.
   * @throws ApiError ARTICLE_NOT_FOUND; as {@link PicturesOnDemand.storedOrMade}
   */
  async find(actor: Person, slug: string): Promise<Found> {
    const page = await this.page(slug);
    if (page.slug !== slug) return { movedTo: page.slug };
    const shareId = shareIdOf(page);
    const key = shareKey(shareId);
    return { key, stored: await this.onDemand.storedOrMade(actor, key, 'share.draw', shareId, { shareId, slug }) };
  }

  open(key: string): Promise<Readable> {
    return this.storage.read(key);
  }

  /**
   * What a share picture shows; null when it is stored already.
   * @throws ApiError OBJECT_NOT_FOUND when the page is no longer what it was
   */
  async subject(shareId: string, slug: string): Promise<Subject> {
    const page = await this.unchangedPage(shareId, slug);
    if ((await this.storage.stat(shareKey(shareId))) !== null) return null;
    return { card: page.card, cover: (await this.hasPicture(page)) ? null : page.cover };
  }

  /**
   * Makes the share picture of its panel and the page's picture, or else the ground that was drawn, and settles.
   * @throws ApiError OBJECT_NOT_FOUND when the page is no longer what it was, or there is no ground; IMAGE_UNREADABLE
   */
  async commit({ shareId, workRequestId, slug, panel, ground }: Commit): Promise<void> {
    const page = await this.unchangedPage(shareId, slug);
    const below = ground === null ? await this.pictureOf(page) : Buffer.from(ground, 'base64');
    const picture = await makeSharePicture(below, Buffer.from(panel, 'base64'));
    await this.storage.put(shareKey(shareId), picture, 'image/png');
    await this.work.settleAlone(workRequestId, { status: 'done' });
  }

  private async page(slug: string): Promise<SharedPage> {
    const article = await this.articles.bySlug(slug);
    if (article?.isPublic) return sharedPageOf(article);
    const guide = await this.guides.live({ slug });
    if (!guide) throw new ApiError('ARTICLE_NOT_FOUND');
    return sharedPageOf(guide);
  }

  private async unchangedPage(shareId: string, slug: string): Promise<SharedPage> {
    const page = await this.page(slug);
    if (shareIdOf(page) !== shareId) throw new ApiError('OBJECT_NOT_FOUND');
    return page;
  }

  private async hasPicture({ pictureKey }: SharedPage): Promise<boolean> {
    return pictureKey !== null && (await this.storage.stat(pictureKey)) !== null;
  }

  private async pictureOf(page: SharedPage): Promise<Buffer> {
    if (page.pictureKey === null || !(await this.hasPicture(page))) throw new ApiError('OBJECT_NOT_FOUND');
    return buffer(await this.storage.read(page.pictureKey));
  }
}
