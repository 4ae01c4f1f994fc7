import { request as httpRequest } from 'node:http';
import { adminArticle } from '@placelore/contracts/admin-articles.js';
import { IMAGE_MAX_BYTES } from '@placelore/contracts/analyses.js';
import type { Identity } from '@placelore/contracts/identity.js';
import sharp from 'sharp';
import { news } from './article-writer.js';
import { admin, auditOf, create, createByForm, edit, editByForm, inserted, keysIn, read, sendForm } from './console.js';
import { guest, someUser, WORKER } from './content-service.js';
import { askFor, bomb, filler, jpeg, noise, send } from './picture-uploads.js';
import { content, useContent } from './played-worker.js';
import { askRaw } from './raw-request.js';

useContent();

const neighbour = { name: 'Trevi Fountain', distance: '850 m', coordinates: { lat: 41.9009, lng: 12.4833 } };
const FORM = {
  title: 'Pantheon',
  content: '<p>A temple.</p>',
  metaDescription: 'A temple of all gods.',
  category: 'Religious Site',
  location: 'Rome, Italy',
  latitude: '41.8986',
  longitude: '12.4769',
  nearbyAttractions: [neighbour],
  contentSource: 'admin_created',
};
const TEXTS = { title: 'Pantheon', content: '<p>A temple.</p>' };

