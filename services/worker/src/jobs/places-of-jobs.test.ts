import { describe, expect, test } from '@jest/globals';
import { MAX_LOOK_CANDIDATES } from '@placelore/contracts/analysis/second-look.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { ServiceUnavailableError } from '@placelore/platform/http/service-unavailable-error.js';
import { locateSubject } from './locate-subject.js';
import { choosePhoto } from './media/choose-photo.js';
import { findCamera, listLookCandidates } from './photo/look-candidates.js';

const north = (meters: number) => ({ latitude: meters / 111_195, longitude: 0 });
const place = (name: string, meters = 0, overrides: object = {}) =>
  ({
    name,
    kind: 'landmark',
    guidebookId: null,
    city: 'Rome',
    country: 'Italy',
    ...north(meters),
    ...overrides,
  }) as never;
const SUBJECT = { title: 'Trevi', location: 'Rome, Italy', ...north(0) };
const [POSITION, LOCATION] = [
  { kind: 'photo position', position: north(0), confidence: 0.9 },
  { kind: 'stated location', text: 'Rome, Italy', confidence: 0.5 },
];

/**
 * Answers each call with the next of `answers`, or throws it when it is an error. @returns the found place and what was
 * sent
 */
async function locate(subject: typeof SUBJECT | object, ...answers: unknown[]) {
  const sent: unknown[] = [];
  const call = async (_: unknown, input: unknown) => {
    sent.push(input);
    const answer = answers[sent.length - 1] ?? null;
    if (answer instanceof Error) throw answer;
    return { place: answer };
  };
  const found = await locateSubject(call as never, { ...SUBJECT, ...subject });
  return { sent, name: found?.name ?? null };
}

describe('locateSubject', () => {
  test('asks for the whole title, then at the position, then other sources, then for the position alone', async () => {
    const { sent, name } = await locate({}, null, null, null, place('nearest'));
    expect(name).toBe('nearest');
    expect(sent).toEqual([
      { query: 'Trevi', clues: [POSITION, LOCATION] },
      { query: 'Trevi', clues: [], at: north(0) },
      { clues: [{ kind: 'stated location', text: 'Trevi, Rome, Italy', confidence: 0.9 }, POSITION], confirm: true },
      { clues: [POSITION, LOCATION] },
    ]);
  });

  test.each([
    ['the named one', {}, [place('named')], 'named', 1],
    ['one at 5 km', {}, [place('named', 4_990)], 'named', 1],
    ['no sight beyond 5 km', {}, [place('named', 5_010), null, null, place('near')], 'near', 4],
    ['a town at 30 km', {}, [place('town', 29_900, { kind: 'city' })], 'town', 1],
    ['no town beyond 30 km', {}, [place('town', 30_100, { kind: 'city' })], null, 4],
    ['a region anywhere', {}, [place('region', 900_000, { kind: 'region' })], 'region', 1],
    ['a country anywhere', {}, [place('country', 900_000, { kind: 'country' })], 'country', 1],
    ['a listed one', {}, [null, place('listed')], 'listed', 2],
    ['no listed one elsewhere', {}, [null, place('listed', 9_000), place('confirmed')], 'confirmed', 3],
    ['a confirmed one', {}, [null, null, place('confirmed')], 'confirmed', 3],
    ['no record in its place', {}, [null, null, place('x', 0, { guidebookId: 'x' })], null, 4],
    ['no town in its place', {}, [null, null, place('x', 0, { kind: 'city' })], null, 4],
    ['none that is not confirmed', {}, [null, null, place('x', 0, { unconfirmed: true })], null, 4],
    ['no nearest one elsewhere', {}, [null, null, null, place('x', 9_000)], null, 4],
    ['any place of the name, without a position', { latitude: null, longitude: null }, [place('far', 9_000)], 'far', 1],
    ['nothing more without clues', { latitude: null, longitude: null, location: '' }, [null, place('x')], null, 1],
    ['no list without a position', { latitude: null, longitude: null }, [null, place('confirmed')], 'confirmed', 2],
  ])('takes %s', async (_, subject, answers, name, calls) => {
    const result = await locate(subject, ...answers);
    expect([result.name, result.sent.length]).toEqual([name, calls]);
  });

  test.each([
    ['TIMED_OUT', true],
    ['PROVIDER_UNAVAILABLE', true],
    ['PROVIDER_REJECTED', true],
    ['INVALID_INPUT', false],
  ] as const)('goes on without the list after %s: %j', async (code, goesOn) => {
    const result = locate({}, null, new ApiError(code), place('confirmed')).then(
      ({ name }) => name,
      () => 'thrown',
    );
    expect(await result).toBe(goesOn ? 'confirmed' : 'thrown');
  });

  test('waits for a places service that does not respond', async () => {
    const outage = new ServiceUnavailableError('TIMED_OUT', { service: 'places', isInterrupted: true });
    await expect(locate({}, null, outage)).rejects.toBe(outage);
  });

  test('shortens long texts to what the route accepts', async () => {
    const { sent } = await locate({ title: 't'.repeat(301), location: 'l'.repeat(2_001) });
    const [first, , third] = sent as [
      { query: string; clues: { text?: string }[] },
      unknown,
      { clues: { text: string }[] },
    ];
    expect([first.query.length, first.clues[1]!.text!.length, third.clues[0]!.text.length]).toEqual([
      300, 2_000, 2_000,
    ]);
  });
});

