import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { RouteArguments } from '@placelore/contracts/core/route.js';
import { internalPhotos, type PhotoCandidate } from '@placelore/contracts/places/photos.internal.js';
import { type FakeCommons, type FakeFile, getSha1, startFakeCommons } from '../support/fake-commons.js';
import { ADMIN, GUEST, type PlacesTestService, startPlacesService, WORKER } from '../support/places-service.js';

type Search = RouteArguments<typeof internalPhotos.findCandidates>;

const EIFFEL_TOWER: Search['place'] = {
  name: 'Eiffel Tower',
  location: 'Paris, France',
  category: 'Landmark',
  position: { latitude: 48.8583, longitude: 2.2945 },
};

let fake: FakeCommons;
let places: PlacesTestService;
let placesWithoutCommons: PlacesTestService;
beforeAll(async () => {
  fake = await startFakeCommons();
  const variables = {
    COMMONS_URL: fake.url,
    WIKIDATA_URL: fake.url,
    OPEN_SERVICES_CONTACT: 'ops@example.org',
    GEO_PROVIDER: 'embedded',
  };
  [places, placesWithoutCommons] = await Promise.all([startPlacesService(1, variables), startPlacesService()]);
});
afterAll(async () => {
  await Promise.all([places.stop(), placesWithoutCommons.stop()]);
  await fake.close();
});
beforeEach(() => fake.reset());

let lastItem = 1_000;
/** Returns an item that no other test uses, so that it has no cached response. */
const createItem = (files: FakeFile[], images: string[] = []): string => {
  const id = `Q${++lastItem}`;
  fake.items[id] = { images: images.map((name) => ({ name })) };
  fake.files.push(...files.map((file) => ({ depicts: [id], ...file })));
  return id;
};
const find = async (search: Partial<Search>): Promise<PhotoCandidate[]> => {
  const input = { place: EIFFEL_TOWER, wikidataId: null, ...search };
  const { status, body } = await places.call(internalPhotos.findCandidates, input, WORKER);
  if (status !== 200) throw new Error(`${status} ${body.code}`);
  expect(body.enabled).toBe(true);
  return body.candidates;
};
const getTitles = (candidates: PhotoCandidate[]) => candidates.map(({ credit }) => credit.title);

