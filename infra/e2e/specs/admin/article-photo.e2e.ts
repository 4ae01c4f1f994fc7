import sharp from 'sharp';
import { HttpVisitor } from '../../support/http-visitor.ts';
import { createPhoto } from '../../support/photos.ts';
import type { Product } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';

/** The whole path from the upload URL to the displayed image, with the requests of an admin's browser. */
test.describe('article photo set by an admin', () => {
  let product: Product;
  let admin: HttpVisitor;
  let article: { id: number; slug: string };
  test.beforeAll(async ({ product: running, admin: signedIn }) => {
    product = running;
    admin = signedIn;
    const fields = { title: 'Photographed Bridge', content: '<p>A bridge.</p>', location: 'Lyon, France' };
    article = await (await admin.post('/api/admin/articles', { ...fields, isPublic: true })).json();
  });

  const requestUploadUrl = async (): Promise<string> =>
    (await (await admin.post('/api/objects/upload', {})).json()).uploadURL;
  const put = (path: string, body: BodyInit) =>
    new HttpVisitor(product.url).request(path, {
      method: 'PUT',
      headers: { 'content-type': 'image/jpeg' },
      body,
      duplex: 'half',
    } as RequestInit);
  const json = (method: string, path: string, body: object) =>
    admin.request(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

  test('is shown to every visitor in a supported format until the article is withdrawn', async () => {
    const photoURL = await requestUploadUrl();
    const bytes = new Uint8Array(await createPhoto({ latitude: 48.8583, longitude: 2.2945 }));
    expect((await put(photoURL, bytes)).status).toBe(204);
    expect((await put(photoURL, bytes)).status).toBe(403);
    const response = await json('PUT', `/api/admin/articles/${article.id}/photo`, { photoURL });
    expect(response.status).toBe(200);
    const { objectPath } = await response.json();
    const shown = await new HttpVisitor(product.url).request(`/api/articles/${article.slug}/direct`);
    expect(await shown.json()).toMatchObject({ id: article.id, imageUrl: objectPath });
    for (const [accept, format] of [
      ['image/webp,image/*', 'webp'],
      ['image/jpeg,image/png', 'jpeg'],
    ] as const) {
      const image = await new HttpVisitor(product.url).request(objectPath, { headers: { accept } });
      const read = await sharp(Buffer.from(await image.arrayBuffer())).metadata();
      expect(read).toMatchObject({ format, width: 1200, height: 800 });
    }
    await json('PATCH', `/api/admin/articles/${article.id}/toggle-visibility`, { isPublic: false });
    expect((await new HttpVisitor(product.url).request(objectPath)).status).toBe(404);
    expect((await admin.request(objectPath)).status).toBe(200);
  });

  test('is rejected with IMAGE_TOO_LARGE, with or without a content length', async () => {
    const large = new Uint8Array(11 * 1024 * 1024);
    const inPieces = new Blob([large]).stream();
    for (const body of [large, inPieces]) {
      const response = await put(await requestUploadUrl(), body);
      expect([response.status, (await response.json()).code]).toEqual([413, 'IMAGE_TOO_LARGE']);
    }
  });
});
