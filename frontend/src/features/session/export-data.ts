import { analyses, type ExportedAnalysis } from '@placelore/contracts/analyses.js';
import { auth, type CurrentUser } from '@placelore/contracts/auth.js';
import { dataExport, type ExportedDiscovery, type HeldGuide } from '@placelore/contracts/data-export.js';
import { call } from '../../lib/api.js';
import { BRAND } from '../../lib/brand.js';

/** What the three owners say of the signed-in user; the export is made of it. */
export interface DataReader {
  account(): Promise<CurrentUser>;
  /** A page, after the discovery with this id. */
  discoveries(before: number | undefined): Promise<ExportedDiscovery[]>;
  /** A page, after the analysis with this id. */
  analyses(after: string | undefined): Promise<ExportedAnalysis[]>;
  /** A page, after the guide with this id. */
  guides(before: number | undefined): Promise<HeldGuide[]>;
}

export interface ExportedData {
  product: string;
  exportedAt: string;
  account: CurrentUser;
  /** With the articles about them. */
  discoveries: ExportedDiscovery[];
  /** With what was said about the photos and what was read from them. */
  analyses: ExportedAnalysis[];
  guides: HeldGuide[];
}

const overTheApi: DataReader = {
  account: () => call(auth.currentUser, {}),
  discoveries: (before) => call(dataExport.discoveries, before === undefined ? {} : { before }),
  analyses: (after) => call(analyses.exportOwn, after === undefined ? {} : { after }),
  guides: (before) => call(dataExport.guides, before === undefined ? {} : { before }),
};

/**
 * Everything that is kept of the signed-in user. Addresses of pictures are whole, for a file is read anywhere.
 * @param origin `https://placelore.example`
 * @throws HttpError, TypeError as a call does: half an export is none
 */
export async function collectData(origin: string, read: DataReader = overTheApi): Promise<ExportedData> {
  const [account, found, analysed, guides] = await Promise.all([
    read.account(),
    allPages((last: ExportedDiscovery | undefined) => read.discoveries(last?.id)),
    allPages((last: ExportedAnalysis | undefined) => read.analyses(last?.id)),
    allPages((last: HeldGuide | undefined) => read.guides(last?.id)),
  ]);
  return {
    product: BRAND,
    exportedAt: new Date().toISOString(),
    account,
    discoveries: found.map((one) => ({ ...one, ...wholePictures(one, origin) })),
    analyses: analysed.map((one) => ({
      ...one,
      result: one.result && { ...one.result, ...wholePictures(one.result, origin) },
    })),
    guides,
  };
}

/** Pages until an empty one. */
async function allPages<Item>(page: (last: Item | undefined) => Promise<Item[]>): Promise<Item[]> {
  const all: Item[] = [];
  for (;;) {
    const next = await page(all.at(-1));
    if (next.length === 0) return all;
    all.push(...next);
  }
}

function wholePictures(
  { imageUrl, thumbnailUrl }: Pick<ExportedDiscovery, 'imageUrl' | 'thumbnailUrl'>,
  origin: string,
) {
  const whole = (address: string | null) => address && new URL(address, origin).href;
  return { imageUrl: whole(imageUrl), thumbnailUrl: whole(thumbnailUrl) };
}

/** Gives a file to the browser to keep. */
export function saveFile(name: string, content: object): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read it only after this.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
