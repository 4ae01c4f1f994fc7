import { request as httpRequest } from 'node:http';
import { IMAGE_MAX_BYTES } from '@placelore/contracts/analyses.js';
import { admin, create, createByForm, inserted, keysIn, read, sendForm } from './console.js';
import { bomb, filler, jpeg, noise } from './picture-uploads.js';
import { content, useContent } from './played-worker.js';

useContent();

const TEXTS = { title: 'Pantheon', content: '<p>A temple.</p>' };

describe('bodies', () => {
  const raw = async (
    path: string,
    headers: Record<string, string>,
    parts: (Buffer | string)[],
    end = true,
    method = 'POST',
  ) => {
    const { hostname, port } = new URL(content.url);
    const own = await content.headers(admin);
    return new Promise<{ status: number; code: string | undefined }>((resolve) => {
      const outgoing = httpRequest(
        { hostname, port, path, method, headers: { ...own, ...headers } },
        async (answer) => {
          const chunks: Buffer[] = [];
          for await (const chunk of answer) chunks.push(chunk as Buffer);
          // What was announced and not sent must not be taken from the next request.
          outgoing.destroy();
          resolve({ status: answer.statusCode!, code: /"code":"(\w+)"/.exec(Buffer.concat(chunks).toString())?.[1] });
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

  it.each(paths)('%s refuses a photo beyond 10 MB as soon as that is known', async (path) => {
    const before = await keysIn('articles/');
    // Bytes that might begin the end of the file are waited with.
    const large = filler(IMAGE_MAX_BYTES + 65_536);
    expect(await raw(path, multipart, [head, large], false)).toEqual({ status: 413, code: 'IMAGE_TOO_LARGE' });
    const announced = { ...multipart, 'content-length': String(100 * IMAGE_MAX_BYTES) };
    expect(await raw(path, announced, [head], false)).toEqual({ status: 413, code: 'IMAGE_TOO_LARGE' });
    expect(await keysIn('articles/')).toEqual(before);
  });

  it.each(paths)('%s refuses a form that is cut short, damaged, or has two photos', async (path) => {
    const photo = await jpeg();
    const damaged = { status: 400, code: 'INVALID_INPUT' };
    expect(await raw(path, multipart, [head, photo])).toEqual(damaged);
    expect(await raw(path, multipart, ['no form at all'])).toEqual(damaged);
    expect(await raw(path, multipart, [])).toEqual(damaged);
    expect(await raw(path, { 'content-type': 'multipart/form-data' }, ['--xyz--'])).toEqual(damaged);
    expect(await raw(path, multipart, [head, photo, '\r\n', head, photo, '\r\n--xyz--\r\n'])).toEqual(damaged);
    const many = Array.from(
      { length: 50 },
      (_, n) => `--xyz\r\ncontent-disposition: form-data; name="f${n}"\r\n\r\na\r\n`,
    );
    expect(await raw(path, multipart, [...many, '--xyz--\r\n'])).toEqual(damaged);
  });

  it('whose sender goes leave nothing waiting', async () => {
    const { hostname, port } = new URL(content.url);
    const headers = { ...(await content.headers(admin)), ...multipart, 'content-length': '100000' };
    const id = await inserted();
    const outgoing = httpRequest({ hostname, port, path: `/api/admin/articles/${id}`, method: 'PATCH', headers });
    const over = new Promise((resolve) => outgoing.on('close', resolve));
    outgoing.on('error', () => undefined);
    await new Promise<void>((resolve) => outgoing.write(head, () => resolve()));
    outgoing.destroy();
    await over;
    expect((await read(id)).revision).toBe(1);
  });

  it('that are too long, of another type or no JSON are refused', async () => {
    const json = { 'content-type': 'application/json' };
    const long = JSON.stringify({ ...TEXTS, content: 'x'.repeat(3_000_000) });
    expect(await raw('/api/admin/articles', json, [long])).toEqual({ status: 413, code: 'BODY_TOO_LARGE' });
    const field = `--xyz\r\ncontent-disposition: form-data; name="content"\r\n\r\n${'x'.repeat(1_300_000)}\r\n--xyz--\r\n`;
    expect(await raw('/api/admin/articles', multipart, [field])).toEqual({ status: 413, code: 'BODY_TOO_LARGE' });
    expect((await create({ ...TEXTS, content: 'x'.repeat(400_001) })).body.details[0].field).toBe('content');
    expect(await raw('/api/admin/articles', json, ['{'])).toEqual({ status: 400, code: 'INVALID_INPUT' });
    for (const body of ['null', '[]', '"a"', '1']) {
      expect(await raw('/api/admin/articles', json, [body])).toEqual({ status: 400, code: 'INVALID_INPUT' });
    }
    const unsupported = { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' };
    expect(await raw('/api/admin/articles', { 'content-type': 'text/html' }, ['x'])).toEqual(unsupported);
    expect(await raw('/api/admin/articles/upload-image', json, ['{}'])).toEqual(unsupported);
  });

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['text', () => filler(1000), 'IMAGE_UNSUPPORTED'],
    [
      'an SVG with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'IMAGE_UNSUPPORTED',
    ],
    ['an empty file', () => Buffer.alloc(0), 'IMAGE_EMPTY'],
    ['half a JPEG', async () => (await noise('jpeg')).subarray(0, 20_000), 'IMAGE_UNREADABLE'],
    ['a small file of a gigapixel', () => bomb(), 'IMAGE_TOO_MANY_PIXELS'],
  ])('with %s for a photo become none', async (_, make, code) => {
    const image = await make();
    expect((await sendForm('post', '/api/admin/articles/upload-image', { image })).body.code).toBe(code);
    expect((await createByForm({ fields: TEXTS, image })).body.code).toBe(code);
    expect(await content.dataSource.query('select 1 from articles')).toEqual([]);
  });

  it('without the photo that is asked for say so', async () => {
    const answer = await sendForm('post', '/api/admin/articles/upload-image', { fields: { a: 'b' } });
    expect([answer.status, answer.body.code]).toEqual([400, 'IMAGE_MISSING']);
  });
});
