import { describe, expect, test } from '@jest/globals';
import { MAX_PHOTO_CANDIDATES } from '@placelore/contracts/places/photos.internal.js';
import { PhotoCandidatesService } from './photo-candidates.service.js';
import { canSearchByPosition, mustBeDepicted } from './photo-rules.js';

const metadata = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }]));
const LICENSED = { LicenseShortName: 'CC BY-SA 4.0', License: 'cc-by-sa-4.0', Artist: 'Jane Doe' };
const LICENSE_URL = { LicenseUrl: 'https://creativecommons.org/licenses/by-sa/4.0' };
/**
 * Returns a file.
 * @param number makes the file and its hash unique
 */
const file = (number: number, title = `Trevi ${number}`, fields: object = {}) => ({
  title: `File:${title}.jpg`,
  imageinfo: [
    {
      ...{ size: 4_000_000, width: 3_000, height: 2_000, mime: 'image/jpeg', sha1: String(number).padStart(40, '0') },
      url: `https://upload.wikimedia.org/wikipedia/commons/a/a8/${number}.jpg`,
      descriptionurl: `https://commons.wikimedia.org/wiki/File:${number}.jpg`,
      extmetadata: metadata({ ...LICENSED, ...LICENSE_URL }),
      ...fields,
    },
  ],
});
const PLACE = { name: 'Trevi', category: 'Landmark', position: { latitude: 1, longitude: 2 } };
type Files = ReturnType<typeof file>[];

async function find(results: Partial<Record<'names' | 'depicting' | 'category' | 'near', Files>>, search: object = {}) {
  const requested: string[] = [];
  const answer = (kind: keyof typeof results) => async (input: unknown) => {
    requested.push(kind === 'near' ? kind : `${kind} ${String(input)}`);
    return { files: results[kind] ?? [], retrievedAt: new Date(0) };
  };
  const commons = {
    ...{ findByNames: answer('names'), findDepicting: answer('depicting') },
    ...{ findInCategory: answer('category'), findNear: answer('near') },
  };
  const readImages = async () => ({ images: ['A.jpg'], category: 'Trevi' });
  const items = { find: async () => 'Q9' };
  const service = new PhotoCandidatesService({ commons, readImages } as never, items as never);
  const found = await service.find({ place: PLACE, wikidataId: 'Q1', excluded: [], ...search } as never);
  return { requested, numbers: found.candidates.map(({ credit }) => Number(credit.sha1)), found };
}
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('PhotoCandidatesService', () => {
  test('searches in the most certain way first, and in the next only if it finds fewer than three photos', async () => {
    const ways = ['names A.jpg', 'depicting Q1', 'category Trevi', 'near'];
    expect((await find({})).requested).toEqual(ways);
    expect((await find({ names: [file(1), file(2)] })).requested).toEqual(ways);
    expect((await find({ names: range(1, 3).map((number) => file(number)) })).requested).toEqual(ways.slice(0, 1));
    expect((await find({ names: [file(1)], depicting: [file(2), file(3)] })).requested).toEqual(ways.slice(0, 2));
  });

  test.each([
    ['an item of its own', { wikidataId: null }, 'depicting Q9'],
    ['no position for a park', { place: { ...PLACE, category: 'Park' } }, 'category Trevi'],
    ['no position where there is none', { place: { ...PLACE, position: null } }, 'category Trevi'],
  ])('uses %s', async (_, search, expected) => {
    const { requested } = await find({}, search);
    expect(expected.startsWith('category') ? requested.at(-1) : requested[1]).toBe(expected);
  });

  test('uses only photos that depict it for a restaurant', async () => {
    expect((await find({}, { place: { ...PLACE, category: 'Restaurant' } })).requested).toEqual(['depicting Q1']);
  });

  test('omits excluded and repeated photos, and photos nearby that do not name the place', async () => {
    const near = [file(4), file(5, 'A dog')];
    const { numbers } = await find(
      { names: [file(1), file(2)], category: [file(2)], near },
      { excluded: [file(1).imageinfo[0]!.sha1] },
    );
    expect(numbers).toEqual([2, 4]);
  });

  test('considers every file found and returns the best ones', async () => {
    const files = range(1, 20).map((number) =>
      file(number, undefined, { width: number === 20 ? 4_000 : 3_000, height: 2_000 }),
    );
    const best = files.map((one, index) =>
      index === 19
        ? file(20, undefined, { height: 2_000 })
        : { ...one, imageinfo: [{ ...one.imageinfo[0]!, height: 2_900 }] },
    );
    const { numbers } = await find({ names: best as Files });
    expect(numbers[0]).toBe(20);
    expect(numbers).toHaveLength(MAX_PHOTO_CANDIDATES);
  });

  test('downloads the rendition, or the original where there is none', async () => {
    const { found } = await find({
      names: [file(1, undefined, { thumburl: 'https://thumb.wikimedia.org/1.jpg' }), file(2)],
    });
    expect(found.candidates.map(({ downloadUrl }) => downloadUrl).sort()).toEqual([
      ...['https://thumb.wikimedia.org/1.jpg', 'https://upload.wikimedia.org/wikipedia/commons/a/a8/2.jpg'],
    ]);
    expect(found.enabled).toBe(true);
    const off = new PhotoCandidatesService(null, {} as never);
    expect(await off.find({} as never)).toEqual({ enabled: false, candidates: [] });
  });
});

test.each([
  ['Trevi', 'Landmark', false, true],
  ['Trevi', 'Museum', false, true],
  ['Trevi', 'Historical Site', false, true],
  ['Trevi', 'Architecture', false, true],
  ['Trevi', 'Natural Wonder', false, true],
  ['Trevi', 'Cultural Site', false, true],
  ['Trevi', 'Religious Site', false, true],
  ['Trevi', 'Park', false, false],
  ['Trevi', 'Other', false, false],
  ['Trevi', 'Restaurant', true, false],
  ['Grand Hôtel', 'Landmark', true, false],
  ['Café Central', 'Landmark', true, false],
  ['The Old Inn', 'Other', true, false],
  ['Riad Fès', 'Other', true, false],
  ['Inner Temple', 'Landmark', false, true],
])(
  'photos of %s, %s: must depict it: %j, may be looked up by position: %j',
  (name, category, mustDepict, mayPosition) => {
    const place = { name, category } as never;
    expect([mustBeDepicted(place), canSearchByPosition(place)]).toEqual([mustDepict, mayPosition]);
  },
);
