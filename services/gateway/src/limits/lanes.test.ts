import { EventEmitter, once } from 'node:events';
import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { articles } from '@placelore/contracts/content/articles/articles.js';
import { guides } from '@placelore/contracts/content/guides.js';
import type { LaneName } from '@placelore/contracts/core/route.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getLane, isLongLane, Lanes, parseLaneSizes } from './lanes.js';

/**
 * Enters a lane with a response that never closes, as some versions of Node leave queued responses of a pipelining
 * client.
 */
async function answerQueued(lanes: Lanes, socket: Socket, name: LaneName = 'results'): Promise<void> {
  const request = { raw: { socket }, callerAddress: 'x' } as FastifyRequest;
  const raw = Object.assign(new EventEmitter(), { closed: false });
  (await lanes.enter(name, request, { raw } as unknown as FastifyReply))();
}

it('Lanes: frees the slots of queued responses when their connection closes', async () => {
  const lanes = new Lanes({ results: 2 });
  const socket = new Socket();
  await answerQueued(lanes, socket);
  await answerQueued(lanes, socket);
  await expect(answerQueued(lanes, new Socket())).rejects.toMatchObject({ code: 'OVERLOADED' });
  await once(socket.destroy(), 'close');
  await answerQueued(lanes, new Socket());
  await answerQueued(lanes, new Socket());
});

it('Lanes: keeps no slot for a response whose connection is closed already', async () => {
  const lanes = new Lanes({ results: 1 });
  const socket = new Socket().destroy();
  await answerQueued(lanes, socket);
  await answerQueued(lanes, socket);
});

it('Lanes: starts half as many searches while somebody signs in', async () => {
  const lanes = new Lanes({ search: 2 });
  const enter = (name: LaneName) => {
    const raw = Object.assign(new EventEmitter(), { closed: false });
    const request = { raw: { socket: new Socket() }, callerAddress: 'x' } as FastifyRequest;
    return lanes.enter(name, request, { raw } as unknown as FastifyReply);
  };
  const endSignIn = await enter('signIn');
  const endSearch = await enter('search');
  let isStarted = false;
  void enter('search').then(() => {
    isStarted = true;
  });
  await nextTurn();
  expect(isStarted).toBe(false);
  endSignIn();
  endSearch();
  await nextTurn();
  expect(isStarted).toBe(true);
});

it.each([
  ['', {}],
  [' search:8 , signIn:1,', { search: 8, signIn: 1 }],
  ['search:9999', { search: 9_999 }],
  ['search:0', null],
  ['search:10000', null],
  ['search:-1', null],
  ['search', null],
  ['searches:4', null],
  ['constructor:4', null],
  ['search:4;pages:4', null],
])('parseLaneSizes: reads %j as %j', (text, sizes) => {
  expect(parseLaneSizes(text)).toEqual(sizes);
});

it('counts a list of articles with a query as a search, and the name of a stored guide as a read', () => {
  const query = { q: 'lisbon' };
  expect([getLane(articles.list, query), getLane(articles.list, {}), getLane(guides.findCached, query)]).toEqual([
    'search',
    'reads',
    'reads',
  ]);
});

it.each<LaneName>(['guides', 'results'])('Lanes: keeps a slot for %s until the response has ended', async (name) => {
  const lanes = new Lanes({ [name]: 1 });
  await answerQueued(lanes, new Socket(), name);
  await expect(answerQueued(lanes, new Socket(), name)).rejects.toMatchObject({ code: 'OVERLOADED' });
});

it.each<LaneName>(['search', 'signIn', 'pages', 'maps', 'images', 'reads', 'writes'])(
  'Lanes: frees the slot for %s when the service has answered, however slowly the client reads',
  async (name) => {
    const lanes = new Lanes({ [name]: 1 });
    for (let index = 0; index < 3; index++) await answerQueued(lanes, new Socket(), name);
    expect(isLongLane(name)).toBe(false);
  },
);

describe('Lanes with one slot', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it.each<[LaneName, waiting: number, waitMs: number]>([
    ['search', 512, 2_000],
    ['signIn', 128, 2_000],
    ['pages', 512, 2_000],
    ['maps', 512, 2_000],
    ['images', 512, 2_000],
    ['reads', 512, 2_000],
    ['writes', 256, 5_000],
  ])('let in the lane %s %d requests wait for at most %d ms', async (name, waiting, waitMs) => {
    const lanes = new Lanes({ [name]: 1 });
    let rejectedCount = 0;
    const enter = () => {
      const raw = Object.assign(new EventEmitter(), { closed: false, socket: null });
      const reply = { raw } as unknown as FastifyReply;
      lanes.enter(name, { raw, callerAddress: 'x' } as unknown as FastifyRequest, reply).catch(() => rejectedCount++);
    };
    for (let index = 0; index <= waiting; index++) enter();
    await jest.advanceTimersByTimeAsync(0);
    expect(rejectedCount).toBe(0);
    enter();
    await jest.advanceTimersByTimeAsync(waitMs / 2 - 1);
    expect(rejectedCount).toBe(1);
    await jest.advanceTimersByTimeAsync(waitMs / 2 + 1);
    expect(rejectedCount).toBe(waiting + 1);
  });
});