describe('photo candidates', () => {
  test('start with the image of the item, followed by files that depict it, each with its credit', async () => {
    const candidates = await find({ wikidataId: 'Q243' });
    expect(candidates.map(({ credit, foundBy }) => [credit.title, foundBy])).toEqual([
      ['Tour Eiffel', 'wikidata image'],
      ['Eiffel Tower from below', 'depicts'],
      ['Eiffel Tower poster', 'category'],
    ]);
    expect(candidates[0]).toMatchObject({
      width: 3000,
      downloadUrl: `${fake.url}/thumb/1920/Tour_Eiffel.jpg`,
      credit: {
        author: 'Jane Doe',
        license: { name: 'CC BY-SA 4.0' },
        sourceUrl: 'https://commons.wikimedia.org/wiki/File:Tour_Eiffel.jpg',
        sha1: getSha1('Tour Eiffel.jpg'),
        changes: 'resized, cropped',
      },
    });
    for (const { headers } of fake.requests)
      expect(headers['user-agent']).toMatch(/^Placelore\/.* \(ops@example\.org\)$/);
  });

  test('omit excluded photos', async () => {
    const excluded = [getSha1('Tour Eiffel.jpg')];
    expect(getTitles(await find({ wikidataId: 'Q243', excluded }))).not.toContain('Tour Eiffel');
  });

  test('come from the position only for sights, and only if they name the sight', async () => {
    const position = { latitude: 10, longitude: 20 };
    fake.files.push(
      { title: 'Old Mill at dawn.jpg', position: [10, 20] },
      { title: 'A kebab shop.jpg', position: [10, 20] },
      { title: 'View.jpg', position: [10, 20], metadata: { ImageDescription: 'Seen from the <b>Óld Mill</b>.' } },
      { title: 'Old Mill far away.jpg', position: [10.1, 20] },
    );
    const mill = { name: 'Old Mill', location: '', category: 'Landmark' as const, position };
    const found = await find({ place: mill });
    expect(getTitles(found).sort()).toEqual(['Old Mill at dawn', 'View']);
    expect(found.every(({ foundBy }) => foundBy === 'position')).toBe(true);
    for (const category of ['Restaurant', 'Shopping', 'Other', 'Transportation'] as const) {
      expect(await find({ place: { ...mill, category } })).toEqual([]);
    }
    expect(await find({ place: { ...mill, position: null } })).toEqual([]);
  });

  test.each([
    { name: 'Chez Paul', category: 'Restaurant' },
    { name: 'Grand Hotel', category: 'Architecture' },
    { name: 'Café Central', category: 'Cultural Site' },
  ] as const)('of the house $name only depict that very house', async ({ name, category }) => {
    const item = createItem([{ title: `${name} front.jpg` }], [`${name} street.jpg`]);
    fake.files.push({ title: `${name} street.jpg`, position: [1, 2] });
    const place = { name, location: '', category, position: { latitude: 1, longitude: 2 } };
    expect(getTitles(await find({ place, wikidataId: item }))).toEqual([`${name} front`]);
    expect(await find({ place })).toEqual([]);
  });

  test('with better reviews and shape come first if they were found in the same way', async () => {
    const item = createItem([
      { title: 'Tall.jpg', width: 2000, height: 3000 },
      { title: 'Plain.jpg' },
      { title: 'Featured.jpg', metadata: { Assessments: 'featured|quality' } },
    ]);
    expect(getTitles(await find({ wikidataId: item }))).toEqual(['Featured', 'Plain', 'Tall']);
  });

  test('of an unknown item are those from the position', async () => {
    expect(getTitles(await find({ wikidataId: 'Q999999' }))).toEqual(['Tour Eiffel']);
  });

  test.each([
    ['maxlag', 'PROVIDER_UNAVAILABLE'],
    ['badValue', 'PROVIDER_REJECTED'],
    ['serverError', 'PROVIDER_UNAVAILABLE'],
    ['malformed', 'PROVIDER_UNAVAILABLE'],
  ] as const)('are not cached after the answer %s', async (kind, code) => {
    const item = createItem([{ title: `After ${kind}.jpg` }]);
    fake.script({ kind });
    const input = { place: EIFFEL_TOWER, wikidataId: item };
    expect((await places.call(internalPhotos.findCandidates, input, WORKER)).body.code).toBe(code);
    await new Promise((resolve) => setTimeout(resolve, kind === 'maxlag' ? 1_100 : 0));
    expect(getTitles(await find({ wikidataId: item }))).toContain(`After ${kind}`);
  });

  test('are empty while Commons is off', async () => {
    const input = { place: EIFFEL_TOWER, wikidataId: 'Q243' };
    const { body } = await placesWithoutCommons.call(internalPhotos.findCandidates, input, WORKER);
    expect(body).toEqual({ enabled: false, candidates: [] });
  });

  test.each([
    [{ wikidataId: '243' }, 'wikidataId'],
    [{ wikidataId: 'Q1|Q2' }, 'wikidataId'],
    [{ excluded: ['x'] }, 'excluded.0'],
  ])('are not searched with %j', async (change, field) => {
    const input = { place: EIFFEL_TOWER, wikidataId: null, ...change };
    const { status, body } = await places.call(internalPhotos.findCandidates, input, WORKER);
    expect([status, body.details?.[0]?.field]).toEqual([400, field]);
  });
});

