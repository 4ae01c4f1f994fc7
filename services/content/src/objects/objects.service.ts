import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/errors.js';
import type { Person } from '@placelore/contracts/identity.js';
import { type ByteRange, Storage, type StoredObject } from '@placelore/platform/storage/storage.port.js';
import { CoversService } from '../covers/covers.service.js';
import { DiscoveriesRepository } from '../discoveries/discoveries.repository.js';
import { maySee } from '../discoveries/ownership.js';
import { mediaIdIn } from '../media/media-keys.js';

export interface VisibleObject extends StoredObject {
  isPublic: boolean;
}

/** Stored pictures, for those who may see what they belong to. */
@Injectable()
export class ObjectsService {
  constructor(
    private readonly discoveries: DiscoveriesRepository,
    private readonly covers: CoversService,
    private readonly storage: Storage,
  ) {}

  /**
   * A picture; a cover may have to be drawn first.
   * @throws ApiError OBJECT_NOT_FOUND when there is no such picture, or none the caller may see; as {@link CoversService.find}
   */
  async find(actor: Person, key: string): Promise<VisibleObject> {
    const cover = await this.covers.find(actor, key);
    if (cover) return cover;
    const mediaId = mediaIdIn(key);
    const discovery = mediaId === null ? null : await this.discoveries.byMedia(mediaId);
    if (!discovery || !maySee(discovery, actor)) throw new ApiError('OBJECT_NOT_FOUND');
    const stored = await this.storage.stat(key);
    if (!stored) throw new ApiError('OBJECT_NOT_FOUND');
    return { ...stored, isPublic: discovery.isPublic };
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
