import type { Redis } from 'ioredis';
import { findMediaWikiRefusal } from '../http/mediawiki-refusal.js';
import { VendorHost } from '../http/vendor-host.js';
import { type OpenServicesSettings, PUBLIC_WIKIS, type WikiServer } from '../open-services/open-services-variables.js';
import { Commons } from './commons.js';
import { PhotoDownload } from './download/photo-download.js';
import { readWikidataImages, type WikidataImages } from './wikidata-images.js';

/** Injection token: connection to Wikimedia Commons; null while it is off. */
export const COMMONS = Symbol('COMMONS');

/** Maximum duration of a call in ms, including its waiting time. Only jobs wait for these calls. */
const CALL_TIMEOUT_MS = 20_000;
/** Database lag in seconds from which checks wait, as Wikimedia's etiquette asks. */
const MAX_LAG_SECONDS = 5;

/** Everything that reads photos from Wikimedia. */
export class CommonsConnection {
  readonly commons: Commons;
  readonly downloads: PhotoDownload;
  private readonly hosts: VendorHost[];
  private readonly wikidata: VendorHost | null;

  constructor(
    redis: Redis,
    server: WikiServer,
    { wikidata, userAgent }: Pick<OpenServicesSettings, 'wikidata' | 'userAgent'>,
    reserveCall: () => Promise<void>,
  ) {
    const createHost = (vendor: string, wiki: WikiServer) =>
      new VendorHost(redis, {
        ...wiki,
        vendor,
        userAgent,
        timeout: CALL_TIMEOUT_MS,
        findRefusal: findMediaWikiRefusal,
        reserveCall,
        refreshSuffix: `&maxlag=${MAX_LAG_SECONDS}`,
      });
    const host = createHost('commons', server);
    this.wikidata = wikidata && createHost('wikidata', wikidata);
    this.hosts = [host, ...(this.wikidata ? [this.wikidata] : [])];
    this.commons = new Commons(host);
    const isPublicServer = new URL(server.url).host === new URL(PUBLIC_WIKIS.COMMONS_URL).host;
    this.downloads = new PhotoDownload(redis, { commonsUrl: server.url, isPublicServer, userAgent });
  }

  /** Returns what Wikidata states about images of an item; nothing while Wikidata is off. */
  readonly readImages = async (wikidataId: string): Promise<WikidataImages> =>
    this.wikidata ? readWikidataImages(this.wikidata, wikidataId) : { images: [], category: null };

  async close(): Promise<void> {
    await Promise.all([...this.hosts, this.downloads].map((host) => host.close()));
  }
}
