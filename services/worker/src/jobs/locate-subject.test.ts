import { ApiError } from '@placelore/contracts/core/errors.js';
import { ServiceUnavailableError } from '@placelore/platform/http/service-unavailable-error.js';
import { locateSubject, type Subject } from './locate-subject.js';

const ROME = { latitude: 41.89, longitude: 12.49 };
const DEGREES = 1 / 111.195;
/** A place some kilometers north of Rome's position. */
const at = (kilometers: number, change: object = {}) => ({
  ...{ name: 'Place', kind: 'landmark', guidebookId: null, unconfirmed: undefined },
  ...{ latitude: 41.89 + kilometers * DEGREES, longitude: 12.49 },
  ...change,
});
const SUBJECT: Subject = { title: 'Old Mill', location: 'Rome, Italy', ...ROME };

type Answers = Partial<Record<'named' | 'listed' | 'confirmed' | 'nearest', object | null | Error>>;
type Body = { query?: string; clues: object[]; at?: object; confirm?: boolean };

/** Locates a subject with the answers of the four searches, and returns the place with the searches that were made. */
async function locate(answers: Answers, subject: Partial<Subject> = {}) {
  const searches: [keyof Answers, Body][] = [];
  const call = async (_route: unknown, body: Body) => {
    const search = body.at ? 'listed' : body.query === undefined ? (body.confirm ? 'confirmed' : 'nearest') : 'named';
    searches.push([search, body]);
    const answer = answers[search] ?? null;
    if (answer instanceof Error) throw answer;
    return { place: answer };
  };
  const place = await locateSubject(call as never, { ...SUBJECT, ...subject });
  return { place, searches, names: searches.map(([name]) => name) };
}

test('locateSubject: searches by the name, at the position, in other sources, and last by the position alone', async () => {
  const nearest = at(1);
  const { place, searches } = await locate({ nearest });
  expect(place).toBe(nearest);
  const position = { kind: 'photo position', position: ROME, confidence: 0.9 };
  const clues = [position, { kind: 'stated location', text: 'Rome, Italy', confidence: 0.5 }];
  expect(searches).toEqual([
    ['named', { query: 'Old Mill', clues }],
    ['listed', { query: 'Old Mill', clues: [], at: ROME }],
    [
      'confirmed',
      { clues: [{ kind: 'stated location', text: 'Old Mill, Rome, Italy', confidence: 0.9 }, position], confirm: true },
    ],
    ['nearest', { clues }],
  ]);
});

test.each<[keyof Answers, (keyof Answers)[]]>([
  ['named', ['named']],
  ['listed', ['named', 'listed']],
  ['confirmed', ['named', 'listed', 'confirmed']],
])('locateSubject: searches no further than to the %s place', async (search, expected) => {
  const found = at(1);
  const { place, names } = await locate({ [search]: found });
  expect([place, names]).toEqual([found, expected]);
});

test.each([
  ['landmark', 4.9, 5.1],
  ['city', 29.9, 30.1],
])('locateSubject: takes a %s up to %d km away for the same place, and not one %d km away', async (kind, near, far) => {
  expect((await locate({ named: at(near, { kind }) })).place).not.toBeNull();
  for (const search of ['named', 'listed', 'confirmed', 'nearest'])
    expect((await locate({ [search]: at(far, { kind }) })).place).toBeNull();
});

test.each(['region', 'country'])('locateSubject: takes a %s at any distance', async (kind) => {
  expect((await locate({ named: at(900, { kind }) })).place).not.toBeNull();
});

test('locateSubject: cannot compare the distance of a subject without a position, and searches only by its names', async () => {
  const { place, searches, names } = await locate({ nearest: at(900) }, { latitude: null });
  expect([place, names]).toEqual([at(900), ['named', 'confirmed', 'nearest']]);
  expect(searches[0]![1].clues).toEqual([{ kind: 'stated location', text: 'Rome, Italy', confidence: 0.5 }]);
});

test('locateSubject: searches only by the name if nothing else is known', async () => {
  const nothing = { location: '', latitude: null, longitude: null };
  expect((await locate({ nearest: at(0) }, nothing)).names).toEqual(['named']);
});

test.each([{ kind: 'city' }, { guidebookId: 7 }, { unconfirmed: true }])(
  'locateSubject: does not take %j for a sight that another source knows',
  async (change) => {
    expect((await locate({ confirmed: at(0, change) })).place).toBeNull();
  },
);

test.each(['TIMED_OUT', 'PROVIDER_UNAVAILABLE', 'PROVIDER_REJECTED', 'PROVIDER_BUDGET_EXHAUSTED'] as const)(
  'locateSubject: goes on without the map after %s',
  async (code) => {
    expect((await locate({ listed: new ApiError(code), nearest: at(0) })).place).toEqual(at(0));
  },
);

test('locateSubject: waits for the service itself, and does not hide other errors', async () => {
  const unavailable = new ServiceUnavailableError('TIMED_OUT', { service: 'places', isInterrupted: true });
  await expect(locate({ listed: unavailable })).rejects.toBe(unavailable);
  await expect(locate({ listed: new ApiError('INVALID_INPUT') })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  await expect(locate({ named: new ApiError('TIMED_OUT') })).rejects.toMatchObject({ code: 'TIMED_OUT' });
});
