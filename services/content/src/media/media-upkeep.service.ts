import { Injectable } from '@nestjs/common';
import { invalidField } from '@placelore/contracts/errors.js';
import { type ListedObject, Storage } from '@placelore/platform/storage/storage.port.js';
import { coverIdIn } from '../covers/cover-id.js';
import { isShareKey } from '../shares/shared-page.js';
import { UploadsRepository } from '../uploads/uploads.repository.js';
import { folderOf, isUploadKey } from './media-keys.js';
import { MediaUpkeepRepository } from './media-upkeep.repository.js';

/** What the sweep looks through, in the order of the keys. What analyses keep is not content's to judge. */
const FOLDERS = ['articles/', 'covers/', 'discoveries/', 'share/', 'uploads/'] as const;
/** Files on one page. */
const PAGE = 500;
/** Hours after which a share picture goes: pages change, and whoever asks again has it made again. */
const SHARES_KEPT = 30 * 24;
/** Hours before which nothing is deleted: what is being made is not named yet. */
const HOURS_MIN = 24;

/** Keeps storage to what is still needed. */
@Injectable()
export class MediaUpkeep {
  constructor(
    private readonly repository: MediaUpkeepRepository,
    private readonly uploads: UploadsRepository,
    private readonly storage: Storage,
  ) {}

  /**
   * Deletes uploads, and those pictures that nothing names any more.
   * @throws ApiError INVALID_INPUT for a key of anything else
   */
  async remove(keys: string[]): Promise<void> {
    if (keys.some((key) => !isUploadKey(key) && folderOf(key) === null)) {
      throw invalidField('keys', 'must be keys of uploads or published pictures');
    }
    await this.storage.remove(await this.unnamed(keys));
  }

  /** Looks through the next page of stored files, and deletes those a day old that nothing names any more. */
  async sweep(): Promise<{ removed: number; more: boolean }> {
    const { folder, page } = await this.nextPage(await this.repository.position());
    const hoursMin = folder === 'share/' ? SHARES_KEPT : HOURS_MIN;
    const old = page.filter(({ modifiedAt }) => Date.now() - modifiedAt.getTime() > hoursMin * 3_600_000);
    const keys = await this.unnamed(old.map(({ key }) => key));
    await this.storage.remove(keys);
    const more = folder !== FOLDERS.at(-1) || page.length === PAGE;
    // A page that was not full was the last one of its folder.
    const reached = page.length === PAGE ? page.at(-1)!.key : endOf(folder);
    await this.repository.remember(more ? reached : '');
    if (!more) await this.uploads.forget(HOURS_MIN);
    return { removed: keys.length, more };
  }

  /** The files after `position`, all of one folder: the one it stands in or the next. */
  private async nextPage(position: string): Promise<{ folder: string; page: ListedObject[] }> {
    const folder = FOLDERS.find((one) => position < endOf(one)) ?? FOLDERS[0];
    const page = await this.storage.list(folder, position.startsWith(folder) ? position : '', PAGE);
    return { folder, page };
  }

  /** Those of some keys that may go: uploads, share pictures, and pictures that nothing names. Strange keys stay. */
  private async unnamed(keys: string[]): Promise<string[]> {
    const folders = keys.map(folderOf).filter((folder) => folder !== null);
    const covers = keys.map(coverIdIn).filter((id) => id !== null);
    const [named, shown] = await Promise.all([this.repository.named(folders), this.repository.shownCovers(covers)]);
    return keys.filter((key) => {
      const folder = folderOf(key);
      if (folder) return !named.has(folder.mediaId);
      const coverId = coverIdIn(key);
      return coverId === null ? isUploadKey(key) || isShareKey(key) : !shown.has(coverId);
    });
  }
}

/** Stands behind every key of a folder, and before those of the next. */
const endOf = (folder: string): string => `${folder}~`;
