import { HttpVisitor } from '../../support/http-visitor.ts';
import { createPhoto, createSignPhoto } from '../../support/photos.ts';
import type { Product } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';

test.describe('photo analysis', () => {
  let product: Product;
  test.beforeAll(({ product: running }) => {
    product = running;
  });

  test('locates a sign at the stated place and lists its text as evidence', async () => {
    const result = await new HttpVisitor(product.url).analyze(await createSignPhoto('MARKET HALL'), {
      location: 'Kyoto, Japan',
    });
    expect(result.location).toBe('Kyoto, Japan');
    expect(JSON.stringify(result.evidence)).toMatch(/MARKET/);
  });

  test('keeps images private and without metadata, and deletes them with the discovery', async () => {
    const visitor = new HttpVisitor(product.url);
    const result = await visitor.analyze(await createPhoto({ latitude: 48.8583, longitude: 2.2945 }));
    const image = await visitor.request(result.imageUrl!);
    expect(image.status).toBe(200);
    expect(image.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await image.arrayBuffer()).includes('Exif')).toBe(false);
    expect((await new HttpVisitor(product.url).request(result.imageUrl!)).status).toBe(404);

    expect(
      (await new HttpVisitor(product.url).request(`/api/discoveries/${result.discoveryId}`, { method: 'DELETE' }))
        .status,
    ).toBe(404);
    expect((await visitor.request(`/api/discoveries/${result.discoveryId}`, { method: 'DELETE' })).status).toBe(204);
    expect((await visitor.request(result.imageUrl!)).status).toBe(404);
  });
});
