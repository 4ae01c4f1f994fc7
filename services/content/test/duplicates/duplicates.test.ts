import { DuplicateScanService } from '../../src/articles/duplicates/duplicate-scan.service.js';
import { WORKER } from '../support/content-test-service.js';
import {
  ADMIN,
  bulkDelete,
  fetchReport,
  insertDistinct as insert,
  toArticleIds,
  useDuplicates,
} from '../support/duplicates-client.js';
import { content } from '../support/simulated-worker.js';

useDuplicates();

const refresh = () => content.post('/internal/duplicates/refresh', WORKER, { forget: true });

it('duplicate report: the report is empty without duplicates', async () => {
  await insert({}, {}, {});
  expect(await fetchReport()).toEqual({
    summary: { exactTitleGroups: 0, contentGroups: 0, suspiciousSlugs: 0, totalDuplicatesFound: 0 },
    exactTitleDuplicates: [],
    contentDuplicates: [],
    similarTitleDuplicates: [],
    locationDuplicates: [],
    suspiciousSlugs: [],
    groupsFound: { exact: 0, content: 0, similar: 0, location: 0, corrupted: 0 },
    page: 1,
    pageSize: 100,
    notCompared: 0,
  });
});

it('duplicate report: titles that differ in case, spaces and Unicode form are exact duplicates', async () => {
  const ids = await insert(
    { title: 'Hội  An' },
    { title: ' hội an'.normalize('NFD'), isPublic: false },
    { title: 'HỘI\u00a0AN', contentSource: 'recovered' },
    { title: 'Hoi An' },
  );
  const { exactTitleDuplicates, summary, groupsFound } = await fetchReport();
  expect(toArticleIds(exactTitleDuplicates)).toEqual([ids.slice(0, 3)]);
  expect(exactTitleDuplicates[0]).toMatchObject({
    key: 'hội an',
    count: 3,
    articles: [
      { title: 'Hội  An', isPublic: true, contentSource: 'admin_created' },
      { isPublic: false },
      { contentSource: 'recovered', createdAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    ],
  });
  expect([summary.exactTitleGroups, summary.totalDuplicatesFound, groupsFound.exact]).toEqual([1, 2, 1]);
});

it('duplicate report: texts that differ in markup are duplicates, and empty ones are not', async () => {
  const ids = await insert(
    { content: '<h2>Why</h2><p>Salt &amp; <b>pep</b>per</p>' },
    { content: '<p>Why</p>\n<p>Salt\u00a0&amp; pepper</p>' },
    { content: '<p>Why Salt &amp;amp; pepper</p>' },
    { content: '<p> </p>' },
    { content: '' },
  );
  const { contentDuplicates } = await fetchReport();
  expect(toArticleIds(contentDuplicates)).toEqual([ids.slice(0, 2)]);
  expect(contentDuplicates[0]?.key).toMatch(/^[0-9a-f]{1,16}$/);
});

it('duplicate report: similar titles match the similarity of Postgres in every script', async () => {
  const titles = [
    ...['The Temple of Heaven', 'Temple of Heaven', 'Temple of the Heavens', 'temple  of HEAVEN'],
    ...['Château de Chambord', 'Chateau de Chambord', 'Le Château de Chambord', 'CHÂTEAU de Chambords'],
    ...['東京タワー', '東京タワー展望台', '東京 タワー', '京都タワー', '서울타워', '서울 타워', 'Москва', 'Москвa'],
    ...['Route 66', 'Route 67', '1889', '1888', 'A', 'A B', 'B', '!!!', '¿?', "Xi'an", 'Xian', 'X-i-a-n', 'ß', 'ss'],
    ...['Straße des 17. Juni', 'Strasse des 17. Juni', 'İstanbul', 'istanbul', 'ISTANBUL', 'ﬁne', 'fine', '½', '1⁄2'],
    ...['पुणे', 'पुने', '👑 Palace', 'Palace', 'e\u0301a', 'éa', '٣', '3', 'x'.repeat(200), `${'x'.repeat(150)} y`],
    ...[
      'the wonderful and long and very winding old road to the far sea',
      'The Wonderful and Long Winding Road to the Sea',
    ],
  ];
  const ids = await insert(...titles.map((title) => ({ title })));
  const findSimilarGroups = async () => toArticleIds((await fetchReport()).similarTitleDuplicates);
  const expected = await content.dataSource.query(
    `select count(*)::integer as count from (
       select distinct a.title_key, b.title_key from article_fingerprints a join article_fingerprints b on a.title_key < b.title_key
        where similarity(a.title_key, b.title_key) >= 0.6) pair`,
  );
  const readLinks = () =>
    content.dataSource.query(`select first, second from similar_pairs where kind = 'similar' order by first, second`);
  // Comparing titles one by one and in bulk must give the same result.
  const groups = await findSimilarGroups();
  const incrementalLinks = await readLinks();
  expect(incrementalLinks).toHaveLength(expected[0].count);
  await content.deleteRows('similar_pairs');
  const scan = content.app.get(DuplicateScanService) as unknown as { compareAllTitles(): Promise<number> };
  await scan.compareAllTitles();
  expect(await readLinks()).toEqual(incrementalLinks);
  expect(await findSimilarGroups()).toEqual(groups);
  const named = groups.map((group) => group.map((id) => titles[ids.indexOf(id)]));
  expect(named).toContainEqual(['Straße des 17. Juni', 'Strasse des 17. Juni']);
  expect(named).toContainEqual(
    expect.arrayContaining(['The Temple of Heaven', 'Temple of Heaven', 'temple  of HEAVEN']),
  );
});

it('duplicate report: equal titles alone are not similar, but belong to a similar group', async () => {
  const [a, b] = await insert({ title: 'Lake Bled' }, { title: 'lake bled' });
  expect((await fetchReport()).similarTitleDuplicates).toEqual([]);
  const [c] = await insert({ title: 'Lake Bled!s' });
  expect(toArticleIds((await fetchReport()).similarTitleDuplicates)).toEqual([[a, b, c]]);
});

it('duplicate report: articles of one location within 100 m form a group', async () => {
  const placeAt = (latitude: number, longitude: number, location = 'Suva, Fiji') => ({
    latitude: latitude.toFixed(6),
    longitude: longitude.toFixed(6),
    location,
  });
  const ids = await insert(
    placeAt(-18.1416, 178.4419),
    placeAt(-18.1416, 178.4419, ' suva,  FIJI'),
    placeAt(-18.1416, 178.4427), // 85 m from the first
    placeAt(-18.1416, 178.4435), // 85 m from the previous one
    placeAt(-18.1416, 178.4446), // 116 m from the previous one
    placeAt(-18.1416, 178.4419, 'Nausori, Fiji'),
    placeAt(-18.1, 179.9997, 'Taveuni'),
    placeAt(-18.1, -179.9997, 'Taveuni'), // 63 m, across the date line
    placeAt(-17.9992, 179.9997, 'Taveuni'),
    placeAt(-16.43, 179.37, 'Labasa'),
    placeAt(-16.430895, 179.37, 'Labasa'), // 99.5 m to the south
    placeAt(-16.431797, 179.37, 'Labasa'), // 100.3 m from the previous one
    { location: 'Suva, Fiji' },
  );
  const { locationDuplicates } = await fetchReport();
  expect(toArticleIds(locationDuplicates)).toEqual([ids.slice(0, 4), ids.slice(6, 8), ids.slice(9, 11)]);
  expect(locationDuplicates[0]?.key).toBe('Suva, Fiji (-18.141600, 178.441900)');
});

it('duplicate report: close clusters along a street form one group, although each has closer and farther places', async () => {
  const METER = 1 / 111_195;
  // Places within 100 m of each other: 0 and 95, 95 and 150, 150 and 247. Each cluster has closer places than the next
  // cluster.
  const meters = [0, 95, 150, 247].flatMap((start) => [0, 0.5, 1, 1.5].map((step) => start + step));
  const ids = await insert(
    ...meters.map((north) => ({ latitude: (north * METER).toFixed(6), longitude: '20.000000', location: 'Mbandaka' })),
  );
  expect(toArticleIds((await fetchReport()).locationDuplicates)).toEqual([ids]);
});

it('duplicate report: each surplus article counts once, however many groups contain it', async () => {
  const same = { title: 'Petra', content: '<p>Rose-red</p>', latitude: '30.328500', longitude: '35.444200' };
  await insert(same, same, { ...same, title: 'Petras' });
  const { summary, groupsFound } = await fetchReport();
  expect(groupsFound).toEqual({ exact: 1, content: 1, similar: 1, location: 1, corrupted: 0 });
  expect(summary.totalDuplicatesFound).toBe(2);
});

it('duplicate report: edits, deletions and restores take effect without a full scan', async () => {
  const [a, b] = await insert({ title: 'Mount Fuji', slug: 'fuji' }, { title: 'Mount Fujis', slug: 'fujis' });
  expect(toArticleIds((await fetchReport()).similarTitleDuplicates)).toEqual([[a, b]]);
  const rename = (title: string) =>
    content.dataSource.query('update articles set title = $2 where id = $1', [b, title]);
  await rename('Mount Fuji');
  expect(await fetchReport()).toMatchObject({ similarTitleDuplicates: [], groupsFound: { exact: 1 } });
  await rename('Uluru');
  expect((await fetchReport()).summary.totalDuplicatesFound).toBe(0);
  await rename('Mount, Fuji!');
  expect(await fetchReport()).toMatchObject({ groupsFound: { exact: 0, similar: 1 } });
  await rename('Mount Fujis');
  expect(toArticleIds((await fetchReport()).similarTitleDuplicates)).toEqual([[a, b]]);
  expect((await bulkDelete([a])).status).toBe(200);
  expect((await fetchReport()).similarTitleDuplicates).toEqual([]);
  expect((await refresh()).status).toBe(200);
  expect(await content.dataSource.query('select 1 from similar_pairs')).toEqual([]);
  expect((await content.post(`/api/admin/deleted-articles/${a}/restore`, ADMIN, {})).status).toBe(200);
  expect(toArticleIds((await fetchReport()).similarTitleDuplicates)).toEqual([[a, b]]);
});

it('duplicate report: articles that await comparison are counted and compared by the scheduled job', async () => {
  await insert({ title: 'Lake Como' }, { title: 'Lake Comos', latitude: '46.000000', longitude: '9.200000' });
  expect(await content.app.get(DuplicateScanService).countWaiting()).toBe(2);
  expect((await refresh()).body).toEqual({ compared: 3 });
  expect(await content.app.get(DuplicateScanService).countWaiting()).toBe(0);
  expect((await refresh()).body).toEqual({ compared: 0 });
});

describe('many duplicates', () => {
  it('are found in bulk as they are one by one', async () => {
    const names = ['Aurelia', 'Bosanka', 'Cervantes', 'Dordogne', 'Esterhazy', 'Fontaine', 'Guadalupe'];
    const titles = Array.from({ length: 420 }, (_, n) => `${names[n % 7]} ${names[Math.floor(n / 7) % 7]} ${n % 60}`);
    await insert(...titles.map((title) => ({ title })));
    const expected = await content.dataSource.query(
      `select count(*)::integer as count from (
         select distinct a.title_hash, b.title_hash from article_fingerprints a join article_fingerprints b on a.title_hash < b.title_hash
          where similarity(a.title_key, b.title_key) >= 0.6) pair`,
    );
    await fetchReport();
    const found = await content.dataSource.query('select count(*)::integer as count from similar_pairs');
    expect(found[0].count).toBeGreaterThan(0);
    expect(found).toEqual(expected);
  });

  it('are returned 100 groups per page with the largest first, and 100 articles per group', async () => {
    const titles = Array.from({ length: 120 }, (_, n) => `Exact number ${n} of them`);
    await insert(...titles.flatMap((title) => [{ title }, { title }]), { title: titles[7]! });
    const all = await fetchReport();
    expect([all.exactTitleDuplicates.length, all.groupsFound.exact]).toEqual([100, 120]);
    expect(all.exactTitleDuplicates[0]).toMatchObject({ key: 'exact number 7 of them', count: 3 });
    expect(all.similarTitleDuplicates[0]).toMatchObject({ count: 241 });
    expect(all.similarTitleDuplicates[0]?.articles).toHaveLength(100);
    const second = await fetchReport('?kind=exact&page=2');
    expect([second.exactTitleDuplicates.length, second.page]).toEqual([20, 2]);
    expect(second).toMatchObject({ similarTitleDuplicates: [], summary: all.summary, groupsFound: all.groupsFound });
    const keys = [...all.exactTitleDuplicates, ...second.exactTitleDuplicates].map(({ key }) => key);
    expect(new Set(keys).size).toBe(120);
    expect((await fetchReport('?kind=exact&page=3')).exactTitleDuplicates).toEqual([]);
  });
});

it('GET /api/admin/duplicates/comparison: articles are returned with all fields in the requested order', async () => {
  const ids = await insert({ title: 'One' }, { title: 'Two', isPublic: false }, { title: 'Three' });
  const named = [ids[2]!, ids[1]!];
  const { body } = await content.get(`/api/admin/duplicates/comparison?ids=${named}`, ADMIN);
  expect(body.articles).toMatchObject([
    { id: ids[2], title: 'Three', nearbyAttractions: [], verification: null },
    { id: ids[1], title: 'Two', isPublic: false, content: expect.stringContaining('<p>') },
  ]);
  const missing = await content.get(`/api/admin/duplicates/comparison?ids=${ids[0]},2147483647`, ADMIN);
  expect([missing.status, missing.body.code]).toEqual([404, 'ARTICLE_NOT_FOUND']);
  for (const wrong of ['', '1', '1,1', '1,2,3,4,5,6', 'a,b', '1,-2', '1,2147483648', '1,,2', '1,2&ids=3,4']) {
    const response = await content.get(`/api/admin/duplicates/comparison?ids=${wrong}`, ADMIN);
    expect([wrong, response.status, response.body.details?.[0]?.field]).toEqual([
      wrong,
      400,
      expect.stringMatching(/^ids/),
    ]);
  }
});
