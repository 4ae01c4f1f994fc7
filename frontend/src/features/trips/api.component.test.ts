import { trips } from '@placelore/contracts/content/trips/trips.js';
import { mutate } from 'swr';
import { HttpError } from '../../lib/api/http-error.js';
import { toKey } from '../../lib/cache/server-state.js';
import { buildTrip } from '../../testing/builders/trips.js';
import { jsonResponse, mockFetch, setOnline } from '../../testing/fakes/browser.js';
import { createTrip, deleteTrip, isGone, reorderStops, tryChangeTrip } from './api.js';

const TRIP = buildTrip();
const KEY = toKey(trips.read, { id: TRIP.id });
const refuse = (status: number) => jsonResponse({ error: 'x', code: 'OBJECT_NOT_FOUND' }, status);
/** Returns the trip that pages show. */
const getShown = () => mutate<typeof TRIP>(KEY, (trip) => trip, { revalidate: false });
const getOrder = async () => (await getShown())?.stops.map(({ id }) => id);

beforeEach(() => mutate(KEY, TRIP, { revalidate: false }));

it('reorderStops: sends the order and shows it immediately', async () => {
  const shown: unknown[] = [];
  const requests = mockFetch(async () => {
    shown.push(await getOrder());
    return jsonResponse({ ...TRIP, stops: TRIP.stops.toReversed() });
  });
  expect(await reorderStops(TRIP, [3, 1, 2, 99])).toBe(true);
  expect(requests).toEqual([{ method: 'PUT', url: '/api/trips/7/order', body: { stopIds: [3, 1, 2, 99] } }]);
  expect(shown).toEqual([[3, 1, 2]]);
  expect(await getOrder()).toEqual([3, 2, 1]);
});

it('reorderStops: restores the previous order if the new one is refused', async () => {
  setOnline(false);
  mockFetch(() => refuse(500));
  expect(await reorderStops(TRIP, [3, 2, 1])).toBe(false);
  expect(await getOrder()).toEqual([1, 2, 3]);
  setOnline(true);
});

describe('reorderStops: two orders in a row', () => {
  const SECOND = [2, 3, 1];
  const withOrder = (ids: readonly number[]) => ({
    ...TRIP,
    stops: ids.flatMap((id) => TRIP.stops.find((stop) => stop.id === id) ?? []),
  });

  /** Requests two orders at once. The first answer is slow; `answerSecond` is the second one. */
  async function reorderTwice(answerSecond: () => Response) {
    const answers: (() => void)[] = [];
    let sent = 0;
    mockFetch(({ body }) => {
      const { stopIds } = body as { stopIds: number[] };
      sent += 1;
      const response = sent === 1 ? jsonResponse(withOrder(stopIds)) : answerSecond();
      return sent === 1 ? new Promise<Response>((resolve) => answers.push(() => resolve(response))) : response;
    });
    const first = reorderStops(TRIP, [3, 2, 1]);
    const second = reorderStops(withOrder([3, 2, 1]), SECOND);
    await new Promise((resolve) => setTimeout(resolve, 10));
    const sentAtOnce = sent;
    answers[0]?.();
    await first;
    const shownAfterFirst = await getOrder();
    await second;
    return { sentAtOnce, shownAfterFirst };
  }

  it('sends them one after the other, and never shows the first again', async () => {
    const result = await reorderTwice(() => jsonResponse(withOrder(SECOND)));
    expect(result).toEqual({ sentAtOnce: 1, shownAfterFirst: SECOND });
    expect(await getOrder()).toEqual(SECOND);
  });

  it('shows the first again if the second is refused', async () => {
    setOnline(false);
    await reorderTwice(() => refuse(500));
    expect(await getOrder()).toEqual([3, 2, 1]);
    setOnline(true);
  });
});

it.each([
  [undefined, { title: 'Rome' }],
  [
    { kind: 'article', id: 3 },
    { title: 'Rome', stop: { kind: 'article', id: 3 } },
  ],
])('createTrip: with the stop %j sends %j and shows what was created', async (stop, body) => {
  const requests = mockFetch(() => jsonResponse({ ...TRIP, title: 'Rome' }));
  expect((await createTrip('Rome', stop as never)).title).toBe('Rome');
  expect(requests[0]).toEqual({ method: 'POST', url: '/api/trips', body });
  expect((await getShown())?.title).toBe('Rome');
});

it('deleteTrip: deletes one trip, and throws if that is refused', async () => {
  const requests = mockFetch(() => new Response(null, { status: 204 }));
  await deleteTrip(7);
  expect(requests[0]).toMatchObject({ method: 'DELETE', url: '/api/trips/7' });
  mockFetch(() => refuse(404));
  await expect(deleteTrip(7)).rejects.toMatchObject({ status: 404 });
});

it('tryChangeTrip: returns null if the change is refused', async () => {
  mockFetch(() => refuse(404));
  expect(await tryChangeTrip(trips.rename, { id: 7, title: 'x' })).toBeNull();
  mockFetch(() => jsonResponse({ ...TRIP, title: 'x' }));
  expect((await tryChangeTrip(trips.rename, { id: 7, title: 'x' }))?.title).toBe('x');
});

it('isGone: is true only for status 404', () => {
  const toError = (status: number) => Object.assign(Object.create(HttpError.prototype), { status });
  expect([404, 403, 500].map((status) => isGone(toError(status)))).toEqual([true, false, false]);
  expect(isGone(new TypeError('no network'))).toBe(false);
});

it('tryChangeTrip: sends a third change only after the second, although the first has been answered', async () => {
  const answers: (() => void)[] = [];
  const requests = mockFetch(() => new Promise<Response>((resolve) => answers.push(() => resolve(jsonResponse(TRIP)))));
  const rename = (title: string) => tryChangeTrip(trips.rename, { id: TRIP.id, title });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const [first, second] = [rename('a'), rename('b')];
  await settle();
  answers[0]?.();
  await first;
  const third = rename('c');
  await settle();
  expect(requests.map(({ body }) => body)).toEqual([{ title: 'a' }, { title: 'b' }]);
  answers[1]?.();
  await second;
  await settle();
  answers[2]?.();
  expect(await third).toEqual(TRIP);
  expect(requests.map(({ body }) => body)).toEqual([{ title: 'a' }, { title: 'b' }, { title: 'c' }]);
});
