import { Injectable } from '@nestjs/common';
import { invalidField } from '@placelore/contracts/core/errors.js';
import { type ListedObject, Storage } from '@placelore/platform/storage/storage.port.js';
import { parseCoverId } from '../../media/cover-keys.js';
import { isUploadKey, parseImageFolder } from '../../media/images/storage-keys.js';
import { isShareImageKey } from '../../media/share-image-keys.js';
import { UploadsRepository } from '../../media/uploads/uploads.repository.js';
import { OrphanedMediaRepository } from './orphaned-media.repository.js';

/** Folders that are swept, in order of their keys. Files of analyses belong to another service. */
const FOLDERS = ['articles/', 'covers/', 'discoveries/', 'share/', 'uploads/'] as const;
/** Files per page. */
const PAGE_SIZE = 500;
/** Hours after which a share image is deleted. Pages change, and the next request makes it again. */
const SHARE_IMAGE_RETENTION_HOURS = 30 * 24;
/** Minimum age in hours of a file to be deleted, because new files may not be referred to yet. */
const MIN_AGE_HOURS = 24;

/** Deletes stored files that are no longer needed. */
@Injectable()
export class OrphanedMediaService {
  constructor(
    private readonly repository: OrphanedMediaRepository,
    private readonly uploads: UploadsRepository,
    private readonly storage: Storage,
  ) {}

  /**
   * Deletes uploads, and images that nothing refers to.
   * @throws ApiError INVALID_INPUT for a key of anything else
   */
  async deleteUnreferenced(keys: string[]): Promise<void> {
    if (keys.some((key) => !isUploadKey(key) && parseImageFolder(key) === null)) {
      throw invalidField('keys', 'must be keys of uploads or published images');
    }
    await this.storage.delete(await this.findUnreferenced(keys));
  }

  /** Checks the next page of stored files, and deletes those that are a day old and that nothing refers to. */
  async sweep(): Promise<{ removed: number; more: boolean }> {
    const { folder, page } = await this.readNextPage(await this.repository.readPosition());
    const minAgeHours = folder === 'share/' ? SHARE_IMAGE_RETENTION_HOURS : MIN_AGE_HOURS;
    const expired = page.filter(({ modifiedAt }) => Date.now() - modifiedAt.getTime() > minAgeHours * 3_600_000);
    const keys = await this.findUnreferenced(expired.map(({ key }) => key));
    await this.storage.delete(keys);
    const more = folder !== FOLDERS.at(-1) || page.length === PAGE_SIZE;
    // A partial page is the last one of its folder.
    const lastKey = page.length === PAGE_SIZE ? page.at(-1)!.key : toFolderEnd(folder);
    await this.repository.savePosition(more ? lastKey : '');
    if (!more) await this.uploads.deleteExpired(MIN_AGE_HOURS);
    return { removed: keys.length, more };
  }

  /** Lists the files after `position` in one folder: the folder of the position, or the next one. */
  private async readNextPage(position: string): Promise<{ folder: string; page: ListedObject[] }> {
    const folder = FOLDERS.find((candidate) => position < toFolderEnd(candidate)) ?? FOLDERS[0];
    const page = await this.storage.list(folder, position.startsWith(folder) ? position : '', PAGE_SIZE);
    return { folder, page };
  }

  /** Returns the keys to delete: uploads, share images, and images that nothing refers to. Unknown keys are kept. */
  private async findUnreferenced(keys: string[]): Promise<string[]> {
    const folders = keys.map(parseImageFolder).filter((folder) => folder !== null);
    const coverIds = keys.map(parseCoverId).filter((id) => id !== null);
    const [referenced, shownCovers] = await Promise.all([
      this.repository.findReferenced(folders),
      this.repository.findShownCovers(coverIds),
    ]);
    return keys.filter((key) => {
      const folder = parseImageFolder(key);
      if (folder) return !referenced.has(folder.mediaId);
      const coverId = parseCoverId(key);
      return coverId === null ? isUploadKey(key) || isShareImageKey(key) : !shownCovers.has(coverId);
    });
  }
}

/** Returns a key that sorts after all keys of a folder and before those of the next. */
const toFolderEnd = (folder: string): string => `${folder}~`;
