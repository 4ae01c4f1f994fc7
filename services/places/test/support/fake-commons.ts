import sharp from 'sharp';
import {
  type CommonBehavior,
  type FakeResponse,
  type FakeServer,
  parsePortArgument,
  type RecordedRequest,
  startFakeServer,
} from '../../../../infra/fake-vendors/fake-server.ts';

/**
 * Fakes Wikimedia Commons and Wikidata: the Action API in format version 2, and the files themselves. Use its `url` for
 * both `COMMONS_URL` and `WIKIDATA_URL`. Run it with `node services/places/test/support/fake-commons.ts --port 9120`.
 */
export type CommonsBehavior =
  | CommonBehavior
  | { kind: 'ok' }
  /** Status 200 with an error that requests a pause. */
  | { kind: 'maxlag' }
  /** Status 200 with an error about the request. */
  | { kind: 'badValue' }
  | { kind: 'notFound' }
  | { kind: 'redirect' }
  /** A file of seven megabytes. */
  | { kind: 'huge' };

export interface FakeFile {
  title: string;
  license?: string;
  artist?: string;
  width?: number;
  height?: number;
  mime?: string;
  /** Items that it depicts. */
  depicts?: string[];
  categories?: string[];
  position?: [latitude: number, longitude: number];
  metadata?: Record<string, string>;
}

export interface FakeItem {
  images?: { name: string; rank?: string }[];
  category?: string;
}

export interface FakeCommons extends FakeServer<CommonsBehavior> {
  files: FakeFile[];
  items: Record<string, FakeItem>;
}

const EIFFEL: [number, number] = [48.8583, 2.2945];

const FILES: FakeFile[] = [
  { title: 'Tour Eiffel.jpg', depicts: ['Q243'], categories: ['Eiffel Tower'], position: EIFFEL },
  { title: 'Eiffel Tower from below.jpg', depicts: ['Q243'], license: 'cc-by-2.0', artist: 'Li Wei', width: 4000 },
  { title: 'Eiffel Tower not for trade.jpg', depicts: ['Q243'], license: 'cc-by-nc-2.0' },
  { title: 'Eiffel Tower poster.jpg', categories: ['Eiffel Tower'], license: 'cc0', artist: '' },
  { title: 'Champ de Mars bench.jpg', position: EIFFEL },
];
const ITEMS: Record<string, FakeItem> = {
  Q243: { images: [{ name: 'Tour Eiffel.jpg', rank: 'preferred' }], category: 'Eiffel Tower' },
};

/** Starts the fake with photos of the Eiffel Tower. */
export async function startFakeCommons(port = 0): Promise<FakeCommons> {
  const state = { files: [...FILES], items: { ...ITEMS }, url: '' };
  const images = new Map<string, Buffer>();
  for (const size of [1920, 1280, 640]) images.set(String(size), await drawPhoto(size));
  const server = await startFakeServer<CommonsBehavior>({
    port,
    handleRequest: (request, behavior) => respond(request, behavior, state, images),
    error: (code, message) => ({ error: { code: String(code), info: message } }),
  });
  state.url = server.url;
  return Object.assign(server, state, { reset: () => resetAll(server, state) });
}

function resetAll(server: FakeServer<CommonsBehavior>, state: { files: FakeFile[]; items: Record<string, FakeItem> }) {
  state.files.splice(0, state.files.length, ...FILES);
  for (const id of Object.keys(state.items)) delete state.items[id];
  Object.assign(state.items, ITEMS);
  server.requests.length = 0;
  server.setDefault({ kind: 'ok' });
}

/** Draws a sky above a field with a tower, so that screenshots reveal what was cropped. */
function drawPhoto(width: number): Promise<Buffer> {
  const height = Math.round((width * 2) / 3);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" width="${width}" height="${height}">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#3f7fbf"/><stop offset="1" stop-color="#f2e0c0"/></linearGradient></defs>
    <rect width="300" height="200" fill="url(#sky)"/><rect y="150" width="300" height="50" fill="#5d7f4a"/>
    <path d="M120 170C140 130 146 80 149 20h2c3 60 9 110 29 150h-14c-4-12-28-12-32 0z" fill="#6b5340"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer();
}

type State = { files: FakeFile[]; items: Record<string, FakeItem>; url: string };

