import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/errors.js';
import type { Person } from '@placelore/contracts/identity.js';
import { type ByteRange, Storage, type StoredObject } from '@placelore/platform/storage/storage.port.js';
import { ArticlesRepository } from '../articles/articles.repository.js';
import { COVER_KEY } from '../covers/cover-id.js';
import { CoversService } from '../covers/covers.service.js';
import { DiscoveriesRepository } from '../discoveries/discoveries.repository.js';
import { maySee } from '../discoveries/ownership.js';
import { ANY_SIZE } from '../media/media-keys.js';
import { PublishedPictures } from '../media/published-pictures.js';
import { prefersJpeg } from './picture-format.js';

export interface VisibleObject extends StoredObject {
  /** Where it stands: beside the key that was asked for when it goes out as JPEG. */
  key: string;
  isPublic: boolean;
}

type Sight = 'everyone' | 'caller' | 'nobody';

/** Keys with an address, and who may see what they hold. What fits none is nobody's. */
interface Shelf {
  /** Of the whole key; its one group names what the picture belongs to. */
  pattern: RegExp;
  seenBy(actor: Person, name: string): Promise<Sight>;
  /** What is stored, for pictures that are made when somebody first looks. */
  stored?(actor: Person, key: string, name: string): Promise<StoredObject>;
}

const PICTURE = `([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/${ANY_SIZE}\\.webp`;

/** Stored pictures, for those who may see what they belong to. */
@Injectable()
export class ObjectsService {
  private readonly shelves: readonly Shelf[] = [
    {
      pattern: new RegExp(`^discoveries/${PICTURE}$`),
      seenBy: async (actor, mediaId) => {
        const discovery = await this.discoveries.byMedia(mediaId);
        if (!discovery || !maySee(discovery, actor)) return 'nobody';
        return discovery.isPublic ? 'everyone' : 'caller';
      },
    },
    {
      pattern: new RegExp(`^articles/${PICTURE}$`),
      seenBy: async (actor, mediaId) => {
        if (await this.articles.showsPicture(mediaId)) return 'everyone';
        return actor.isAdmin ? 'caller' : 'nobody';
      },
    },
    {
      pattern: COVER_KEY,
      seenBy: async (actor, coverId) => {
        const isPublic = await this.covers.isPublic(coverId);
        if (isPublic) return 'everyone';
        return isPublic === false && actor.isAdmin ? 'caller' : 'nobody';
      },
      stored: (actor, key, coverId) => this.covers.storedOrDrawn(actor, key, coverId),
    },
  ];

  constructor(
    private readonly discoveries: DiscoveriesRepository,
    private readonly articles: ArticlesRepository,
    private readonly pictures: PublishedPictures,
    private readonly covers: CoversService,
    private readonly storage: Storage,
  ) {}

  /**
   * A picture; a cover may have to be drawn first.
   * @param accept the caller's `Accept` header, which decides between WebP and JPEG
   * @throws ApiError OBJECT_NOT_FOUND when there is no such picture, or none the caller may see;
   * as {@link CoversService.storedOrDrawn}
   */
  async find(actor: Person, asked: string, accept?: string): Promise<VisibleObject> {
    const shelf = this.shelves.find(({ pattern }) => pattern.test(asked));
    const name = shelf?.pattern.exec(asked)?.[1];
    if (!shelf || name === undefined) throw new ApiError('OBJECT_NOT_FOUND');
    const sight = await shelf.seenBy(actor, name);
    if (sight === 'nobody') throw new ApiError('OBJECT_NOT_FOUND');
    const webp = await (shelf.stored?.(actor, asked, name) ?? this.pictures.stored(asked));
    const key = webp && prefersJpeg(accept) ? await this.pictures.jpegBeside(asked) : asked;
    const stored = key === asked || key === null ? webp : await this.storage.stat(key);
    if (key === null || !stored) throw new ApiError('OBJECT_NOT_FOUND');
    return { ...stored, key, isPublic: sight === 'everyone' };
  }

  /** @throws ApiError OBJECT_NOT_FOUND when it was deleted since it was found. */
  async open(key: string, range?: ByteRange): Promise<Readable> {
    try {
      return await this.storage.read(key, range);
    } catch (thrown) {
      if ((await this.storage.stat(key)) === null) throw new ApiError('OBJECT_NOT_FOUND');
      throw thrown;
    }
  }
}
