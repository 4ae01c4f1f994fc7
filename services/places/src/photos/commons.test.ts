import { describe, expect, test } from '@jest/globals';
import { MAX_CHECKED_PHOTOS, PHOTO_SOURCES } from '@placelore/contracts/places/photos.internal.js';
import { CACHE_LIFETIMES } from '../http/vendor-response-cache.js';
import { Commons, toFileTitle } from './commons.js';
import { type CommonsImageInfo, getMetadata, type MetadataField } from './commons-file.js';
import { namesPlace, type RankedPhoto, rankPhotos, rateQuality } from './rank-candidates.js';

const info = (fields: object = {}, metadata: Record<string, string> = {}) =>
  ({
    ...{ width: 1_500, height: 1_000, ...fields },
    extmetadata: Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, { value }])),
  }) as unknown as CommonsImageInfo;

describe('rateQuality', () => {
  test.each([
    [{ width: 4_000, height: 2_667 }, '', 1.5],
    [{ width: 8_000, height: 5_334 }, '', 1.5],
    [{ width: 2_000, height: 1_333 }, '', 1.25],
    [{ width: 4_000, height: 4_000 }, '', 0.667 + 0.5],
    [{ width: 4_000, height: 1_333 }, '', 0.5 + 0.5],
    [{ width: 4_000, height: 2_667 }, 'featured', 2.5],
    [{ width: 4_000, height: 2_667 }, 'POTD', 2.5],
    [{ width: 4_000, height: 2_667 }, 'quality', 2.1],
    [{ width: 4_000, height: 2_667 }, 'valued', 2],
    [{ width: 4_000, height: 2_667 }, 'valued|quality', 2.1],
  ])('rates %j with the assessments "%s" %d', (size, assessments, quality) => {
    expect(rateQuality(info(size, { Assessments: assessments }))).toBeCloseTo(quality, 2);
  });
});

test('rankPhotos: ranks photos by how they were found, then by quality', () => {
  const photo = (name: string, foundBy: string, quality: number) =>
    ({ candidate: { name, foundBy }, quality }) as unknown as RankedPhoto;
  const photos = PHOTO_SOURCES.toReversed().flatMap((source) => [
    photo(`${source} 1`, source, 1),
    photo(`${source} 2`, source, 2),
  ]);
  const ranked = rankPhotos(photos) as unknown as { name: string }[];
  expect(ranked.map(({ name }) => name)).toEqual(PHOTO_SOURCES.flatMap((source) => [`${source} 2`, `${source} 1`]));
});

test.each([
  ['Tour Eiffel.jpg', {}, 'Tour Eiffel', true],
  ['x.jpg', { ImageDescription: '<b>The Tour-Eiffel</b> by night' }, 'Tour Eiffel', true],
  ['x.jpg', { Categories: 'Paris|Tour Eiffel|2020' }, 'tour eiffel', true],
  ['Musée d’Orsay.jpg', {}, 'Musee d Orsay', true],
  ['Tours Eiffel.jpg', {}, 'Tour Eiffel', false],
  ['Tour.jpg', { Categories: 'Eiffel' }, 'Tour Eiffel', false],
  ['x.jpg', {}, '', false],
  ['!.jpg', {}, '!', false],
])('namesPlace: %s with %j names %s: %j', (fileName, metadata, place, expected) => {
  expect(namesPlace(fileName, info({}, metadata), place)).toBe(expected);
});

test.each([
  ['Eiffel_Tower.jpg', 'File:Eiffel Tower.jpg'],
  ['File:A.jpg', 'File:A.jpg'],
  ['file:A_b_c.jpg', 'File:A b c.jpg'],
])('toFileTitle: %s is %s', (name, title) => expect(toFileTitle(name)).toBe(title));

