import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { GOOGLE_PROVIDER } from '@placelore/contracts/places/geo-providers.js';
import type { PhotoSubject } from '@placelore/contracts/places/pictures/photo-subjects.js';
import type { PlaceClue } from '@placelore/contracts/places/places.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import type { Redis } from 'ioredis';
import { locate } from '../../src/geo/embedded/locate.js';
import { WikidataClient } from '../../src/knowledge/wikidata/wikidata-client.js';
import { GoogleSights } from '../../src/locate/sights/map-sights.js';
import { SightConfirmer } from '../../src/locate/sights/sight-confirmer.js';
import type { SightSource } from '../../src/locate/sights/sight-source.js';
import { WikidataSights } from '../../src/locate/sights/wikidata-sights.js';
import { createTestRedis } from '../support/test-redis.js';
import { claim, type FakeItem } from '../support/wikimedia/fake-wikidata.js';
import { openWikimedia } from '../support/wikimedia/open-wikimedia.js';

const atlas = Atlas.load();
const NEVER_LOGGED = { warn: () => {} };
const recognized = (name: string, city: string | null, country: string | null, subject: PhotoSubject = 'sight') =>
  ({
    kind: 'landmark recognized',
    text: [name, city, country].filter(Boolean).join(', '),
    confidence: 0.8,
    sight: { name, city, country, subject },
  }) satisfies PlaceClue;
const PRETORIA = recognized('Fontana Pretoria', 'Palermo', 'Italy');

const FOUNTAIN: FakeItem = {
  label: 'Fontana Pretoria',
  aliases: { en: ['Pretoria Fountain'] },
  at: [38.11536, 13.36208],
  is: ['Q483453'],
};
const EARRING: FakeItem = { label: 'Girl with a Pearl Earring', is: ['Q838948', 'Q3305213'] };
const MAURITSHUIS: FakeItem = { label: 'Mauritshuis', at: [52.0804, 4.3143], is: ['Q33506'] };

let redis: Redis;
let wikimedia: Awaited<ReturnType<typeof openWikimedia>> | null = null;
beforeAll(async () => {
  redis = await createTestRedis();
});
afterEach(async () => {
  await wikimedia?.close();
  wikimedia = null;
  await redis.flushdb();
});
afterAll(() => redis.disconnect());

async function confirmByWikidata(items: Record<string, FakeItem>, clues: PlaceClue[]) {
  wikimedia = await openWikimedia(redis, { items });
  const source = new WikidataSights(new WikidataClient(wikimedia.clients.wikidata));
  return new SightConfirmer(atlas, [source], NEVER_LOGGED).confirm(clues);
}

describe('WikidataSights', () => {
  test('keeps the name, the position and the source of a sight in the named town', async () => {
    const clues = await confirmByWikidata({ Q1: FOUNTAIN }, [PRETORIA]);
    const { place } = locate(atlas, clues);
    expect(place).toMatchObject({
      name: 'Fontana Pretoria',
      kind: 'landmark',
      city: 'Palermo',
      country: 'Italy',
      latitude: 38.11536,
      longitude: 13.36208,
      provider: 'wikidata',
      confidence: 0.8,
      evidence: [
        {
          detail: 'The photo was recognized as “Fontana Pretoria, Palermo, Italy”, which Wikidata knows there',
        },
      ],
    });
    expect(place).not.toHaveProperty('unconfirmed');
  });

  test('finds a sight by its name in the language of its country', async () => {
    const item = { ...FOUNTAIN, label: 'Pretoria Fountain', labels: { it: 'Fontana Pretoria' }, aliases: {} };
    const [confirmed] = await confirmByWikidata({ Q1: item }, [PRETORIA]);
    expect(confirmed).toMatchObject({ confirmed: { name: 'Pretoria Fountain' } });
  });

  test.each<[string, Record<string, FakeItem>]>([
    ['in another town', { Q1: { ...FOUNTAIN, at: [37.5, 15.09] } }],
    ['of a similar name', { Q1: { ...FOUNTAIN, label: 'Fontana Vittoria', aliases: {} } }],
    ['that is a person', { Q1: { ...FOUNTAIN, is: ['Q5'] } }],
    ['that is a quarter of the town', { Q1: { ...FOUNTAIN, is: ['Q123705'] } }],
    ['that is gone', { Q1: { ...FOUNTAIN, claims: { P576: [claim.time('+1920-00-00T00:00:00Z', 9)] } } }],
    ['without a position', { Q1: { label: 'Fontana Pretoria', is: ['Q483453'] } }],
    ['twice in the town', { Q1: FOUNTAIN, Q2: { ...FOUNTAIN, at: [38.15, 13.33] } }],
  ])('does not confirm a sight %s', async (_what, items) => {
    const clues = await confirmByWikidata(items, [PRETORIA]);
    expect(clues).toEqual([PRETORIA]);
    expect(locate(atlas, clues).place).toMatchObject({ name: 'Fontana Pretoria', city: 'Palermo', unconfirmed: true });
  });

  test('finds the museum of a painting by the statements about it', async () => {
    const painting = recognized('Girl with a Pearl Earring', null, null, 'painting');
    const items = {
      Q1: { ...EARRING, claims: { P276: [claim.item('Q221092')], P195: [claim.item('Q2')] } },
      Q2: { label: 'Louvre', at: [48.861, 2.3358], is: ['Q33506'] },
      // A film with that name.
      Q3: { ...EARRING, is: ['Q11424'], claims: { P276: [claim.item('Q2')] } },
      Q221092: MAURITSHUIS,
    } satisfies Record<string, FakeItem>;
    const { place } = locate(atlas, await confirmByWikidata(items, [painting]));
    expect(place).toMatchObject({ name: 'Mauritshuis', category: 'Museum', city: 'The Hague' });
    expect(place?.evidence[0]?.detail).toBe(
      'The photo was recognized as “Girl with a Pearl Earring”, which Wikidata says is in Mauritshuis',
    );
  });

  test('finds a museum by its collection, and none for a work in two collections', async () => {
    const painting = recognized('Girl with a Pearl Earring', null, null, 'painting');
    const items = (holders: string[]): Record<string, FakeItem> => ({
      Q1: { ...EARRING, claims: { P195: holders.map((id) => claim.item(id)) } },
      Q2: { label: 'Louvre', at: [48.861, 2.3358], is: ['Q33506'] },
      Q221092: MAURITSHUIS,
    });
    const [confirmed] = await confirmByWikidata(items(['Q221092']), [painting]);
    expect(confirmed).toMatchObject({ confirmed: { name: 'Mauritshuis', heldWork: 'Girl with a Pearl Earring' } });
    await wikimedia?.close();
    await redis.flushdb();
    expect(await confirmByWikidata(items(['Q221092', 'Q2']), [painting])).toEqual([painting]);
  });

  test('finds no place for a painting without statements', async () => {
    const painting = recognized('Girl with a Pearl Earring', 'The Hague', 'Netherlands', 'painting');
    const clues = await confirmByWikidata({ Q1: EARRING, Q221092: MAURITSHUIS }, [painting]);
    expect(locate(atlas, clues).place).toBeNull();
  });

  test('does not search for a guidebook sight, a dish, or a name without a place', async () => {
    await confirmByWikidata({ Q1: FOUNTAIN }, [
      recognized('Eiffel Tower', 'Paris', 'France'),
      recognized('Pad Thai', null, 'Thailand', 'dish'),
      recognized('Flibber Monument', null, null),
    ]);
    expect(wikimedia?.servers.wikidata.requests).toEqual([]);
  });
});

