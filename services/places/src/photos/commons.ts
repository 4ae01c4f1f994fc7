import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import { MAX_CHECKED_PHOTOS } from '@placelore/contracts/places/photos.internal.js';
import type { VendorHost } from '../http/vendor-host.js';
import { CACHE_LIFETIMES } from '../http/vendor-response-cache.js';
import { type CommonsFile, type CommonsFiles, commonsFiles, METADATA_FIELDS } from './commons-file.js';

/** Width of the rendition to download, in pixels: one of the widths that Wikimedia prepares. */
const RENDITION_WIDTH = 1_920;
/** Number of files per search. */
const MAX_FILES = 20;
/** Maximum distance in meters from the camera to a sight. */
const MAX_CAMERA_METERS = 60;
/** Decimals of degrees in requests: precise to about 1 m. */
const COORDINATE_DECIMALS = 5;

const API_PATH = '/w/api.php';
const COMMON_FIELDS = { action: 'query', format: 'json', formatversion: '2' };
const IMAGE_FIELDS = {
  prop: 'imageinfo',
  iiprop: 'url|size|mime|sha1|extmetadata',
  iiurlwidth: String(RENDITION_WIDTH),
  iiextmetadatafilter: METADATA_FIELDS.join('|'),
};

/** Files, and when they were read. */
export interface FoundFiles {
  files: CommonsFile[];
  retrievedAt: Date;
}

/**
 * Finds files on Wikimedia Commons through its Action API. All methods throw errors as {@link VendorHost.call} does.
 */
export class Commons {
  constructor(private readonly host: VendorHost) {}

  /**
   * Returns files by name, without those that do not exist.
   * @param isRefresh whether Commons is asked even when there is a cached response; throws PROVIDER_UNAVAILABLE when it
   * does not answer
   */
  async findByNames(names: readonly string[], isRefresh = false): Promise<FoundFiles> {
    const titles = names.slice(0, MAX_CHECKED_PHOTOS).map(toFileTitle);
    if (titles.length === 0) return { files: [], retrievedAt: new Date() };
    return this.fetchFiles({ titles: titles.join('|') }, isRefresh);
  }

  /** Returns files whose statements say that they depict a Wikidata item. */
  findDepicting(wikidataId: string): Promise<FoundFiles> {
    return this.fetchFiles({
      generator: 'search',
      gsrnamespace: '6',
      gsrlimit: String(MAX_FILES),
      gsrsearch: `haswbstatement:P180=${wikidataId}`,
    });
  }

  /** Returns the files of a category, without those of its subcategories. */
  findInCategory(category: string): Promise<FoundFiles> {
    return this.fetchFiles({
      generator: 'categorymembers',
      gcmtitle: `Category:${category.replace(/^Category:/i, '')}`,
      gcmtype: 'file',
      gcmlimit: String(MAX_FILES),
    });
  }

  /** Returns files whose camera was within 60 m of a position. */
  findNear({ latitude, longitude }: Position): Promise<FoundFiles> {
    return this.fetchFiles({
      generator: 'geosearch',
      ggsnamespace: '6',
      ggsprimary: 'all',
      ggscoord: `${latitude.toFixed(COORDINATE_DECIMALS)}|${longitude.toFixed(COORDINATE_DECIMALS)}`,
      ggsradius: String(MAX_CAMERA_METERS),
      ggslimit: String(MAX_FILES),
    });
  }

  /** Returns existing files, in the order of the search. */
  private async fetchFiles(fields: Record<string, string>, isRefresh = false): Promise<FoundFiles> {
    const parameters = new URLSearchParams({ ...COMMON_FIELDS, ...IMAGE_FIELDS, ...fields });
    const { value, retrievedAt, isStale } = await this.host.callDated({
      path: `${API_PATH}?${parameters}`,
      schema: commonsFiles,
      getLifetime: (response) => CACHE_LIFETIMES[toFiles(response).length > 0 ? 'pictures' : 'misses'],
      isRefresh,
    });
    if (isRefresh && isStale) throw new ApiError('PROVIDER_UNAVAILABLE');
    return { files: toFiles(value), retrievedAt };
  }
}

const toFiles = ({ query }: CommonsFiles): CommonsFile[] =>
  (query?.pages ?? [])
    .filter(({ missing, imageinfo }) => !missing && imageinfo !== undefined)
    .toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0));

/** Returns the title of a file's page; underscores are equal to spaces. */
export const toFileTitle = (name: string): string => `File:${name.replace(/^File:/i, '').replaceAll('_', ' ')}`;