describe('a new article', () => {
  it('is made of a form with every field and a photo, private and reviewed', async () => {
    const answer = await createByForm({ fields: FORM, image: await jpeg() });
    expect(answer.status).toBe(201);
    const article = adminArticle.strict().parse(answer.body);
    expect(article).toMatchObject({
      ...FORM,
      slug: 'pantheon',
      latitude: '41.898600',
      longitude: '12.476900',
      isPublic: false,
      adminReviewed: true,
      revision: 1,
      pendingPhotos: [],
      discoveryId: null,
      writing: null,
    });
    const shown = await content.get(article.imageUrl!, admin, { accept: 'image/webp' });
    expect(await sharp(shown.body).metadata()).toMatchObject({ width: 1200, height: 800 });
    expect(await read(article.id)).toEqual(answer.body);
    expect(await news()).toEqual([]);
    expect(await auditOf('article', article.id)).toMatchObject([
      {
        action: 'article.create',
        actor_id: admin.userId,
        before: null,
        after: { title: 'Pantheon', slug: 'pantheon' },
      },
    ]);
  });

  it('is made of JSON, too, with what is left out as it is by default, and published when that is said', async () => {
    const { status, body } = await create({ ...TEXTS, isPublic: true });
    expect([status, body]).toMatchObject([
      201,
      {
        category: 'Other',
        location: '',
        latitude: null,
        nearbyAttractions: [],
        contentSource: 'admin_created',
        metaDescription: 'A temple.',
        isPublic: true,
      },
    ]);
    expect(body.imageUrl).toMatch(/^\/objects\/covers\//);
    expect(await news()).toEqual(['published pantheon']);
  });

  it('brought back as recovered waits for review', async () => {
    const { body } = await create({ ...TEXTS, contentSource: 'recovered' });
    expect([body.contentSource, body.adminReviewed]).toEqual(['recovered', false]);
    expect((await content.get('/api/admin/recovered-articles', admin)).body).toMatchObject([{ id: body.id }]);
  });

  it.each([
    ['a script alone', { title: 'A', content: '<script>alert(1)</script>' }, ['content']],
    ['no content', { title: 'A' }, ['content']],
    ['no title', { content: '<p>a</p>' }, ['title']],
    ['a blank title', { title: ' \u00a0 ', content: '<p>a</p>' }, ['title']],
    ['nothing', {}, ['title', 'content']],
  ])('with %s is refused in the document’s words', async (_, fields, missing) => {
    for (const answer of [await create(fields), await createByForm({ fields: { ...fields, location: 'x' } })]) {
      expect([answer.status, answer.body.error]).toEqual([400, 'Title and content are required']);
      expect(answer.body.details.map(({ field }: { field: string }) => field)).toEqual(missing);
    }
  });

  it('has its HTML cleaned, and no heading that repeats the title', async () => {
    const html =
      '<h1>The Pantheon of Rome</h1><p onclick="x()">Old.<script>alert(1)</script></p>' +
      '<iframe src="https://evil.example"></iframe><img src="https://evil.example/a.png"><a href="javascript:x()">b</a>';
    const { body } = await create({ title: 'Pantheon of Rome', content: html });
    expect(body.content).toBe('<p>Old.</p><a>b</a>');
  });

  it.each<[string, object, string]>([
    ['a slug with capitals', { slug: 'Pantheon' }, 'slug'],
    ['a slug with spaces', { slug: 'a b' }, 'slug'],
    ['a slug of 51 characters', { slug: 'a'.repeat(51) }, 'slug'],
    ['a slug that leads elsewhere', { slug: '../admin' }, 'slug'],
    ['a sixteenth category', { category: 'Castle' }, 'category'],
    ['another source', { contentSource: 'stolen' }, 'contentSource'],
    ['half a position', { latitude: '41.9' }, 'longitude'],
    ['the other half', { longitude: 12 }, 'latitude'],
    ['a latitude beyond the pole', { latitude: 90.1, longitude: 0 }, 'latitude'],
    ['degrees in words', { latitude: 'north', longitude: '1' }, 'latitude'],
    ['degrees in hexadecimal', { latitude: '0x10', longitude: '1' }, 'latitude'],
    ['attractions that are no JSON', { nearbyAttractions: '{' }, 'nearbyAttractions'],
    ['attractions that are no list', { nearbyAttractions: '{"name":"a"}' }, 'nearbyAttractions'],
    ['an attraction without coordinates', { nearbyAttractions: [{ name: 'a', distance: '1 m' }] }, 'nearbyAttractions'],
    ['51 attractions', { nearbyAttractions: Array.from({ length: 51 }, () => neighbour) }, 'nearbyAttractions'],
    ['a title of 501 characters', { title: 'a'.repeat(501) }, 'title'],
    ['a control character', { location: 'a\u0000b' }, 'location'],
    ['a picture elsewhere', { imageUrl: 'https://evil.example/a.jpg' }, 'imageUrl'],
    [
      'a picture that is not there',
      { imageUrl: `/objects/articles/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}/photo.webp` },
      'imageUrl',
    ],
    ['a path out of storage', { imageUrl: '/objects/articles/../../etc/passwd' }, 'imageUrl'],
    ['two pictures', { imageUrl: '/objects/x', removeImage: true }, 'image'],
  ])('with %s is refused by name', async (_, wrong, field) => {
    const { status, body } = await create({ ...TEXTS, ...wrong });
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
    expect(body.details[0].field.split('.')[0]).toBe(field);
    expect(await content.dataSource.query('select 1 from articles')).toEqual([]);
  });

  it.each(["'; drop table articles; --", '{{constructor}}', '\u202eabc', '\ud800', '𝕳𝖊𝖑𝖑𝖔 👩‍👩‍👧', '<b>x</b> & "y"'])(
    'called %j is stored as it is, or as well as it can be',
    async (title) => {
      const { status, body } = await create({ title, content: `<p>${title}</p>` });
      expect(status).toBe(201);
      expect(body.title).toBe(title.toWellFormed());
    },
  );

  it('has the slug it is given, unless another article has or had it', async () => {
    await inserted({ slug: 'taken' });
    expect((await create({ ...TEXTS, slug: 'taken' })).body).toMatchObject({
      code: 'SLUG_TAKEN',
      error: 'Another article has this address.',
    });
    expect((await create({ ...TEXTS, slug: 'my-temple' })).body.slug).toBe('my-temple');
    const id = await inserted({ slug: 'before' });
    await edit(id, { slug: 'after' });
    expect((await create({ ...TEXTS, slug: 'before' })).body.code).toBe('SLUG_TAKEN');
    const answers = await Promise.all([1, 2, 3].map(() => create({ ...TEXTS, slug: 'at-once' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe('a save', () => {
  it('of the simple form changes what it sends and nothing else', async () => {
    const id = await inserted({ nearbyAttractions: [neighbour], slug: 'colosseum', isPublic: true });
    const before = await read(id);
    const sent = {
      title: 'The Colosseum',
      content: '<p>Large.</p>',
      metaDescription: 'm',
      category: 'Museum',
      location: 'Roma',
    };
    const answer = await editByForm(id, { fields: sent });
    expect([answer.status, answer.body]).toEqual([
      200,
      { ...before, ...sent, revision: 2, updatedAt: expect.any(String), imageUrl: before.imageUrl },
    ]);
    expect(await news()).toEqual(['changed colosseum']);
    expect(await auditOf('article', id)).toMatchObject([
      { action: 'article.edit', before: { title: 'Colosseum' }, after: { title: 'The Colosseum' } },
    ]);
  });

  it('that changes nothing is no save', async () => {
    const id = await inserted();
    const before = await read(id);
    const { title, content: html, category, location, latitude, longitude } = before;
    const answer = await edit(id, { title, content: html, category, location, latitude, longitude });
    expect(answer.body).toEqual(before);
    expect(await auditOf('article', id)).toEqual([]);
    expect(await news()).toEqual([]);
  });

  it('with another slug keeps the former address as a redirect, and its own former one can be had again', async () => {
    const id = await inserted({ slug: 'one' });
    expect((await edit(id, { slug: 'two' })).body.slug).toBe('two');
    const moved = await content.get('/api/articles/one/direct', guest(null));
    expect([moved.status, moved.headers.location]).toEqual([301, '/api/articles/two/direct']);
    expect((await edit(id, { slug: 'one' })).body.slug).toBe('one');
    await inserted({ slug: 'three' });
    expect((await edit(id, { slug: 'three' })).body.code).toBe('SLUG_TAKEN');
    expect((await read(id)).slug).toBe('one');
  });

  it('clears a position that is sent empty, and refuses half of one', async () => {
    const id = await inserted();
    expect((await editByForm(id, { fields: { latitude: '', longitude: '' } })).body).toMatchObject({
      latitude: null,
      longitude: null,
    });
    for (const half of [{ latitude: '' }, { latitude: '1' }, { latitude: '1', longitude: '' }]) {
      expect((await editByForm(id, { fields: half })).body.details[0].field).toMatch(/itude$/);
    }
  });

  it('empties neither title nor content', async () => {
    const id = await inserted();
    for (const fields of [{ title: '' }, { content: '  <p> </p>' }]) {
      expect((await editByForm(id, { fields })).body.error).toBe('Title and content are required');
    }
  });

  it('with a photo, with one uploaded before, or without one', async () => {
    const id = await inserted();
    const withPhoto = await editByForm(id, { fields: { title: 'A' }, image: await jpeg() });
    expect(withPhoto.body.imageUrl).toMatch(/^\/objects\/articles\/[0-9a-f-]{36}\/photo\.webp$/);
    expect(withPhoto.body.thumbnailUrl).toBe(withPhoto.body.imageUrl.replace('photo', 'thumbnail'));
    const bytes = await noise('png');
    const uploaded = await sendForm('post', '/api/admin/articles/upload-image', { image: bytes });
    expect([uploaded.status, uploaded.body.originalSize]).toEqual([200, bytes.length]);
    const stored = await content.storage.stat(uploaded.body.imageUrl.slice('/objects/'.length));
    expect(uploaded.body.optimizedSize).toBe(stored!.size);
    expect((await content.get(uploaded.body.imageUrl, admin)).status).toBe(200);
    expect((await content.get(uploaded.body.imageUrl, guest(null))).status).toBe(404);
    const withUploaded = await editByForm(id, { fields: { imageUrl: uploaded.body.imageUrl } });
    expect(withUploaded.body.imageUrl).toBe(uploaded.body.imageUrl);
    expect((await editByForm(id, { fields: { imageUrl: uploaded.body.imageUrl } })).body.revision).toBe(3);
    const without = await editByForm(id, { fields: { removeImage: 'true' } });
    expect(without.body.imageUrl).toMatch(/^\/objects\/covers\//);
  });

  it('that is refused leaves no picture behind', async () => {
    const [id] = [await inserted(), await inserted({ slug: 'taken' })];
    const before = await keysIn('articles/');
    const answer = await editByForm(id!, { fields: { slug: 'taken' }, image: await jpeg() });
    expect(answer.body.code).toBe('SLUG_TAKEN');
    expect(await keysIn('articles/')).toEqual(before);
  });

  it('shows what was uploaded for the article and not taken yet, to whoever uploaded it', async () => {
    const id = await inserted();
    const address = await askFor(content, admin, { articleId: id });
    expect((await read(id)).pendingPhotos).toEqual([]);
    const photo = await jpeg();
    await send(content, address, photo);
    const { pendingPhotos } = await read(id);
    expect(pendingPhotos).toEqual([
      { status: 'pending', photoURL: address.split('?')[0], size: photo.length, expiresAt: expect.any(String) },
    ]);
    const other = await content.get(`/api/admin/articles/${id}`, someUser({ isAdmin: true }));
    expect(other.body.pendingPhotos).toEqual([]);
    const shown = await content.put(`/api/admin/articles/${id}/photo`, admin, { photoURL: pendingPhotos[0].photoURL });
    expect(shown.body).toEqual({ objectPath: expect.any(String), revision: 2 });
    expect((await read(id)).pendingPhotos).toEqual([]);
    // What showing the picture raised, the editor goes on with.
    expect((await edit(id, { title: 'B', revision: shown.body.revision })).status).toBe(200);
  });

  it('lets whoever sent a photo look at it, and dismiss it for good', async () => {
    const id = await inserted();
    const address = await askFor(content, admin, { articleId: id });
    await send(content, address, await jpeg());
    const photoURL = address.split('?')[0]!;
    const preview = `/api/admin/articles/${id}/pending-photo?photoURL=${encodeURIComponent(photoURL)}`;
    const picture = await content.get(preview, admin);
    expect([picture.status, picture.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(await sharp(picture.body).metadata()).toMatchObject({ format: 'webp', width: 400 });
    const dismiss = (who: Identity) =>
      content.post(`/api/admin/articles/${id}/pending-photo/dismiss`, who, { photoURL });

    const stranger = someUser({ isAdmin: true });
    expect((await content.get(preview, stranger)).status).toBe(400);
    expect((await dismiss(stranger)).status).toBe(400);
    expect((await read(id)).pendingPhotos).toHaveLength(1);

    expect((await dismiss(admin)).status).toBe(204);
    const after = await read(id);
    expect([after.pendingPhotos, after.revision]).toEqual([[], 1]);
    expect((await content.put(`/api/admin/articles/${id}/photo`, admin, { photoURL })).status).toBe(400);
    expect((await dismiss(admin)).status).toBe(400);
  });
});

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

describe('deleting', () => {
  it('takes an article away, and it can be restored with its versions', async () => {
    const id = await inserted({ slug: 'gone' });
    await edit(id, { title: 'Second' });
    expect((await content.delete(`/api/admin/articles/${id}`, admin)).status).toBe(204);
    expect((await content.get(`/api/admin/articles/${id}`, admin)).body.code).toBe('ARTICLE_NOT_FOUND');
    expect((await content.get(`/api/admin/articles/${id}/versions`, admin)).status).toBe(404);
    expect((await content.delete(`/api/admin/articles/${id}`, admin)).status).toBe(404);
    expect((await content.post(`/api/admin/deleted-articles/${id}/restore`, admin, {})).status).toBe(200);
    expect((await read(id)).revision).toBe(2);
    expect((await content.get(`/api/admin/articles/${id}/versions`, admin)).body.versions).toHaveLength(1);
    expect((await auditOf('article', id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['article.delete']),
    );
  });

  it('for good takes the versions, too', async () => {
    const id = await inserted();
    await edit(id, { title: 'Second' });
    await content.delete(`/api/admin/articles/${id}`, admin);
    await content.dataSource.query(`update deleted_articles set deleted_at = now() - interval '31 days'`);
    await content.post('/internal/deleted-articles/purge', WORKER, {});
    expect(await content.dataSource.query('select 1 from article_versions where article_id = $1', [id])).toEqual([]);
  });
});

it('an address with another id is no article', async () => {
  for (const id of ['0', '-1', '1.5', 'abc', '2147483648', '9'.repeat(300), '1%00', '%20', "1'--", 'new']) {
    for (const method of ['GET', 'DELETE']) {
      const { status } = await askRaw(content, `/api/admin/articles/${id}`, { method, who: admin });
      expect([id, method, [400, 404].includes(status)]).toEqual([id, method, true]);
    }
    const patched = await sendForm('patch', `/api/admin/articles/${id}`, { fields: { title: 'x' } });
    expect([400, 404]).toContain(patched.status);
  }
  expect((await edit(2_147_483_647, { title: 'a' })).body.code).toBe('ARTICLE_NOT_FOUND');
});
