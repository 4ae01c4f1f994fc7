import { batchSubject } from '@placelore/contracts/content/admin/batch-runs.internal.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import type { JobContext } from '../job-context.js';
import { processItem } from './batch-items.js';

const ROME = { latitude: 41.89, longitude: 12.49 };

interface Located {
  kind: 'landmark' | 'city';
  latitude: number;
  longitude: number;
}

/** Locates attractions; the fake places service knows the places in `known` by their queries. */
async function locate(unplaced: string[], known: Record<string, Located>, location = 'Rome, Italy') {
  const queries: unknown[] = [];
  const call = (async (route: unknown, input: { query: string }) => {
    expect(route).toBe(internalPlaces.locate);
    queries.push(input);
    return { place: Object.hasOwn(known, input.query) ? known[input.query] : null };
  }) as unknown as JobContext['call'];
  const fields = { kind: 'fix-attraction-distances', at: ROME, location, unplaced };
  const subject = batchSubject.options[0].partial().parse(fields) as never;
  return { queries, ...(await processItem(call, subject)) };
}

it('processItem: finds attractions by the first 300 characters of their names, each name once', async () => {
  const long = 'Basilica '.repeat(40);
  const query = long.slice(0, 300);
  const { queries, result } = await locate([long, long, ' ', ''], { [query]: { kind: 'landmark', ...ROME } });
  expect(queries).toEqual([
    {
      query,
      clues: [
        { kind: 'photo position', position: ROME, confidence: 0.6 },
        { kind: 'stated location', text: 'Rome, Italy', confidence: 0.5 },
      ],
    },
  ]);
  expect(result).toEqual({ kind: 'fix-attraction-distances', at: ROME, found: [{ name: long, at: ROME }] });
});

it('processItem: leaves out towns, and places of that name more than 20 km away', async () => {
  const degreesNorth = (kilometers: number) => ({ ...ROME, latitude: ROME.latitude + kilometers / 111.2 });
  const { queries, result } = await locate(
    ['Near', 'Far', 'Town', 'Unknown'],
    {
      Near: { kind: 'landmark', ...degreesNorth(19) },
      Far: { kind: 'landmark', ...degreesNorth(21) },
      Town: { kind: 'city', ...ROME },
    },
    '',
  );
  expect(result).toMatchObject({ found: [{ name: 'Near' }] });
  expect((result as { found: unknown[] }).found).toHaveLength(1);
  // Without a location, only the article's position is a clue.
  expect(queries[0]).toMatchObject({ clues: [{ kind: 'photo position' }] });
  expect((queries[0] as { clues: unknown[] }).clues).toHaveLength(1);
});
