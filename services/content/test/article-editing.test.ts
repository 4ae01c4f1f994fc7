import type { Identity } from '@placelore/contracts/identity.js';
import sharp from 'sharp';
import { news } from './article-writer.js';
import { admin, auditOf, edit, editByForm, inserted, keysIn, read, sendForm } from './console.js';
import { guest, someUser, WORKER } from './content-service.js';
import { askFor, jpeg, noise, send } from './picture-uploads.js';
import { content, useContent } from './played-worker.js';
import { askRaw } from './raw-request.js';

useContent();

const neighbour = { name: 'Trevi Fountain', distance: '850 m', coordinates: { lat: 41.9009, lng: 12.4833 } };

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

  it('with a picture within the text, which is for everyone as long as the article is', async () => {
    const id = await inserted({ isPublic: true });
    const { body } = await sendForm('post', '/api/admin/articles/upload-image', { image: await jpeg() });
    const show = (isPublic: boolean) =>
      content.patch(`/api/admin/articles/${id}/toggle-visibility`, admin, { isPublic });
    const seenBy = async (who: Identity | null) => (await content.get(body.imageUrl, who)).status;
    const text = `<p>See</p><figure><img src="${body.imageUrl}" alt="A gate"></figure>`;
    expect((await editByForm(id, { fields: { content: text } })).status).toBe(200);
    expect(await seenBy(guest(null))).toBe(200);
    await show(false);
    expect([await seenBy(guest(null)), await seenBy(admin)]).toEqual([404, 200]);
    await show(true);
    await editByForm(id, { fields: { content: '<p>No picture</p>' } });
    expect(await seenBy(guest(null))).toBe(404);
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
    // The picture it has is no change, designed ones included.
    const same = await editByForm(id, { fields: { imageUrl: without.body.imageUrl } });
    expect([same.status, same.body.imageUrl, same.body.revision]).toEqual([200, without.body.imageUrl, 4]);
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
