import type { Redis } from 'ioredis';
import { VendorHost } from '../http/vendor-host.js';
import { Commons } from './commons.js';
import type { CommonsSettings } from './commons-variables.js';
import { PhotoDownload } from './photo-download.js';
import { readWikidataImages, type WikidataImages } from './wikidata-images.js';

/** Injection token of the connection to Wikimedia Commons; null while it is off. */
export const COMMONS = Symbol('COMMONS');

/** Maximum duration of a call in ms, including its waiting time. Only jobs wait for these calls. */
const CALL_TIMEOUT_MS = 20_000;

/** Everything that reads photos from Wikimedia. */
export class CommonsConnection {
  readonly commons: Commons;
  readonly downloads: PhotoDownload;
  private readonly hosts: VendorHost[];
  private readonly wikidata: VendorHost | null;

  constructor(redis: Redis, { commonsUrl, wikidataUrl, isPublicServer, userAgent, pace }: CommonsSettings) {
    const createHost = (url: string) => new VendorHost(redis, { url, pace, userAgent, timeout: CALL_TIMEOUT_MS });
    const commonsHost = createHost(commonsUrl);
    this.wikidata = wikidataUrl === null ? null : createHost(wikidataUrl);
    this.hosts = [commonsHost, ...(this.wikidata ? [this.wikidata] : [])];
    this.commons = new Commons(commonsHost);
    this.downloads = new PhotoDownload(redis, { commonsUrl, isPublicServer, userAgent });
  }

  /** Returns what Wikidata says about images of an item; nothing while Wikidata is off. */
  readonly readImages = async (wikidataId: string): Promise<WikidataImages> =>
    this.wikidata ? readWikidataImages(this.wikidata, wikidataId) : { images: [], category: null };

  async close(): Promise<void> {
    await Promise.all([...this.hosts, this.downloads].map((host) => host.close()));
  }
}
