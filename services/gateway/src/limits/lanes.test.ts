import { EventEmitter, once } from 'node:events';
import { Socket } from 'node:net';
import { articles } from '@placelore/contracts/content/articles/articles.js';
import { guides } from '@placelore/contracts/content/guides.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getLane, Lanes } from './lanes.js';

/** Enters a long lane with a response that never closes, like a queued one of a pipelining client in some Nodes. */
async function answerQueued(lanes: Lanes, socket: Socket): Promise<void> {
  const request = { raw: { socket }, callerAddress: 'x' } as FastifyRequest;
  const raw = Object.assign(new EventEmitter(), { closed: false });
  (await lanes.enter('results', request, { raw } as unknown as FastifyReply))();
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

it('getLane: takes words for articles as a search, and the name of a stored guide as a read', () => {
  const query = { q: 'lisbon' };
  expect([getLane(articles.list, query), getLane(articles.list, {}), getLane(guides.findCached, query)]).toEqual([
    'search',
    'reads',
    'reads',
  ]);
});
