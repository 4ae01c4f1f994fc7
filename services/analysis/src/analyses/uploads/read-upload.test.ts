import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { IMAGE_MAX_BYTES } from '@placelore/contracts/analysis/analyses.js';
import { readUpload } from './read-upload.js';

const FORM = 'multipart/form-data; boundary=x';
const JSON_TYPE = 'application/json; charset=utf-8';
/** A photo of 10 MB in base64, in lines of 76 characters, with 64 kB for all else. */
const MAX_JSON_BYTES = Math.ceil(IMAGE_MAX_BYTES * (4 / 3) * (78 / 76)) + 64 * 1024;

/** Returns the error for a request that announces its size but has no body; "read" when the body was read. */
async function announce(type: string, bytes: number | undefined): Promise<string> {
  const headers = { 'content-type': type, ...(bytes !== undefined && { 'content-length': String(bytes) }) };
  const request = Object.assign(Readable.from([]), { headers }) as unknown as IncomingMessage;
  const spool = { use: () => Promise.reject({ code: 'read' }) };
  return readUpload(request, spool as never, {} as never).then(
    () => 'accepted',
    ({ code }) => code,
  );
}

describe('readUpload', () => {
  // The timeouts of a rejected request outlive it, so timers are faked.
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['a form', FORM, IMAGE_MAX_BYTES + 64 * 1024, 'INVALID_INPUT'],
    ['JSON', JSON_TYPE, MAX_JSON_BYTES, 'read'],
  ])('reads %s of up to the announced size of the largest photo', async (_, type, maxBytes, outcome) => {
    expect(await announce(type, maxBytes)).toBe(outcome);
    expect(await announce(type, maxBytes + 1)).toBe('IMAGE_TOO_LARGE');
    expect(await announce(type, undefined)).toBe(outcome);
  });

  it.each(['', 'text/plain', 'multipart/mixed', 'application/json-seq'])('rejects the type %j', async (type) => {
    expect(await announce(type, 1)).toBe('UNSUPPORTED_MEDIA_TYPE');
  });
});