describe('photo download', () => {
  const download = (url: string, service = places) => service.call(internalPhotos.download, { url }, WORKER);

  test('returns the bytes of a file', async () => {
    const { status, body } = await download(`${fake.url}/thumb/1920/A.jpg`);
    expect(status).toBe(200);
    expect(Buffer.from(body.photo, 'base64').subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  });

  test.each([
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:1/thumb/1920/A.jpg',
    'https://upload.wikimedia.org.evil.example/a.jpg',
    'file:///etc/passwd',
  ])('rejects %s', async (url) => {
    const { status, body } = await download(url);
    expect([status, body.details?.[0]?.field]).toEqual([400, 'url']);
    expect(fake.requests).toEqual([]);
  });

  test.each([
    ['notFound', 'PROVIDER_REJECTED'],
    ['redirect', 'PROVIDER_REJECTED'],
    ['serverError', 'PROVIDER_UNAVAILABLE'],
    ['huge', 'IMAGE_TOO_LARGE'],
  ] as const)('maps %s to %s', async (kind, code) => {
    fake.script({ kind });
    expect((await download(`${fake.url}/thumb/1920/A.jpg`)).body.code).toBe(code);
    expect(fake.requests).toHaveLength(1);
  });

  test('makes no call while Commons is off', async () => {
    const { body } = await download('https://upload.wikimedia.org/a.jpg', placesWithoutCommons);
    expect(body.code).toBe('PROVIDER_REJECTED');
  });
});

describe('photo check', () => {
  const toPhoto = (title: string, licenseId = 'cc-by-sa-4.0') => ({
    sourceUrl: `https://commons.wikimedia.org/wiki/File:${encodeURIComponent(title.replaceAll(' ', '_'))}`,
    sha1: getSha1(title),
    licenseId,
  });
  const check = async (...photos: object[]) => (await places.call(internalPhotos.check, { photos }, WORKER)).body;

  test('compares files and licenses with the current ones', async () => {
    fake.files.push(
      { title: 'Kept één.jpg' },
      { title: 'Freed.jpg', license: 'cc0' },
      { title: 'Sold.jpg', license: 'cc-by-nc-4.0' },
      { title: 'Doubtful.jpg', metadata: { DeletionReason: 'No permission' } },
      { title: 'Map room.jpg' },
    );
    const photos = ['Kept één.jpg', 'Freed.jpg', 'Sold.jpg', 'Doubtful.jpg', 'Map room.jpg', 'Gone.jpg'];
    const { statuses } = await check(...photos.map((title) => toPhoto(title)));
    expect(statuses.map(({ status }: { status: string }) => status)).toEqual([
      'available',
      'relicensed',
      'withdrawn',
      'withdrawn',
      'available',
      'withdrawn',
    ]);
  });

  test('does not rely on cached responses', async () => {
    fake.files.push({ title: 'Twice.jpg' });
    expect((await check(toPhoto('Twice.jpg'))).statuses[0].status).toBe('available');
    fake.files.splice(
      fake.files.findIndex(({ title }) => title === 'Twice.jpg'),
      1,
    );
    expect((await check(toPhoto('Twice.jpg'))).statuses[0].status).toBe('withdrawn');
    fake.script({ kind: 'serverError' });
    expect((await check(toPhoto('Twice.jpg'))).code).toBe('PROVIDER_UNAVAILABLE');
  });

  test('returns no status while Commons is off', async () => {
    const { body } = await placesWithoutCommons.call(internalPhotos.check, { photos: [toPhoto('A.jpg')] }, WORKER);
    expect(body).toEqual({ statuses: null });
  });
});

test.each([GUEST, ADMIN])('photo routes: reject all callers except the worker', async (identity) => {
  const inputs = [
    [internalPhotos.findCandidates, { place: EIFFEL_TOWER, wikidataId: null }],
    [internalPhotos.download, { url: `${fake.url}/thumb/1920/A.jpg` }],
    [internalPhotos.check, { photos: [] }],
  ] as const;
  for (const [route, input] of inputs) {
    expect((await places.call(route, input, identity)).body.code).toBe('INTERNAL_ONLY');
  }
  expect(fake.requests).toEqual([]);
});
