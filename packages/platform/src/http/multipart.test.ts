import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { type MultipartRules, readMultipart } from './multipart.js';

const RULES = { maxImageBytes: 100_000, maxFieldBytes: 10 };
const part = (disposition: string, content: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const IMAGE = 'name="image"; filename="a.jpg"';
const END = Buffer.from('--x--\r\n');

/** Sends bytes as a request, and returns the form that is read from it. */
function startReading(
  bytes: Buffer[],
  rules: Partial<MultipartRules> = {},
  isComplete = true,
  storeImage: (image: AsyncIterable<Buffer>) => Promise<unknown> = buffer,
) {
  const request = Object.assign(new PassThrough(), {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    complete: isComplete,
  });
  const form = readMultipart(request as unknown as IncomingMessage, { ...RULES, ...rules }, storeImage);
  for (const piece of bytes) request.write(piece);
  if (isComplete) request.end();
  return { request, form };
}
const read = (bytes: Buffer[], rules?: Partial<MultipartRules>) => startReading([...bytes, END], rules).form;

describe('readMultipart', () => {
  it('returns fields and image, and skips other files', async () => {
    const { fields, image } = await read([
      part('name="a"', '1'),
      part('name="other"; filename="b"', 'nothing'),
      part(IMAGE, 'bytes'),
      part('name="__proto__"', '2'),
    ]);
    expect(Object.entries(fields)).toEqual([
      ['a', '1'],
      ['__proto__', '2'],
    ]);
    expect(String(image)).toBe('bytes');
  });

  it('distinguishes a file field without a selection from an empty file', async () => {
    expect((await read([part('name="image"; filename=""', '')])).image).toBeNull();
    expect((await read([part(IMAGE, '')])).image).toHaveLength(0);
  });

  it('streams the image and waits for its consumer', async () => {
    const gate = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const pieces: number[] = [];
    const storeImage = async (image: AsyncIterable<Buffer>) => {
      for await (const { length } of image) {
        pieces.push(length);
        started.resolve();
        await gate.promise;
      }
      return 'kept';
    };
    const formBytes = Buffer.concat([part(IMAGE, Buffer.alloc(90_000)), END]);
    const parts = Array.from({ length: 10 }, (_, nth) => formBytes.subarray(nth * 10_000, (nth + 1) * 10_000));
    const { form } = startReading(parts, {}, true, storeImage);
    await started.promise;
    await new Promise(setImmediate);
    expect(pieces).toHaveLength(1);
    gate.resolve();
    expect((await form).image).toBe('kept');
    expect(pieces.reduce((sum, bytes) => sum + bytes)).toBe(90_000);
  });

  it("rejects the form with the ApiError of the image's consumer", async () => {
    const storeImage = () => Promise.reject(new ApiError('UPLOADS_FULL'));
    await expect(startReading([part(IMAGE, 'bytes'), END], {}, true, storeImage).form).rejects.toMatchObject({
      code: 'UPLOADS_FULL',
    });
  });

  it('truncates long fields, unless the check rejects them', async () => {
    const long = part('name="long"', 'x'.repeat(11));
    expect((await read([long])).fields).toMatchObject({ long: 'x'.repeat(10) });
    const checkField = (name: string, value: string, isCut: boolean) => {
      if (isCut) throw new Error(`${name}, ${value.length}`);
    };
    await expect(read([long], { checkField })).rejects.toThrow('long, 10');
    expect((await read([part('name="short"', 'x'.repeat(9))], { checkField })).fields).toMatchObject({
      short: 'x'.repeat(9),
    });
  });

  it.each([
    ['an image that is too large', [part(IMAGE, Buffer.alloc(100_001))], 'IMAGE_TOO_LARGE'],
    ['two images', [part(IMAGE, '1'), part(IMAGE, '2')], 'INVALID_INPUT'],
    ['too many parts', Array.from({ length: 41 }, (_, n) => part(`name="f${n}"`, '')), 'INVALID_INPUT'],
  ])('rejects a form with %s', async (_, parts, code) => {
    await expect(read(parts)).rejects.toMatchObject({ code });
  });

  it('rejects with the error of a full disk, not with one about the form', async () => {
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    const { form } = startReading([part(IMAGE, 'bytes'), END], {}, true, () => Promise.reject(full));
    await expect(form).rejects.toBe(full);
  });

  it('rejects an incomplete form, or one whose client disconnects', async () => {
    await expect(startReading([part(IMAGE, 'bytes')]).form).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    const { request, form } = startReading([part(IMAGE, 'bytes')], {}, false);
    request.destroy();
    await expect(form).rejects.toMatchObject({ code: 'INVALID_INPUT', message: 'The form is incomplete.' });
  });
});
