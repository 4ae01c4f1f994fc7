import { splitPreview } from '@placelore/contracts/content/image-sizes.js';
import type { Identity } from '@placelore/contracts/core/identity.js';
import sharp from 'sharp';
import {
  ADMIN,
  editArticle,
  editByForm,
  insertArticle,
  listKeys,
  readArticle,
  readAudit,
  sendForm,
} from '../support/admin-client.js';
import { readIndexChanges } from '../support/article-generation-driver.js';
import { buildGuest, buildUser, WORKER } from '../support/content-test-service.js';
import { sendRawRequest } from '../support/raw-request.js';
import { content, useContent } from '../support/simulated-worker.js';
import { createJpeg, createNoise, requestUploadUrl, sendUpload } from '../support/upload-client.js';

useContent();

const nearbyAttraction = { name: 'Trevi Fountain', distance: '850 m', coordinates: { lat: 41.9009, lng: 12.4833 } };

describe('PATCH /api/admin/articles/:id', () => {
  it('changes only the fields that the simple edit form sends', async () => {
    const id = await insertArticle({ nearbyAttractions: [nearbyAttraction], slug: 'colosseum', isPublic: true });
    const before = await readArticle(id);
    const sent = {
      title: 'The Colosseum',
      content: '<p>Large.</p>',
      metaDescription: 'm',
      category: 'Museum',
      location: 'Roma',
    };
    const response = await editByForm(id, { fields: sent });
    expect([response.status, response.body]).toEqual([
      200,
      { ...before, ...sent, country: null, revision: 2, updatedAt: expect.any(String), imageUrl: before.imageUrl },
    ]);
    expect(await readIndexChanges()).toEqual(['changed colosseum']);
    expect(await readAudit('article', id)).toMatchObject([
      { action: 'article.edit', before: { title: 'Colosseum' }, after: { title: 'The Colosseum' } },
    ]);
  });

  it('saves nothing when no field changes', async () => {
    const id = await insertArticle();
    const before = await readArticle(id);
    const { title, content: html, category, location, latitude, longitude } = before;
    const response = await editArticle(id, { title, content: html, category, location, latitude, longitude });
    expect(response.body).toEqual(before);
    expect(await readAudit('article', id)).toEqual([]);
    expect(await readIndexChanges()).toEqual([]);
  });

  it('redirects the former slug, and lets the article take it back', async () => {
    const id = await insertArticle({ slug: 'one' });
    expect((await editArticle(id, { slug: 'two' })).body.slug).toBe('two');
    const moved = await content.get('/api/articles/one/direct', buildGuest(null));
    expect([moved.status, moved.headers.location]).toEqual([301, '/api/articles/two/direct']);
    expect((await editArticle(id, { slug: 'one' })).body.slug).toBe('one');
    await insertArticle({ slug: 'three' });
    expect((await editArticle(id, { slug: 'three' })).body.code).toBe('SLUG_TAKEN');
    expect((await readArticle(id)).slug).toBe('one');
  });

  it('clears a position that is sent empty, and rejects half a position', async () => {
    const id = await insertArticle();
    expect((await editByForm(id, { fields: { latitude: '', longitude: '' } })).body).toMatchObject({
      latitude: null,
      longitude: null,
    });
    for (const half of [{ latitude: '' }, { latitude: '1' }, { latitude: '1', longitude: '' }]) {
      expect((await editByForm(id, { fields: half })).body.details[0].field).toMatch(/itude$/);
    }
  });

  it('drops a heading that repeats the new title, or the present one', async () => {
    const id = await insertArticle();
    const renamed = await editArticle(id, {
      title: 'Hadrian’s Temple',
      content: '<h2>Hadrian’s Temple</h2><p>Old.</p>',
    });
    expect(renamed.body.content).toBe('<p>Old.</p>');
    const edited = await editArticle(id, { content: '<h2>Hadrian’s Temple</h2><p>Older.</p>' });
    expect(edited.body.content).toBe('<p>Older.</p>');
  });

  it('rejects an empty title or empty content', async () => {
    const id = await insertArticle();
    for (const fields of [{ title: '' }, { content: '  <p> </p>' }]) {
      expect((await editByForm(id, { fields })).body.error).toBe('Title and content are required');
    }
  });

  it('saves an image in the text, which is public only while the article is', async () => {
    const id = await insertArticle({ isPublic: true });
    const { body } = await sendForm('post', '/api/admin/articles/upload-image', { image: await createJpeg() });
    const show = (isPublic: boolean) =>
      content.patch(`/api/admin/articles/${id}/toggle-visibility`, ADMIN, { isPublic });
    const readStatus = async (actor: Identity | null) => (await content.get(body.imageUrl, actor)).status;
    const text = `<p>See</p><figure><img src="${body.imageUrl}" alt="A gate"></figure>`;
    expect((await editByForm(id, { fields: { content: text } })).status).toBe(200);
    expect(await readStatus(buildGuest(null))).toBe(200);
    await show(false);
    expect([await readStatus(buildGuest(null)), await readStatus(ADMIN)]).toEqual([404, 200]);
    await show(true);
    await editByForm(id, { fields: { content: '<p>No image</p>' } });
    expect(await readStatus(buildGuest(null))).toBe(404);
  });

  it('saves a new photo, a photo uploaded before, or no photo', async () => {
    const id = await insertArticle();
    const withPhoto = await editByForm(id, { fields: { title: 'A' }, image: await createJpeg() });
    expect(withPhoto.body.imageUrl).toMatch(/^\/objects\/articles\/[0-9a-f-]{36}\/photo\.webp$/);
    const { address } = splitPreview(withPhoto.body.thumbnailUrl);
    expect(address).toBe(withPhoto.body.imageUrl.replace('photo', 'thumbnail'));
    const bytes = await createNoise('png');
    const uploaded = await sendForm('post', '/api/admin/articles/upload-image', { image: bytes });
    expect([uploaded.status, uploaded.body.originalSize]).toEqual([200, bytes.length]);
    const stored = await content.storage.stat(uploaded.body.imageUrl.slice('/objects/'.length));
    expect(uploaded.body.optimizedSize).toBe(stored!.size);
    expect((await content.get(uploaded.body.imageUrl, ADMIN)).status).toBe(200);
    expect((await content.get(uploaded.body.imageUrl, buildGuest(null))).status).toBe(404);
    const withUploaded = await editByForm(id, { fields: { imageUrl: uploaded.body.imageUrl } });
    expect(withUploaded.body.imageUrl).toBe(uploaded.body.imageUrl);
    expect((await editByForm(id, { fields: { imageUrl: uploaded.body.imageUrl } })).body.revision).toBe(3);
    const without = await editByForm(id, { fields: { removeImage: 'true' } });
    expect(without.body.imageUrl).toMatch(/^\/objects\/covers\//);
    // Sending the present image, even a cover, changes nothing.
    const same = await editByForm(id, { fields: { imageUrl: without.body.imageUrl } });
    expect([same.status, same.body.imageUrl, same.body.revision]).toEqual([200, without.body.imageUrl, 4]);
  });

  it('leaves no image in storage after a rejected save', async () => {
    const [id] = [await insertArticle(), await insertArticle({ slug: 'taken' })];
    const before = await listKeys('articles/');
    const response = await editByForm(id!, { fields: { slug: 'taken' }, image: await createJpeg() });
    expect(response.body.code).toBe('SLUG_TAKEN');
    expect(await listKeys('articles/')).toEqual(before);
  });

  it('lists pending photos of the article to their uploader only', async () => {
    const id = await insertArticle();
    const uploadUrl = await requestUploadUrl(content, ADMIN, { articleId: id });
    expect((await readArticle(id)).pendingPhotos).toEqual([]);
    const photo = await createJpeg();
    await sendUpload(content, uploadUrl, photo);
    const { pendingPhotos } = await readArticle(id);
    expect(pendingPhotos).toEqual([
      { status: 'pending', photoURL: uploadUrl.split('?')[0], size: photo.length, expiresAt: expect.any(String) },
    ]);
    const other = await content.get(`/api/admin/articles/${id}`, buildUser({ isAdmin: true }));
    expect(other.body.pendingPhotos).toEqual([]);
    const shown = await content.put(`/api/admin/articles/${id}/photo`, ADMIN, { photoURL: pendingPhotos[0].photoURL });
    expect(shown.body).toEqual({ objectPath: expect.any(String), revision: 2 });
    expect((await readArticle(id)).pendingPhotos).toEqual([]);
    // The editor saves with the revision that it received when the photo was set.
    expect((await editArticle(id, { title: 'B', revision: shown.body.revision })).status).toBe(200);
  });

  it('lets only the uploader view a pending photo and dismiss it permanently', async () => {
    const id = await insertArticle();
    const uploadUrl = await requestUploadUrl(content, ADMIN, { articleId: id });
    await sendUpload(content, uploadUrl, await createJpeg());
    const photoURL = uploadUrl.split('?')[0]!;
    const preview = `/api/admin/articles/${id}/pending-photo?photoURL=${encodeURIComponent(photoURL)}`;
    const image = await content.get(preview, ADMIN);
    expect([image.status, image.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(await sharp(image.body).metadata()).toMatchObject({ format: 'webp', width: 400 });
    const dismiss = (actor: Identity) =>
      content.post(`/api/admin/articles/${id}/pending-photo/dismiss`, actor, { photoURL });

    const stranger = buildUser({ isAdmin: true });
    expect((await content.get(preview, stranger)).status).toBe(400);
    expect((await dismiss(stranger)).status).toBe(400);
    expect((await readArticle(id)).pendingPhotos).toHaveLength(1);

    expect((await dismiss(ADMIN)).status).toBe(204);
    const after = await readArticle(id);
    expect([after.pendingPhotos, after.revision]).toEqual([[], 1]);
    expect((await content.put(`/api/admin/articles/${id}/photo`, ADMIN, { photoURL })).status).toBe(400);
    expect((await dismiss(ADMIN)).status).toBe(400);
  });

  it('uses, shows and dismisses a pending photo only for the article for which it was uploaded', async () => {
    const [id, other] = [await insertArticle(), await insertArticle()];
    const photoURL = await requestUploadUrl(content, ADMIN, { articleId: id });
    await sendUpload(content, photoURL, await createJpeg());
    const path = `/api/admin/articles/${other}`;
    for (const { status, body } of [
      await content.put(`${path}/photo`, ADMIN, { photoURL }),
      await content.get(`${path}/pending-photo?photoURL=${encodeURIComponent(photoURL)}`, ADMIN),
      await content.post(`${path}/pending-photo/dismiss`, ADMIN, { photoURL }),
    ]) {
      const details = [{ field: 'photoURL', message: 'was uploaded for another article' }];
      expect([status, body.details]).toEqual([400, details]);
    }
    expect((await readArticle(other)).revision).toBe(1);
    expect((await content.put(`/api/admin/articles/${id}/photo`, ADMIN, { photoURL })).status).toBe(200);
  });
});

describe('DELETE /api/admin/articles/:id', () => {
  it('deletes an article, which can be restored with its versions', async () => {
    const id = await insertArticle({ slug: 'gone' });
    await editArticle(id, { title: 'Second' });
    expect((await content.delete(`/api/admin/articles/${id}`, ADMIN)).status).toBe(204);
    expect((await content.get(`/api/admin/articles/${id}`, ADMIN)).body.code).toBe('ARTICLE_NOT_FOUND');
    expect((await content.get(`/api/admin/articles/${id}/versions`, ADMIN)).status).toBe(404);
    expect((await content.delete(`/api/admin/articles/${id}`, ADMIN)).status).toBe(404);
    expect((await content.post(`/api/admin/deleted-articles/${id}/restore`, ADMIN, {})).status).toBe(200);
    expect((await readArticle(id)).revision).toBe(2);
    expect((await content.get(`/api/admin/articles/${id}/versions`, ADMIN)).body.versions).toHaveLength(1);
    expect((await readAudit('article', id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['article.delete']),
    );
  });

  it('deletes the versions when the article is purged', async () => {
    const id = await insertArticle();
    await editArticle(id, { title: 'Second' });
    await content.delete(`/api/admin/articles/${id}`, ADMIN);
    await content.dataSource.query(`update deleted_articles set deleted_at = now() - interval '31 days'`);
    await content.post('/internal/deleted-articles/purge', WORKER, {});
    expect(await content.dataSource.query('select 1 from article_versions where article_id = $1', [id])).toEqual([]);
  });
});

it('admin article routes: invalid ids are rejected', async () => {
  for (const id of ['0', '-1', '1.5', 'abc', '2147483648', '9'.repeat(300), '1%00', '%20', "1'--", 'new']) {
    for (const method of ['GET', 'DELETE']) {
      const { status } = await sendRawRequest(content, `/api/admin/articles/${id}`, { method, actor: ADMIN });
      expect([id, method, [400, 404].includes(status)]).toEqual([id, method, true]);
    }
    const patched = await sendForm('patch', `/api/admin/articles/${id}`, { fields: { title: 'x' } });
    expect([400, 404]).toContain(patched.status);
  }
  expect((await editArticle(2_147_483_647, { title: 'a' })).body.code).toBe('ARTICLE_NOT_FOUND');
});