describe('GoogleSights', () => {
  const geocode = async () => [
    {
      lat: 38.1154,
      lng: 13.3621,
      name: 'Fontana Pretoria',
      city: 'Palermo',
      region: null,
      country: 'Italy',
      countryCode: 'IT',
    },
  ];

  test('confirms a sight without storing what must not be stored', async () => {
    const clues = await new SightConfirmer(atlas, [new GoogleSights({ geocode })], NEVER_LOGGED).confirm([PRETORIA]);
    const { place } = locate(atlas, clues);
    expect(place).toMatchObject({ name: 'Fontana Pretoria', city: 'Palermo', provider: GOOGLE_PROVIDER });
    expect(place?.latitude).not.toBe(38.1154);
  });

  test('does not confirm a different name', async () => {
    const other = async () => (await geocode()).map((found) => ({ ...found, name: 'Palermo' }));
    const clues = await new SightConfirmer(atlas, [new GoogleSights({ geocode: other })], NEVER_LOGGED).confirm([
      PRETORIA,
    ]);
    expect(clues).toEqual([PRETORIA]);
  });
});

describe('SightConfirmer', () => {
  const confirmed = {
    name: 'Fontana Pretoria',
    localName: null,
    position: { latitude: 38.11536, longitude: 13.36208 },
    category: 'Landmark',
    noun: null,
    provider: 'osm',
    source: 'OpenStreetMap',
    attribution: null,
    heldWork: null,
  } as const;
  const knowing: SightSource = { name: 'second', find: async () => confirmed };

  test('asks the next source when one fails', async () => {
    const failing: SightSource = { name: 'first', find: () => Promise.reject(new Error('down')) };
    const [clue] = await new SightConfirmer(atlas, [failing, knowing], NEVER_LOGGED).confirm([PRETORIA]);
    expect(clue?.confirmed).toEqual(confirmed);
  });

  test('does not wait for a slow source', async () => {
    const late: SightSource = { name: 'late', find: () => new Promise(() => {}) };
    expect(await new SightConfirmer(atlas, [late], NEVER_LOGGED, 10).confirm([PRETORIA])).toEqual([PRETORIA]);
  });

  test('searches for the words of a visitor around the camera', async () => {
    const site: PlaceClue = { kind: 'site details', text: 'Fontana Pretoria', confidence: 0.6 };
    const at: PlaceClue = { kind: 'photo position', position: confirmed.position, confidence: 0.95 };
    const [, clue] = await new SightConfirmer(atlas, [knowing], NEVER_LOGGED).confirm([at, site]);
    expect(clue?.confirmed).toEqual(confirmed);
    expect(await new SightConfirmer(atlas, [knowing], NEVER_LOGGED).confirm([site])).toEqual([site]);
  });

  test.each([
    ['twice the radius of a large town', recognized('Flibber Tower', 'Tokyo', 'Japan'), 52],
    ['at least 20 km around a town', PRETORIA, 20],
    ['1 km around a stated position', { ...PRETORIA, position: confirmed.position }, 1],
  ])('searches within %s', async (_what, clue, kilometers) => {
    const reaches: number[] = [];
    const noting: SightSource = {
      name: 'noting',
      find: async ({ area }) => {
        reaches.push(Math.round((area?.reach ?? 0) / 1_000));
        return null;
      },
    };
    await new SightConfirmer(atlas, [noting], NEVER_LOGGED).confirm([clue]);
    expect(reaches).toEqual([kilometers]);
  });
});
