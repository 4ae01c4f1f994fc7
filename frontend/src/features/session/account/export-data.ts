import { analyses, type ExportedAnalysis } from '@placelore/contracts/analysis/analyses.js';
import { auth, type CurrentUser } from '@placelore/contracts/auth/auth.js';
import { dataExport, type ExportedDiscovery, type ExportedGuide } from '@placelore/contracts/content/data-export.js';
import { splitPreview } from '@placelore/contracts/content/image-sizes.js';
import { type Trip, trips } from '@placelore/contracts/content/trips/trips.js';
import { call } from '../../../lib/api/api.js';
import { BRAND } from '../../../lib/brand.js';
import { toStorableTrip } from '../../../lib/storable-positions.js';

/** Names of JSON members that contain the URL of an image. */
const IMAGE_KEYS: ReadonlySet<string> = new Set(['imageUrl', 'thumbnailUrl']);

/** Reads the signed-in user's data from three services. */
export interface DataReader {
  account(): Promise<CurrentUser>;
  /** Reads the page after the discovery with this id. */
  discoveries(before: number | undefined): Promise<ExportedDiscovery[]>;
  /** Reads the page after the analysis with this id. */
  analyses(after: string | undefined): Promise<ExportedAnalysis[]>;
  /** Reads the page after the guide with this id. */
  guides(before: number | undefined): Promise<ExportedGuide[]>;
  /** Reads all trips with their stops. */
  trips(): Promise<Trip[]>;
}

export interface ExportedData {
  product: string;
  exportedAt: string;
  account: CurrentUser;
  /** Discoveries with their articles. */
  discoveries: ExportedDiscovery[];
  /** Analyses with their hints and the text read from the photos. */
  analyses: ExportedAnalysis[];
  guides: ExportedGuide[];
  /**
   * Trips with the notes on their stops, without the secrets of their links and without positions that may not be
   * stored.
   */
  trips: Omit<Trip, 'shareToken'>[];
}

const apiDataReader: DataReader = {
  account: () => call(auth.currentUser, {}),
  discoveries: (before) => call(dataExport.discoveries, before === undefined ? {} : { before }),
  analyses: (after) => call(analyses.exportOwn, after === undefined ? {} : { after }),
  guides: (before) => call(dataExport.guides, before === undefined ? {} : { before }),
  trips: readTrips,
};

/**
 * Collects all stored data of the signed-in user. Image URLs are absolute, because the file may be read anywhere.
 * @param origin for example `https://placelore.example`
 * @throws HttpError or TypeError if any call fails, because a partial export must not look complete
 */
export async function collectData(origin: string, read: DataReader = apiDataReader): Promise<ExportedData> {
  const [account, discoveries, analysisExports, guides, ownTrips] = await Promise.all([
    read.account(),
    fetchAllPages((last: ExportedDiscovery | undefined) => read.discoveries(last?.id)),
    fetchAllPages((last: ExportedAnalysis | undefined) => read.analyses(last?.id)),
    fetchAllPages((last: ExportedGuide | undefined) => read.guides(last?.id)),
    read.trips(),
  ]);
  const data: ExportedData = {
    product: BRAND,
    exportedAt: new Date().toISOString(),
    account,
    discoveries,
    analyses: analysisExports,
    guides,
    trips: ownTrips.map(({ shareToken: _secret, ...trip }) => toStorableTrip(trip)),
  };
  return withAbsoluteImageUrls(data, origin);
}

/** Reads one trip after another; there are at most 50. */
async function readTrips(): Promise<Trip[]> {
  const full: Trip[] = [];
  for (const { id } of await call(trips.list, {})) full.push(await call(trips.read, { id }));
  return full;
}

/** Fetches pages until one is empty. */
async function fetchAllPages<Item>(fetchPage: (last: Item | undefined) => Promise<Item[]>): Promise<Item[]> {
  const items: Item[] = [];
  for (;;) {
    const page = await fetchPage(items.at(-1));
    if (page.length === 0) return items;
    items.push(...page);
  }
}

/** Makes the URLs of all images absolute and removes the previews in their fragments. @param data JSON */
const withAbsoluteImageUrls = <Data>(data: Data, origin: string): Data =>
  JSON.parse(JSON.stringify(data), (key, value) =>
    IMAGE_KEYS.has(key) && typeof value === 'string' ? new URL(splitPreview(value).address, origin).href : value,
  );

/** Downloads an object as a JSON file. */
export function downloadJson(name: string, content: object): void {
  const objectUrl = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = objectUrl;
  link.download = name;
  link.click();
  // Some browsers start reading the file only after this call.
  setTimeout(() => URL.revokeObjectURL(objectUrl), 60_000);
}
