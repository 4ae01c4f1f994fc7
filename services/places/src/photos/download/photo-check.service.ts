import { Inject, Injectable } from '@nestjs/common';
import type { RouteResponse } from '@placelore/contracts/core/route.js';
import type { CheckedPhoto, internalPhotos } from '@placelore/contracts/places/photos.internal.js';
import { toFileTitle } from '../commons.js';
import { COMMONS, type CommonsConnection } from '../commons-connection.js';
import type { CommonsFile } from '../commons-file.js';
import { readPhoto } from './read-photo.js';

type Statuses = NonNullable<RouteResponse<typeof internalPhotos.check>['statuses']>;
type Status = Statuses[number]['status'];

/** Checks whether stored photos still exist at their source under the same license. */
@Injectable()
export class PhotoCheckService {
  constructor(@Inject(COMMONS) private readonly connection: CommonsConnection | null) {}

  /**
   * Returns the status of each photo; null while Wikimedia Commons is off.
   * @throws ApiError PROVIDER_UNAVAILABLE, also when only a cached response is available; PROVIDER_REJECTED, TIMED_OUT
   */
  async check(photos: CheckedPhoto[]): Promise<Statuses | null> {
    if (!this.connection) return null;
    const titles = photos.map(({ sourceUrl }) => toFileTitleFromUrl(sourceUrl));
    const { files } = await this.connection.commons.findByNames(titles, true);
    const filesByTitle = new Map(files.map((file) => [toFileTitle(file.title), file]));
    return photos.map((photo) => ({
      sha1: photo.sha1,
      status: toStatus(photo, filesByTitle.get(toFileTitleFromUrl(photo.sourceUrl))),
    }));
  }
}

function toStatus({ licenseId }: CheckedPhoto, file: CommonsFile | undefined): Status {
  if (!file) return 'withdrawn';
  const photo = readPhoto(file, null, new Date());
  // A later release may read the words of a title differently, so a photo is withdrawn only for reasons about its
  // rights.
  if (!('credit' in photo)) return isAboutRights(photo.rejection) ? 'withdrawn' : 'available';
  return photo.credit.license.id === licenseId ? 'available' : 'relicensed';
}

const isAboutRights = (rejection: string): boolean =>
  ['license', 'author', 'not free', 'deletion', 'restricted', 'rights'].includes(rejection);

/** Returns the title of a file from the URL of its page: "File:Tour Eiffel.jpg". */
function toFileTitleFromUrl(sourceUrl: string): string {
  const { pathname, searchParams } = new URL(sourceUrl);
  return toFileTitle(searchParams.get('title') ?? decodePath(pathname.split('/').at(-1)!));
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