describe('second look', () => {
  const clue = (kind: string, position: object | null) => ({ kind, ...(position && { position }) }) as never;
  test.each([
    [[clue('photo position', north(1))], north(1)],
    [[clue('device position', north(2))], north(2)],
    [[clue('landmark recognized', north(1))], null],
    [[clue('photo position', null), clue('device position', north(2))], north(2)],
    [[], null],
  ])('findCamera: %#', (clues, position) => expect(findCamera(clues)).toEqual(position));

  const near = (name: string, meters: number) =>
    ({ name, coordinates: { lat: north(meters).latitude, lng: 0 } }) as never;
  const list = (camera: object | null, located: object, nearby: never[] = []) =>
    listLookCandidates(camera as never, { place: null, alternatives: [], ...located } as never, nearby);
  const names = (...input: Parameters<typeof list>) => list(...input).map(({ name }) => name);

  test('listLookCandidates: sights that clues name, then those around', () => {
    const located = { place: place('A'), alternatives: [place('B'), place('town', 0, { kind: 'city' })] };
    expect(names(north(0), located, [near('C', 100)])).toEqual(['A', 'B', 'C']);
    expect(names(north(0), { place: place('A', 0, { unconfirmed: true }) }, [near('C', 1)])).toEqual(['C']);
    expect(list(north(0), located)[0]).toEqual({
      ...{ name: 'A', location: 'Rome, Italy', ...north(0), distanceMeters: 0 },
    });
    expect(list(null, located)[0]!.distanceMeters).toBeNull();
  });

  test("listLookCandidates: gives the sights around a town the town's name, and returns each sight once", () => {
    const town = { place: place('Rome', 0, { kind: 'city' }) };
    expect(list(north(0), town, [near('C', 100)])[0]!.location).toBe('Rome, Italy');
    expect(list(north(0), { place: place('A') }, [near('C', 100)])[1]!.location).toBe('');
    expect(names(north(0), { place: place('A') }, [near('A', 1_010)])).toEqual(['A', 'A']);
    expect(names(north(0), { place: place('A') }, [near('A', 990)])).toEqual(['A']);
  });

  test('listLookCandidates: returns nothing for a single sight without a camera position', () => {
    expect(names(null, { place: place('A') })).toEqual([]);
    expect(names(north(0), { place: place('A') })).toEqual(['A']);
    expect(names(null, { place: place('A'), alternatives: [place('B')] })).toEqual(['A', 'B']);
    const many = Array.from({ length: MAX_LOOK_CANDIDATES + 1 }, (_, index) => near(`N${index}`, index));
    expect(names(north(0), {}, many)).toHaveLength(MAX_LOOK_CANDIDATES);
    const long = list(north(0), { place: place('n'.repeat(201), 0, { city: 'c'.repeat(201) }) })[0]!;
    expect([long.name.length, long.location.length]).toEqual([200, 200]);
  });
});

describe('choosePhoto', () => {
  const candidate = (sha1: string) => ({ credit: { sha1 }, downloadUrl: `https://c.example/${sha1}` });
  /** @param verdicts by candidate: an error, or what the models say */
  async function choose(verdicts: Record<string, unknown>) {
    const stored: string[] = [];
    const call = async ({ id }: { id: string }, input: { url?: string; photoKey?: string }) => {
      if (id.endsWith('findCandidates')) return { candidates: Object.keys(verdicts).map(candidate) };
      if (id.endsWith('download')) return { photo: input.url };
      const verdict = verdicts[input.photoKey!];
      if (verdict instanceof Error) throw verdict;
      return verdict;
    };
    const store = async (sha1: string, photo: string) => {
      stored.push(`${sha1} ${photo}`);
      return { photoKey: sha1 };
    };
    const credit = await choosePhoto(call as never, { place: {}, excluded: [] } as never, store);
    return { sha1: credit?.sha1 ?? null, stored };
  }
  const [SAFE, UNSAFE, OFF] = [
    { enabled: true, safety: 'safe' },
    { enabled: true, safety: 'unsafe' },
    { enabled: false, safety: 'safe' },
  ];

  test.each([
    [{ a: SAFE, b: SAFE }, 'a', 1],
    [{ a: UNSAFE, b: SAFE }, 'b', 2],
    [{ a: OFF, b: SAFE }, null, 1],
    [{ a: UNSAFE }, null, 1],
    [{}, null, 0],
  ])('of %j chooses %j', async (verdicts, sha1, count) => {
    const result = await choose(verdicts);
    expect([result.sha1, result.stored.length]).toEqual([sha1, count]);
    if (count > 0) expect(result.stored[0]).toBe('a https://c.example/a');
  });

  test.each([
    ...['PROVIDER_REJECTED', 'IMAGE_EMPTY', 'IMAGE_TOO_LARGE', 'IMAGE_TOO_SMALL', 'IMAGE_TOO_MANY_PIXELS'],
    ...['IMAGE_UNREADABLE', 'IMAGE_UNSUPPORTED'],
  ] as const)('goes on after %s', async (code) => {
    expect((await choose({ a: new ApiError(code as never), b: SAFE })).sha1).toBe('b');
  });

  test.each(['PROVIDER_UNAVAILABLE', 'TIMED_OUT', 'INTERNAL'] as const)('fails with %s', async (code) => {
    await expect(choose({ a: new ApiError(code), b: SAFE })).rejects.toMatchObject({ code });
  });
});