function respond(
  { path, query }: RecordedRequest,
  behavior: CommonsBehavior,
  state: State,
  images: Map<string, Buffer>,
): FakeResponse {
  switch (behavior.kind) {
    case 'maxlag':
      return {
        status: 200,
        body: { error: { code: 'maxlag', info: 'Waiting', lag: 0.1 } },
        headers: { 'retry-after': '1' },
      };
    case 'badValue':
      return { status: 200, body: { error: { code: 'badvalue', info: 'Unrecognized value' } } };
    case 'notFound':
      return { status: 404, body: 'Not found' };
    case 'redirect':
      return { status: 302, body: '', headers: { location: 'http://127.0.0.1:1/elsewhere' } };
    case 'huge':
      return { status: 200, body: Buffer.alloc(7 * 1024 * 1024), headers: { 'content-type': 'image/jpeg' } };
  }
  if (path === '/w/api.php') return { status: 200, body: answer(query, state) };
  const image = images.get(path.split('/').at(-2) ?? '');
  if (!image) return { status: 404, body: 'Not found' };
  return { status: 200, body: image, headers: { 'content-type': 'image/jpeg' } };
}

function answer(query: Record<string, string>, { files, items, url }: State): unknown {
  if (query.action === 'wbgetentities') return { entities: describeItem(query.ids!, items), success: 1 };
  // Items have no names here; `fake-wikidata.ts` supports searching.
  if (query.action === 'wbsearchentities') return { search: [], success: 1 };
  if (query.list) return { batchcomplete: true, query: { [query.list]: [] } };
  const found = findFiles(query, files);
  const missing = (query.titles?.split('|') ?? []).filter((title) => !files.some((file) => isNamed(file, title)));
  const pages = [
    ...found.map((file, index) => ({ ...describeFile(file, url), index: found.length - index })),
    ...missing.map((title) => ({ ns: 6, title, missing: true })),
  ];
  return pages.length === 0 ? { batchcomplete: true } : { batchcomplete: true, query: { pages: pages.reverse() } };
}

const isNamed = ({ title }: FakeFile, fileTitle: string): boolean => `File:${title}` === fileTitle;

function findFiles(query: Record<string, string>, files: FakeFile[]): FakeFile[] {
  if (query.titles) return files.filter((file) => query.titles!.split('|').some((title) => isNamed(file, title)));
  if (query.generator === 'search') {
    const item = /^haswbstatement:P180=(Q\d+)$/.exec(query.gsrsearch ?? '')?.[1];
    return files.filter(({ depicts = [] }) => depicts.includes(item ?? ''));
  }
  if (query.generator === 'categorymembers') {
    return files.filter(({ categories = [] }) => categories.includes(query.gcmtitle!.replace('Category:', '')));
  }
  const [latitude = 0, longitude = 0] = (query.ggscoord ?? '').split('|').map(Number);
  return files.filter(
    ({ position }) => position && Math.hypot(position[0] - latitude, position[1] - longitude) < 0.0006,
  );
}

function describeItem(id: string, items: Record<string, FakeItem>): unknown {
  const item = items[id];
  if (!item) return { [id]: { id, missing: '' } };
  const toClaim = (value: string, rank = 'normal') => ({
    mainsnak: { snaktype: 'value', datavalue: { type: 'string', value } },
    rank,
  });
  return {
    [id]: {
      type: 'item',
      id,
      claims: {
        P18: (item.images ?? []).map(({ name, rank }) => toClaim(name, rank)),
        ...(item.category && { P373: [toClaim(item.category)] }),
        P31: [{ mainsnak: { snaktype: 'value', datavalue: { value: { id: 'Q1' } } }, rank: 'normal' }],
      },
    },
  };
}

/** Returns the hash that identifies a file with this title. */
export const getSha1 = (title: string): string => Buffer.from(title.padEnd(20, '.')).toString('hex').slice(0, 40);

function describeFile(file: FakeFile, url: string): object {
  const { title, license = 'cc-by-sa-4.0', width = 3000, height = 2000, mime = 'image/jpeg', categories = [] } = file;
  const { artist = '<a href="//commons.wikimedia.org/wiki/User:Jane">Jane Doe</a>', metadata = {} } = file;
  const values = { License: license, Artist: artist, Categories: categories.join('|'), Restrictions: '', ...metadata };
  const underscored = encodeURIComponent(title.replaceAll(' ', '_'));
  const rendition = width > 1920 ? 1920 : 1280;
  return {
    pageid: 1,
    ns: 6,
    title: `File:${title}`,
    imageinfo: [
      {
        timestamp: '2014-01-01T00:00:00Z',
        size: 4_000_000,
        width,
        height,
        sha1: getSha1(title),
        mime,
        thumburl: `${url}/thumb/${rendition}/${underscored}`,
        thumbwidth: rendition,
        url: `${url}/original/1920/${underscored}`,
        descriptionurl: `https://commons.wikimedia.org/wiki/File:${underscored}`,
        extmetadata: Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, { value, source: 'commons-desc-page' }]),
        ),
      },
    ],
  };
}

// A top-level await would break tests that load this file as CommonJS.
if (/[\\/]fake-commons\.ts$/.test(process.argv[1] ?? '')) {
  startFakeCommons(parsePortArgument()).then(({ url }) => console.log(`Fake Commons: COMMONS_URL=${url}`));
}