describe('Commons', () => {
  const page = (title: string, index: number, rest: object = {}) => ({ title, index, imageinfo: [{}], ...rest });
  function connect(pages: object[] = [], isStale = false) {
    const calls: { path: string; isRefresh: boolean; getLifetime: (value: unknown) => unknown }[] = [];
    const callDated = async (call: (typeof calls)[number]) => {
      calls.push(call);
      return { value: { query: { pages } }, retrievedAt: new Date(7), isStale };
    };
    const readFields = () => {
      const { searchParams } = new URL(calls[0]!.path, 'http://c');
      for (const name of ['action', 'format', 'formatversion', 'prop', 'iiprop', 'iiurlwidth', 'iiextmetadatafilter'])
        expect([name, searchParams.get(name)]).not.toEqual([name, null]);
      const own = [...searchParams].filter(([name]) => /^(titles|generator|gsr|gcm|ggs)/.test(name));
      expect([searchParams.get('iiprop'), searchParams.get('iiurlwidth')]).toEqual([
        'url|size|mime|sha1|extmetadata',
        '1920',
      ]);
      return Object.fromEntries(own);
    };
    return { commons: new Commons({ callDated } as never), calls, readFields };
  }

  test('requests files by name, at most as many as can be checked', async () => {
    const { commons, calls, readFields } = connect();
    const names = Array.from({ length: MAX_CHECKED_PHOTOS + 1 }, (_, index) => `A_${index}.jpg`);
    await commons.findByNames(names);
    expect(readFields().titles!.split('|')).toEqual(names.slice(0, -1).map(toFileTitle));
    expect((await commons.findByNames([])).files).toEqual([]);
    expect(calls).toHaveLength(1);
  });

  test('requests files that depict an item, of a category, and near a position', async () => {
    const depicting = connect();
    await depicting.commons.findDepicting('Q243');
    expect(depicting.readFields()).toEqual({
      ...{ generator: 'search', gsrnamespace: '6', gsrlimit: '20', gsrsearch: 'haswbstatement:P180=Q243' },
    });
    const category = connect();
    await category.commons.findInCategory('category:Eiffel Tower');
    expect(category.readFields()).toEqual({
      ...{ generator: 'categorymembers', gcmtitle: 'Category:Eiffel Tower', gcmtype: 'file', gcmlimit: '20' },
    });
    const near = connect();
    await near.commons.findNear({ latitude: 48.8583, longitude: -2.2945678 });
    expect(near.readFields()).toEqual({
      ...{ generator: 'geosearch', ggsnamespace: '6', ggsprimary: 'all', ggscoord: '48.85830|-2.29457' },
      ...{ ggsradius: '60', ggslimit: '20' },
    });
  });

  test('returns existing files in the order of the search', async () => {
    const pages = [page('B', 2), page('C', 3, { missing: true }), page('A', 1), page('D', 4, { imageinfo: undefined })];
    const { commons, calls } = connect(pages);
    const found = await commons.findDepicting('Q1');
    expect([found.files.map(({ title }) => title), found.retrievedAt]).toEqual([['A', 'B'], new Date(7)]);
    const getLifetime = (rest: object[]) => calls[0]!.getLifetime({ query: { pages: rest } });
    expect([getLifetime(pages), getLifetime([]), calls[0]!.getLifetime({})]).toEqual([
      ...[CACHE_LIFETIMES.pictures, CACHE_LIFETIMES.misses, CACHE_LIFETIMES.misses],
    ]);
  });

  test('throws when Commons does not answer a check', async () => {
    await expect(connect([], true).commons.findByNames(['A.jpg'], true)).rejects.toMatchObject({
      code: 'PROVIDER_UNAVAILABLE',
    });
    await expect(connect([], true).commons.findByNames(['A.jpg'])).resolves.toMatchObject({ files: [] });
    const fresh = connect();
    await fresh.commons.findByNames(['A.jpg'], true);
    expect(fresh.calls[0]!.isRefresh).toBe(true);
  });
});

test('getMetadata: returns trimmed text, also of numbers and truth values, and nothing for absent fields', () => {
  const values = { Artist: ' Jane Doe\n', NonFree: true, Assessments: 0, License: '' };
  const file = { extmetadata: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])) };
  const read = (field: MetadataField) => getMetadata(file as unknown as CommonsImageInfo, field);
  expect([read('Artist'), read('NonFree'), read('Assessments'), read('License'), read('Attribution')]).toEqual([
    ...['Jane Doe', 'true', '0', '', ''],
  ]);
  expect(getMetadata({} as CommonsImageInfo, 'Artist')).toBe('');
});
