import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { type ByteRange, Storage, type StoredObject } from '@placelore/platform/storage/storage.port.js';
import { ArticlesRepository } from '../../articles/core/articles.repository.js';
import { canView } from '../../common/ownership.js';
import { DiscoveriesRepository } from '../../discoveries/core/discoveries.repository.js';
import { COVER_KEY_PATTERN } from '../../media/cover-keys.js';
import { ImagePublisher } from '../../media/images/image-publisher.js';
import { PHOTO_SIZE_PATTERN } from '../../media/images/storage-keys.js';
import { CoversService } from '../covers/covers.service.js';
import { prefersJpeg } from './content-negotiation.js';

export interface VisibleObject extends StoredObject {
  /** Storage key. For a JPEG, it differs from the requested key. */
  key: string;
  isPublic: boolean;
}

type Audience = 'everyone' | 'caller' | 'nobody';

/** Keys that have a URL, and who may view them. Other keys are never served. */
interface ObjectPolicy {
  /** Matches the whole key; its only group captures the image's subject. */
  pattern: RegExp;
  getAudience(actor: Actor, id: string): Promise<Audience>;
  /** Loads images that are generated when they are first viewed. */
  getStored?(actor: Actor, key: string, id: string): Promise<StoredObject>;
}

const IMAGE_PATTERN = `([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/${PHOTO_SIZE_PATTERN}\\.webp`;

/** Serves stored images to those who may view their subject. */
@Injectable()
export class MediaDeliveryService {
  private readonly policies: readonly ObjectPolicy[] = [
    {
      pattern: new RegExp(`^discoveries/${IMAGE_PATTERN}$`),
      getAudience: async (actor, mediaId) => {
        const discovery = await this.discoveries.findByMedia(mediaId);
        if (!discovery || !canView(discovery, actor)) return 'nobody';
        return discovery.isPublic ? 'everyone' : 'caller';
      },
    },
    {
      pattern: new RegExp(`^articles/${IMAGE_PATTERN}$`),
      getAudience: async (actor, mediaId) => {
        if (await this.articles.isMediaPublished(mediaId)) return 'everyone';
        return actor.isAdmin ? 'caller' : 'nobody';
      },
    },
    {
      pattern: COVER_KEY_PATTERN,
      getAudience: async (actor, coverId) => {
        const isPublic = await this.covers.isPublic(coverId);
        if (isPublic) return 'everyone';
        if (isPublic === null) return 'nobody';
        // A saved guide shows its owner the cover of its article, which is not public.
        return actor.isAdmin || (await this.covers.isOwnedBy(coverId, actor)) ? 'caller' : 'nobody';
      },
      getStored: (actor, key, coverId) => this.covers.getOrDraw(actor, key, coverId),
    },
  ];

  constructor(
    private readonly discoveries: DiscoveriesRepository,
    private readonly articles: ArticlesRepository,
    private readonly imagePublisher: ImagePublisher,
    private readonly covers: CoversService,
    private readonly storage: Storage,
  ) {}

  /**
   * Returns an image; a cover may have to be drawn first.
   * @param accept the caller's `Accept` header, which decides between WebP and JPEG
   * @throws ApiError OBJECT_NOT_FOUND when there is no such image, or none that the caller may view; as {@link
   * CoversService.getOrDraw}
   */
  async find(actor: Actor, requestedKey: string, accept?: string): Promise<VisibleObject> {
    const policy = this.policies.find(({ pattern }) => pattern.test(requestedKey));
    const id = policy?.pattern.exec(requestedKey)?.[1];
    if (!policy || id === undefined) throw new ApiError('OBJECT_NOT_FOUND');
    const audience = await policy.getAudience(actor, id);
    if (audience === 'nobody') throw new ApiError('OBJECT_NOT_FOUND');
    const webp = await (policy.getStored?.(actor, requestedKey, id) ?? this.imagePublisher.getStored(requestedKey));
    const key = webp && prefersJpeg(accept) ? await this.imagePublisher.getOrCreateJpeg(requestedKey) : requestedKey;
    const stored = key === requestedKey || key === null ? webp : await this.storage.stat(key);
    if (key === null || !stored) throw new ApiError('OBJECT_NOT_FOUND');
    return { ...stored, key, isPublic: audience === 'everyone' };
  }

  /** @throws ApiError OBJECT_NOT_FOUND when the file was deleted after it was found. */
  async open(key: string, range?: ByteRange): Promise<Readable> {
    try {
      return await this.storage.read(key, range);
    } catch (thrown) {
      if ((await this.storage.stat(key)) === null) throw new ApiError('OBJECT_NOT_FOUND');
      throw thrown;
    }
  }
}
