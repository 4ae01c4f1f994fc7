import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type GuideChange, internalPlaces } from '@placelore/contracts/places.js';
import { DataSource } from 'typeorm';
import { PublishedGuides } from '../src/guides/published-guides.js';
import { type Places, startPlaces, WORKER } from './places-service.js';

const position = { latitude: 41.8902, longitude: 12.4922 };
const place = { name: 'Colosseum', position };
let places: Places;
/** Ms from a change until the process beside the one that heard of it knows; looking by itself takes it a minute. */
const WITHIN = 10_000;

beforeAll(async () => {
  places = await startPlaces(2);
});
afterAll(() => places?.stop());
beforeEach(() => places.app.get(DataSource).query(`delete from published_guides`));

const at = (second: number) => `2026-05-01T10:00:${String(second).padStart(2, '0')}.000Z`;

async function tell(change: GuideChange['change'], second: number, more: Partial<GuideChange> = {}) {
  const body = { slug: 'colosseum-rome', change, title: 'Colosseum', ...position, updatedAt: at(second), ...more };
  const { status } = await places.call(internalPlaces.indexGuide, body, WORKER);
  expect(status).toBe(204);
}

/** Looks in the other process until it answers so; how long that took, in ms. */
async function untilKnown(slug: string | null): Promise<number> {
  const started = performance.now();
  const guides = places.apps[1]!.get(PublishedGuides);
  while (guides.about(place) !== slug) {
    if (performance.now() - started > WITHIN) throw new Error(`still ${guides.about(place)}, not ${slug}`);
    await new Promise(setImmediate);
  }
  return performance.now() - started;
}

const rows = () => places.app.get(DataSource).query('select slug, title, published from published_guides');

describe('published guides', () => {
  test('are known in every process as soon as it is told, and gone as soon', async () => {
    await tell('published', 1);
    expect(await untilKnown('colosseum-rome')).toBeLessThan(WITHIN);
    await tell('changed', 2, { slug: 'colosseum-rome', title: 'Roman Forum' });
    expect(await untilKnown(null)).toBeLessThan(WITHIN);
    await tell('changed', 3);
    await untilKnown('colosseum-rome');
    await tell('withdrawn', 4);
    expect(await untilKnown(null)).toBeLessThan(WITHIN);
  });

  test('never come back by news that is late, or told twice', async () => {
    await tell('withdrawn', 30);
    await tell('published', 10);
    await tell('published', 30);
    expect(await rows()).toEqual([{ slug: 'colosseum-rome', title: 'Colosseum', published: false }]);
    await tell('published', 31);
    await tell('published', 31);
    await tell('changed', 20, { title: 'An older title' });
    expect(await rows()).toEqual([{ slug: 'colosseum-rome', title: 'Colosseum', published: true }]);
    await untilKnown('colosseum-rome');
  });

  test('compare moments, whatever their zone', async () => {
    await tell('published', 0, { updatedAt: '2026-05-01T12:00:00+02:00' });
    await tell('withdrawn', 0, { updatedAt: '2026-05-01T10:30:00Z' });
    expect(await rows()).toEqual([expect.objectContaining({ published: false })]);
  });

  test('without a position are kept, and are about no place', async () => {
    await tell('published', 1);
    await untilKnown('colosseum-rome');
    await tell('changed', 2, { latitude: null, longitude: null });
    await untilKnown(null);
    expect(await rows()).toHaveLength(1);
  });

  test('are there after a start', async () => {
    await tell('published', 1);
    const { app } = places;
    await untilKnown('colosseum-rome');
    const fresh = new PublishedGuides(
      ...(['repository', 'listener', 'logger'].map((key) => Reflect.get(app.get(PublishedGuides), key)) as [
        never,
        never,
        never,
      ]),
    );
    expect(fresh.about(place)).toBeNull();
    await fresh.onApplicationBootstrap();
    fresh.onModuleDestroy();
    expect(fresh.about(place)).toBe('colosseum-rome');
  });

  test('are replaced range by range, and newer news stays', async () => {
    const names = ['alhambra', 'baalbek', 'colosseum-rome', 'delphi', 'ephesus'];
    for (const slug of names) await tell('published', 1, { slug, title: slug });
    await tell('published', 40, { slug: 'cordoba', title: 'cordoba' });
    await tell('withdrawn', 41, { slug: 'bagan' });
    const guide = (slug: string) => ({
      slug,
      title: slug === 'bagan' ? 'Bagan' : 'Colosseum',
      ...position,
      updatedAt: at(2),
    });
    const page = {
      guides: [guide('bagan'), guide('colosseum-rome')],
      after: 'alhambra',
      upTo: 'delphi',
      asOf: at(30),
    };
    const { status } = await places.call(internalPlaces.replaceGuides, page, WORKER);
    expect(status).toBe(204);
    const published = (await rows()).filter((row: { published: boolean }) => row.published);
    expect(published.map(({ slug }: { slug: string }) => slug).sort()).toEqual([
      'alhambra',
      'colosseum-rome',
      'cordoba',
      'ephesus',
    ]);
    await untilKnown('colosseum-rome');
  });
});
