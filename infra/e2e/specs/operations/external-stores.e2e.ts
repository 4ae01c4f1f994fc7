import type { AdminDiscovery } from '@placelore/contracts/content/admin/admin-discoveries.js';
import type { Article } from '@placelore/contracts/content/articles/articles.js';
import type { Discovery } from '@placelore/contracts/content/discoveries.js';
import { type RunningS3, S3_KEYS, startS3 } from '../../../../packages/platform/test/support/s3-server.js';
import { HttpVisitor, registerVisitor, signInAdmin } from '../../support/http-visitor.ts';
import { createLandscapePhoto, createPhoto } from '../../support/photos.ts';
import { type Product, startFreshProduct } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';

/** The PostgreSQL and Redis of the test run act as external ones. */
test.describe('product with external PostgreSQL, Redis and S3', () => {
  let s3: RunningS3;
  let product: Product;
  test.beforeAll(async () => {
    const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;
    if (!TEST_DATABASE_URL || !TEST_REDIS_URL) throw new Error('Run this with "npm test -- --only e2e".');
    s3 = await startS3();
    product = await startFreshProduct({
      DATABASE_URL: TEST_DATABASE_URL,
      REDIS_URL: TEST_REDIS_URL,
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: 'placelore-pictures',
      S3_ACCESS_KEY: S3_KEYS.accessKey,
      S3_SECRET_KEY: S3_KEYS.secretKey,
      STARTER_LIBRARY: 'off',
    });
  });
  test.afterAll(async () => {
    await product?.stop();
    await s3?.stop();
  });

  test('starts no embedded store and serves the image of a discovery from S3', async () => {
    await expect(product.findPid('postgres')).rejects.toThrow('not running');
    await expect(product.findPid('redis')).rejects.toThrow('not running');
    const visitor = new HttpVisitor(product.url);
    const result = await visitor.analyze(await createPhoto({ latitude: 48.8583, longitude: 2.2945 }), {
      siteDetails: 'Eiffel Tower',
    });
    expect(result.title).toContain('Eiffel Tower');
    const part = await visitor.request(result.imageUrl!, { headers: { range: 'bytes=0-3' } });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe('RIFF');
    expect((await visitor.request(`/api/discoveries/${result.discoveryId}`, { method: 'DELETE' })).status).toBe(204);
    expect((await visitor.request(result.imageUrl!)).status).toBe(404);
  });

  test('publishes a member’s photo of a landmark without API keys after local moderation', async () => {
    const admin = await signInAdmin(product);
    const member = await registerVisitor(product.url, 'publisher');
    const fetchShown = async (): Promise<Discovery[]> =>
      (await new HttpVisitor(product.url).request('/api/discoveries/public')).json();
    const fetchListed = async (): Promise<Article[]> =>
      (await new HttpVisitor(product.url).request('/api/articles')).json();
    const position = { latitude: 41.8902, longitude: 12.4922 };
    const { discoveryId, confidence, imageUrl } = await member.analyze(await createLandscapePhoto(position, 1), {
      siteDetails: 'Colosseum',
    });
    expect(confidence).toBeGreaterThanOrEqual(0.6);
    await expect.poll(fetchShown).toMatchObject([{ id: discoveryId, title: 'Colosseum', username: 'publisher' }]);
    const discoveries: AdminDiscovery[] = await (await admin.request('/api/admin/discoveries')).json();
    expect(discoveries.find(({ id }) => id === discoveryId)).toMatchObject({
      safety: 'safe',
      moderation: { provider: 'local' },
      reviewReasons: [],
    });
    await expect.poll(fetchListed).toMatchObject([{ title: 'Colosseum', imageUrl }]);
    expect((await new HttpVisitor(product.url).request(imageUrl!)).status).toBe(200);
    expect((await member.request(`/api/discoveries/${discoveryId}`, { method: 'DELETE' })).status).toBe(204);
    await expect.poll(fetchListed).toEqual([]);
  });
});
