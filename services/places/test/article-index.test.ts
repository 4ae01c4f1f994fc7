import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { type ArticleIndexChange } from '@placelore/contracts/places/places.js';
import { DataSource } from 'typeorm';
import { ArticleIndexRepository } from '../src/article-index/article-index.repository.js';
import { ArticleIndexCache } from '../src/article-index/article-index-cache.js';
import { type PlacesTestService, startPlacesService, WORKER } from './support/places-service.js';
import { CREDIT } from './support/sample-credit.js';

const position = { latitude: 41.8902, longitude: 12.4922 };
const place = { name: 'Colosseum', position };
let places: PlacesTestService;
/** Maximum ms until another process learns about a change; without notifications it takes a minute. */
const MAX_WAIT_MS = 10_000;

beforeAll(async () => {
  places = await startPlacesService(2);
});
afterAll(() => places?.stop());
beforeEach(() => places.app.get(DataSource).query(`delete from indexed_articles`));

const timestamp = (second: number) => `2026-05-01T10:00:${String(second).padStart(2, '0')}.000Z`;

async function applyChange(
  change: ArticleIndexChange['change'],
  second: number,
  more: Partial<ArticleIndexChange> = {},
) {
  const body = {
    slug: 'colosseum-rome',
    change,
    title: 'Colosseum',
    ...position,
    thumbnailUrl: null,
    imageCredit: null,
    updatedAt: timestamp(second),
    ...more,
  };
  const { status } = await places.call(internalPlaces.updateArticleIndex, body, WORKER);
  expect(status).toBe(204);
}

/** Polls the other process until it returns the expected result. Returns the elapsed ms. */
async function waitUntilKnown(slug: string | null): Promise<number> {
  const started = performance.now();
  const guides = places.apps[1]!.get(ArticleIndexCache);
  while (guides.findSlug(place) !== slug) {
    if (performance.now() - started > MAX_WAIT_MS) throw new Error(`still ${guides.findSlug(place)}, not ${slug}`);
    await new Promise(setImmediate);
  }
  return performance.now() - started;
}

const readRows = () => places.app.get(DataSource).query('select slug, title, published from indexed_articles');

describe('article index', () => {
  test('adds and removes articles in every process immediately', async () => {
    await applyChange('published', 1);
    expect(await waitUntilKnown('colosseum-rome')).toBeLessThan(MAX_WAIT_MS);
    await applyChange('changed', 2, { slug: 'colosseum-rome', title: 'Roman Forum' });
    expect(await waitUntilKnown(null)).toBeLessThan(MAX_WAIT_MS);
    await applyChange('changed', 3);
    await waitUntilKnown('colosseum-rome');
    await applyChange('withdrawn', 4);
    expect(await waitUntilKnown(null)).toBeLessThan(MAX_WAIT_MS);
  });

  test('ignores late and repeated events', async () => {
    await applyChange('withdrawn', 30);
    await applyChange('published', 10);
    await applyChange('published', 30);
    expect(await readRows()).toEqual([{ slug: 'colosseum-rome', title: 'Colosseum', published: false }]);
    await applyChange('published', 31);
    await applyChange('published', 31);
    await applyChange('changed', 20, { title: 'An older title' });
    expect(await readRows()).toEqual([{ slug: 'colosseum-rome', title: 'Colosseum', published: true }]);
    await waitUntilKnown('colosseum-rome');
  });

  test('compares times across time zones', async () => {
    await applyChange('published', 0, { updatedAt: '2026-05-01T12:00:00+02:00' });
    await applyChange('withdrawn', 0, { updatedAt: '2026-05-01T10:30:00Z' });
    expect(await readRows()).toEqual([expect.objectContaining({ published: false })]);
  });

  test('stores an article without a position but does not link it to any place', async () => {
    await applyChange('published', 1);
    await waitUntilKnown('colosseum-rome');
    await applyChange('changed', 2, { latitude: null, longitude: null });
    await waitUntilKnown(null);
    expect(await readRows()).toHaveLength(1);
  });

  test('is loaded at startup', async () => {
    await applyChange('published', 1);
    const { app } = places;
    await waitUntilKnown('colosseum-rome');
    const fresh = new ArticleIndexCache(
      ...(['repository', 'listener', 'logger'].map((key) => Reflect.get(app.get(ArticleIndexCache), key)) as [
        never,
        never,
        never,
      ]),
    );
    expect(fresh.findSlug(place)).toBeNull();
    await fresh.onApplicationBootstrap();
    fresh.onModuleDestroy();
    expect(fresh.findSlug(place)).toBe('colosseum-rome');
  });

  test('contains the latest details of each published article', async () => {
    const findDetails = () => places.app.get(ArticleIndexRepository).findDetails(['colosseum-rome', 'unknown']);
    await applyChange('published', 1, { thumbnailUrl: '/objects/cover.webp' });
    expect([...(await findDetails())]).toEqual([
      ['colosseum-rome', { imageUrl: '/objects/cover.webp', imageCredit: null, isVerified: false }],
    ]);
    await applyChange('changed', 2, { thumbnailUrl: '/objects/photo.webp', imageCredit: CREDIT, isVerified: true });
    const photo = { imageUrl: '/objects/photo.webp', imageCredit: CREDIT, isVerified: true };
    expect([...(await findDetails())]).toEqual([['colosseum-rome', photo]]);
    await applyChange('changed', 1, { thumbnailUrl: '/objects/cover.webp' });
    expect([...(await findDetails())]).toEqual([['colosseum-rome', photo]]);
    await applyChange('withdrawn', 3);
    expect([...(await findDetails())]).toEqual([]);
  });

  test('receives the details of known articles during a rebuild', async () => {
    await applyChange('published', 1);
    const guide = { slug: 'colosseum-rome', title: 'Colosseum', ...position, updatedAt: timestamp(1) };
    const image = { thumbnailUrl: '/objects/photo.webp', imageCredit: CREDIT, isVerified: true };
    const page = { guides: [{ ...guide, ...image }], after: null, upTo: null, asOf: timestamp(30) };
    const { status } = await places.call(internalPlaces.replaceArticleIndexRange, page, WORKER);
    expect(status).toBe(204);
    expect([...(await places.app.get(ArticleIndexRepository).findDetails(['colosseum-rome']))]).toEqual([
      ['colosseum-rome', { imageUrl: '/objects/photo.webp', imageCredit: CREDIT, isVerified: true }],
    ]);
  });

  test('is replaced one range at a time without losing newer changes', async () => {
    const names = ['alhambra', 'baalbek', 'colosseum-rome', 'delphi', 'ephesus'];
    for (const slug of names) await applyChange('published', 1, { slug, title: slug });
    await applyChange('published', 40, { slug: 'cordoba', title: 'cordoba' });
    await applyChange('withdrawn', 41, { slug: 'bagan' });
    const guide = (slug: string) => ({
      slug,
      title: slug === 'bagan' ? 'Bagan' : 'Colosseum',
      ...position,
      updatedAt: timestamp(2),
    });
    const page = {
      guides: [guide('bagan'), guide('colosseum-rome')],
      after: 'alhambra',
      upTo: 'delphi',
      asOf: timestamp(30),
    };
    const { status } = await places.call(internalPlaces.replaceArticleIndexRange, page, WORKER);
    expect(status).toBe(204);
    const published = (await readRows()).filter((row: { published: boolean }) => row.published);
    expect(published.map(({ slug }: { slug: string }) => slug).sort()).toEqual([
      'alhambra',
      'colosseum-rome',
      'cordoba',
      'ephesus',
    ]);
    await waitUntilKnown('colosseum-rome');
  });
});
