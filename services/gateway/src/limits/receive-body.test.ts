import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { MAX_BODY_BYTES } from '@placelore/platform/bootstrap/create-fastify.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createBodyLimiters, discardBody, readBufferedBody, receiveBody } from './receive-body.js';

/** Request of a visitor, with the headers of its response. */
function createCall(body?: Readable, headers: Record<string, string> = {}, complete = false) {
  const replyHeaders: Record<string, string> = {};
  return {
    request: { body, headers, callerAddress: '10.0.0.1', knownCaller: null, raw: { complete } } as FastifyRequest,
    reply: {
      sent: false,
      header: (name: string, value: string) => Object.assign(replyHeaders, { [name]: value }),
    } as unknown as FastifyReply,
    replyHeaders,
  };
}
const CLOSES = { connection: 'close' };

describe('discardBody', () => {
  it('frees the slot of an upload that nothing reads, and closes the connection of an unfinished one', async () => {
    const { uploads } = createBodyLimiters(1);
    for (const complete of [false, true]) {
      const { request, reply, replyHeaders } = createCall(new PassThrough(), {}, complete);
      const body = (await receiveBody(request, reply, uploads))!;
      expect(uploads.size).toBe(1);
      discardBody(request, reply, body);
      await once(body, 'close');
      expect([uploads.size, replyHeaders]).toEqual([0, complete ? {} : CLOSES]);
    }
  });

  it('leaves a request without a body alone', () => {
    const { request, reply, replyHeaders } = createCall();
    discardBody(request, reply, null);
    expect(replyHeaders).toEqual({});
  });
});

describe('receiveBody', () => {
  it('fails when its sender disconnects, and frees its slot', async () => {
    const { uploads } = createBodyLimiters(1);
    const source = new PassThrough();
    const { request, reply, replyHeaders } = createCall(source);
    const body = (await receiveBody(request, reply, uploads))!;
    source.destroy();
    await expect(body.toArray()).rejects.toThrow('the sender disconnected');
    expect([uploads.size, replyHeaders]).toEqual([0, CLOSES]);
  });

  it.each([
    [1, 8],
    [2, 16],
  ])('with the factor %d admits %d concurrent uploads of an address', async (factor, count) => {
    const { uploads } = createBodyLimiters(factor, { uploads: { waitTimeoutMs: 1, maxActive: 100 } });
    const receive = () => {
      const { request, reply } = createCall(new PassThrough());
      return receiveBody(request, reply, uploads);
    };
    const bodies = await Promise.all(Array.from({ length: count }, receive));
    await expect(receive()).rejects.toMatchObject({ code: 'UPLOADS_FULL' });
    for (const body of bodies) body?.destroy();
  });
});

describe('readBufferedBody', () => {
  const read = async (bytes: number, headers: Record<string, string> = {}) => {
    const { request, reply, replyHeaders } = createCall(Readable.from([Buffer.alloc(bytes)]), headers, true);
    const result = await readBufferedBody(request, reply, createBodyLimiters(1).smallBodies).then(
      (body) => [body?.bytes.length, body?.contentType],
      ({ code }) => code,
    );
    return [result, replyHeaders];
  };

  it('accepts 1 MB, and closes the connection at one byte more', async () => {
    expect(await read(MAX_BODY_BYTES)).toEqual([[MAX_BODY_BYTES, 'application/octet-stream'], {}]);
    expect(await read(MAX_BODY_BYTES + 1)).toEqual(['BODY_TOO_LARGE', CLOSES]);
  });

  it('rejects a size that is announced before it reads', async () => {
    const announce = (bytes: number) => ({ 'content-length': String(bytes), 'content-type': 'text/plain' });
    expect(await read(3, announce(MAX_BODY_BYTES))).toEqual([[3, 'text/plain'], {}]);
    expect(await read(3, announce(MAX_BODY_BYTES + 1))).toEqual(['BODY_TOO_LARGE', CLOSES]);
  });
});
