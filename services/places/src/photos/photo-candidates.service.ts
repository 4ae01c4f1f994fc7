import { Inject, Injectable } from '@nestjs/common';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import type { internalPhotos } from '@placelore/contracts/places/photos.internal.js';
import {
  type DepictedPlace,
  MAX_PHOTO_CANDIDATES,
  type PhotoCandidate,
  type PhotoSource,
} from '@placelore/contracts/places/photos.internal.js';
import type { FoundFiles } from './commons.js';
import { COMMONS, type CommonsConnection } from './commons-connection.js';
import type { CommonsFile } from './commons-file.js';
import { DepictedItems } from './depicted-items.js';
import { readPhoto, toFileName } from './download/read-photo.js';
import { canSearchByPosition, mustBeDepicted } from './photo-rules.js';
import { namesPlace, type RankedPhoto, rankPhotos, rateQuality } from './rank-candidates.js';

/** Number of candidates that ends the search; each further search would wait its turn among all calls to Wikimedia. */
const ENOUGH_CANDIDATES = 3;

type Search = RouteInput<typeof internalPhotos.findCandidates>;

/** Finds photos of places on Wikimedia Commons that may be published. */
@Injectable()
export class PhotoCandidatesService {
  constructor(
    @Inject(COMMONS) private readonly connection: CommonsConnection | null,
    private readonly items: DepictedItems,
  ) {}

  /**
   * Returns photos of a place, best first; `enabled` is false while Wikimedia Commons is off.
   * @throws ApiError PROVIDER_UNAVAILABLE, PROVIDER_REJECTED, TIMED_OUT
   */
  async find(request: Search): Promise<RouteResponse<typeof internalPhotos.findCandidates>> {
    if (!this.connection) return { enabled: false, candidates: [] };
    const search = { ...request, wikidataId: request.wikidataId ?? (await this.items.find(request.place)) };
    const excluded = new Set(search.excluded);
    const found = new Map<string, RankedPhoto>();
    for await (const { found: result, foundBy } of this.search(this.connection, search)) {
      for (const photo of readCandidates(result, foundBy, search)) {
        const { sha1 } = photo.candidate.credit;
        if (!excluded.has(sha1) && !found.has(sha1)) found.set(sha1, photo);
      }
      if (found.size >= ENOUGH_CANDIDATES) break;
    }
    return { enabled: true, candidates: rankPhotos([...found.values()]).slice(0, MAX_PHOTO_CANDIDATES) };
  }

  /** Searches in one way after the other, the most certain one first; each only when its result is requested. */
  private async *search(
    { commons, readImages }: CommonsConnection,
    { place, wikidataId }: Search,
  ): AsyncGenerator<{ found: FoundFiles; foundBy: PhotoSource }> {
    if (wikidataId !== null && mustBeDepicted(place)) {
      yield { found: await commons.findDepicting(wikidataId), foundBy: 'depicts' };
    } else if (wikidataId !== null) {
      const { images, category } = await readImages(wikidataId);
      yield { found: await commons.findByNames(images), foundBy: 'wikidata image' };
      yield { found: await commons.findDepicting(wikidataId), foundBy: 'depicts' };
      if (category !== null) yield { found: await commons.findInCategory(category), foundBy: 'category' };
    }
    if (place.position && canSearchByPosition(place)) {
      yield { found: await commons.findNear(place.position), foundBy: 'position' };
    }
  }
}

function readCandidates(
  { files, retrievedAt }: FoundFiles,
  foundBy: PhotoSource,
  { place, wikidataId }: Search,
): RankedPhoto[] {
  return files.flatMap((file) => {
    const photo = readPhoto(file, wikidataId, retrievedAt);
    if (!('credit' in photo) || !isCertain(file, foundBy, place)) return [];
    return [{ candidate: toCandidate(photo, foundBy), quality: rateQuality(photo.info) }];
  });
}

/** A position alone does not reveal what a photo shows. */
const isCertain = ({ title, imageinfo }: CommonsFile, foundBy: PhotoSource, { name }: DepictedPlace): boolean =>
  foundBy !== 'position' || namesPlace(toFileName(title), imageinfo![0]!, name);

function toCandidate(
  { credit, info }: Extract<ReturnType<typeof readPhoto>, { credit: unknown }>,
  foundBy: PhotoSource,
): PhotoCandidate {
  const { width, height, url: originalUrl, thumburl: downloadUrl = originalUrl } = info;
  return { credit, foundBy, width, height, originalUrl, downloadUrl };
}
