import { request as httpRequest } from 'node:http';
import { IMAGE_MAX_BYTES } from '@placelore/contracts/analysis/analyses.js';
import {
  ADMIN,
  createArticle,
  createByForm,
  insertArticle,
  listKeys,
  readArticle,
  sendForm,
} from '../support/admin-client.js';
import { content, useContent } from '../support/simulated-worker.js';
import { createFiller, createJpeg, createNoise, createPixelBomb } from '../support/upload-client.js';

useContent();

const FIELDS = { title: 'Pantheon', content: '<p>A temple.</p>' };

describe('article request bodies', () => {
  const sendRaw = async (
    path: string,
    headers: Record<string, string>,
    parts: (Buffer | string)[],
    end = true,
    method = 'POST',
  ) => {
    const { hostname, port } = new URL(content.url);
    const own = await content.headers(ADMIN);
    return new Promise<{ status: number; code: string | undefined }>((resolve) => {
      const outgoing = httpRequest(
        { hostname, port, path, method, headers: { ...own, ...headers } },
        async (response) => {
          const chunks: Buffer[] = [];
          for await (const chunk of response) chunks.push(chunk as Buffer);
          // Bytes that were announced but not sent must not be taken from the next request.
          outgoing.destroy();
          resolve({ status: response.statusCode!, code: /"code":"(\w+)"/.exec(Buffer.concat(chunks).toString())?.[1] });
        },
      );
      outgoing.on('error', () => resolve({ status: 0, code: undefined }));
      for (const part of parts) outgoing.write(part);
      if (end) outgoing.end();
    });
  };
  const multipart = { 'content-type': 'multipart/form-data; boundary=xyz' };
  const head =
    '--xyz\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
  const paths = ['/api/admin/articles', '/api/admin/articles/upload-image'];

  it.each(paths)('POST %s rejects a photo over 10 MB before the body ends', async (path) => {
    const before = await listKeys('articles/');
    // The parser holds back bytes that might start the closing boundary, so the file must clearly exceed the limit.
    const large = createFiller(IMAGE_MAX_BYTES + 65_536);
    expect(await sendRaw(path, multipart, [head, large], false)).toEqual({ status: 413, code: 'IMAGE_TOO_LARGE' });
    const announced = { ...multipart, 'content-length': String(100 * IMAGE_MAX_BYTES) };
    expect(await sendRaw(path, announced, [head], false)).toEqual({ status: 413, code: 'IMAGE_TOO_LARGE' });
    expect(await listKeys('articles/')).toEqual(before);
  });

  it.each(paths)('POST %s rejects a form that is truncated, damaged or has two photos', async (path) => {
    const photo = await createJpeg();
    const damaged = { status: 400, code: 'INVALID_INPUT' };
    expect(await sendRaw(path, multipart, [head, photo])).toEqual(damaged);
    expect(await sendRaw(path, multipart, ['no form at all'])).toEqual(damaged);
    expect(await sendRaw(path, multipart, [])).toEqual(damaged);
    expect(await sendRaw(path, { 'content-type': 'multipart/form-data' }, ['--xyz--'])).toEqual(damaged);
    expect(await sendRaw(path, multipart, [head, photo, '\r\n', head, photo, '\r\n--xyz--\r\n'])).toEqual(damaged);
    const many = Array.from(
      { length: 50 },
      (_, n) => `--xyz\r\ncontent-disposition: form-data; name="f${n}"\r\n\r\na\r\n`,
    );
    expect(await sendRaw(path, multipart, [...many, '--xyz--\r\n'])).toEqual(damaged);
  });

  it('leave the article unchanged when the sender disconnects', async () => {
    const { hostname, port } = new URL(content.url);
    const headers = { ...(await content.headers(ADMIN)), ...multipart, 'content-length': '100000' };
    const id = await insertArticle();
    const outgoing = httpRequest({ hostname, port, path: `/api/admin/articles/${id}`, method: 'PATCH', headers });
    const closed = new Promise((resolve) => outgoing.on('close', resolve));
    outgoing.on('error', () => undefined);
    await new Promise<void>((resolve) => outgoing.write(head, () => resolve()));
    outgoing.destroy();
    await closed;
    expect((await readArticle(id)).revision).toBe(1);
  });

  it('are rejected when they are too long, of another type or not JSON', async () => {
    const json = { 'content-type': 'application/json' };
    const long = JSON.stringify({ ...FIELDS, content: 'x'.repeat(3_000_000) });
    expect(await sendRaw('/api/admin/articles', json, [long])).toEqual({ status: 413, code: 'BODY_TOO_LARGE' });
    const field = `--xyz\r\ncontent-disposition: form-data; name="content"\r\n\r\n${'x'.repeat(1_300_000)}\r\n--xyz--\r\n`;
    expect(await sendRaw('/api/admin/articles', multipart, [field])).toEqual({ status: 413, code: 'BODY_TOO_LARGE' });
    expect((await createArticle({ ...FIELDS, content: 'x'.repeat(400_001) })).body.details[0].field).toBe('content');
    expect(await sendRaw('/api/admin/articles', json, ['{'])).toEqual({ status: 400, code: 'INVALID_INPUT' });
    for (const body of ['null', '[]', '"a"', '1']) {
      expect(await sendRaw('/api/admin/articles', json, [body])).toEqual({ status: 400, code: 'INVALID_INPUT' });
    }
    const unsupported = { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' };
    expect(await sendRaw('/api/admin/articles', { 'content-type': 'text/html' }, ['x'])).toEqual(unsupported);
    expect(await sendRaw('/api/admin/articles/upload-image', json, ['{}'])).toEqual(unsupported);
  });

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['text', () => createFiller(1000), 'IMAGE_UNSUPPORTED'],
    [
      'an SVG with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'IMAGE_UNSUPPORTED',
    ],
    ['an empty file', () => Buffer.alloc(0), 'IMAGE_EMPTY'],
    ['half a JPEG', async () => (await createNoise('jpeg')).subarray(0, 20_000), 'IMAGE_UNREADABLE'],
    ['a small file of a gigapixel', () => createPixelBomb(), 'IMAGE_TOO_MANY_PIXELS'],
  ])('are rejected with %s as the photo', async (_, make, code) => {
    const image = await make();
    expect((await sendForm('post', '/api/admin/articles/upload-image', { image })).body.code).toBe(code);
    expect((await createByForm({ fields: FIELDS, image })).body.code).toBe(code);
    expect(await content.dataSource.query('select 1 from articles')).toEqual([]);
  });

  it('are rejected without the required photo', async () => {
    const response = await sendForm('post', '/api/admin/articles/upload-image', { fields: { a: 'b' } });
    expect([response.status, response.body.code]).toEqual([400, 'IMAGE_MISSING']);
  });
});
