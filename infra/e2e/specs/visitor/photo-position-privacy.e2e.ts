import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import type { Article } from '@placelore/contracts/content/articles/articles.js';
import type { Discovery } from '@placelore/contracts/content/discoveries.js';
import { formatMetricDistance, getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { NearbyAttraction, PlaceChoice } from '@placelore/contracts/places/places.js';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { HttpVisitor, registerVisitor } from '../../support/http-visitor.ts';
import { createPhoto } from '../../support/photos.ts';
import type { Product } from '../../support/product.ts';
import { expect } from '../../support/test.ts';
import { test } from '../../support/vision-test.ts';

/** In Rome, away from every landmark in the guidebook, with digits that occur nowhere else. */
const PHOTO_POSITION = { latitude: 41.887913, longitude: 12.513927 };
/** Matches this position with three or more decimals, or in degrees, minutes and seconds, in every notation. */
const PRECISE = /41[.,]88[78]|12[.,]51[34]|887913|513927|41°\s*53['′]\s*16|12°\s*30['′]\s*50/;

const until = <T>(probe: () => Promise<T>) => eventually(probe, 60_000);

/** Returns the headers and body of a response as text. Metadata would be readable in the bytes of an image. */
async function read(visitor: HttpVisitor, path: string, init?: RequestInit): Promise<string> {
  const response = await visitor.request(path, init);
  const headers = [...response.headers].map((pair) => pair.join(': ')).join('\n');
  return `${headers}\n${Buffer.from(await response.arrayBuffer()).toString('latin1')}`;
}

const readJson = async <T>(response: Promise<Response>): Promise<T> => (await response).json() as Promise<T>;

test.describe('photo position', () => {
  let product: Product;
  let admin: HttpVisitor;
  let member: HttpVisitor;
  let corrector: HttpVisitor;
  let guestAuthor: HttpVisitor;
  let result: AnalysisResult;
  let guestResult: AnalysisResult;
  /** Ids of the discoveries at this position. */
  let published: number[];

  test.beforeAll(async ({ product: running, admin: signedIn, google }) => {
    product = running;
    admin = signedIn;
    // Every photo is rated safe, so that the corrected photo is published automatically.
    google.reset();
    [member, corrector] = [await register('walker'), await register('corrector')];
    guestAuthor = new HttpVisitor(product.url);
    result = await member.analyze(await createPhoto(PHOTO_POSITION));
    guestResult = await guestAuthor.analyze(await createPhoto(PHOTO_POSITION));
    const correctedResult = await corrector.analyze(await createPhoto(PHOTO_POSITION));
    await correctToRome(correctedResult);
    published = [result, guestResult, correctedResult].map(({ discoveryId }) => discoveryId!);
    // A position alone does not identify what a photo shows, so an admin publishes the discoveries.
    for (const { discoveryId } of [result, guestResult])
      expect((await admin.toggleDiscovery(discoveryId!, true)).status).toBe(200);
    await expect.poll(async () => (await publicDiscoveries()).filter(({ articleSlug }) => articleSlug).length).toBe(3);
  });

  const register = (username: string) => registerVisitor(product.url, username);

  /** Corrects the place to another town and then back to the first. */
  async function correctToRome({ id, alternatives: _, ...first }: AnalysisResult): Promise<void> {
    for (const name of ['Arezzo', 'Rome']) {
      const found = await readJson<PlaceChoice[]>(corrector.request(`/api/places/search?q=${name}`));
      expect((await corrector.post(`/api/analyses/${id}/place`, found[0]!)).status).toBe(202);
      await until(async () => {
        const { status } = await readJson<{ status: string }>(corrector.request(`/api/analyses/${id}`));
        return status === 'done';
      });
    }
    expect(first.title).toBe('Rome');
  }

  const publicDiscoveries = async () => {
    const all = await readJson<Discovery[]>(new HttpVisitor(product.url).request('/api/discoveries/public'));
    return all.filter(({ id }) => published.includes(id));
  };

  test('is exact for its owner in the result and in the list of discoveries', async () => {
    expect(result).toMatchObject({ outcome: 'position only', title: 'Rome', ...PHOTO_POSITION });
    const [own] = await readJson<Discovery[]>(member.request('/api/discoveries'));
    expect([Number(own!.latitude), Number(own!.longitude)]).toEqual([
      PHOTO_POSITION.latitude,
      PHOTO_POSITION.longitude,
    ]);
    for (const { distance, coordinates } of [...result.nearbyAttractions, ...own!.nearbyAttractions]) {
      const at = { latitude: coordinates.lat, longitude: coordinates.lng };
      expect(distance).toBe(formatMetricDistance(getDistanceMeters(PHOTO_POSITION, at)));
    }
    expect(own!.nearbyAttractions.length).toBeGreaterThan(0);
  });

  test('does not appear on any public page, list or image for a guest, another user or an admin', async () => {
    const found = await publicDiscoveries();
    expect(found).toHaveLength(3);
    const slugs = found.map(({ articleSlug }) => articleSlug!);
    const articles = await Promise.all(
      slugs.map((slug) => readJson<Article>(admin.request(`/api/articles/${slug}/direct`))),
    );
    const imageUrls = [...found, ...articles].flatMap(({ imageUrl, thumbnailUrl }) => [imageUrl, thumbnailUrl]);
    const staticMaps = articles.map(
      ({ latitude, longitude }) => `/api/static-map?lat=${latitude}&lng=${longitude}&zoom=13&size=600x300`,
    );
    const paths = [
      '/',
      '/app',
      '/articles',
      '/articles?q=rome',
      '/dynamic/Rome',
      '/api/discoveries',
      '/api/discoveries/public',
      '/api/analyses',
      '/api/articles',
      '/api/articles?q=rome',
      '/api/articles/search?keywords=rome',
      '/api/dynamic?q=Rome',
      '/api/generate-temporary-article?q=Rome',
      '/api/travel-recommendations?location=Rome',
      '/api/nearby-attractions?location=Rome&mainSite=Rome',
      '/api/geocode?location=Rome',
      '/sitemap.xml',
      '/sitemap-1.xml',
      '/rss.xml',
      '/robots.txt',
      ...slugs.flatMap((slug) => [
        `/articles/${slug}`,
        `/articles/${slug}/amp`,
        `/api/articles/${slug}/direct`,
        `/share/${slug}.png`,
      ]),
      ...staticMaps,
      ...new Set(imageUrls.filter((url) => url !== null && url !== '')),
    ] as string[];
    const readers = { guest: new HttpVisitor(product.url), member: await register('reader'), admin };
    const leaks: string[] = [];
    for (const [name, reader] of Object.entries(readers)) {
      for (const path of paths) if (PRECISE.test(await read(reader, path))) leaks.push(`${name}: ${path}`);
    }
    for (const path of [
      '/api/admin/articles',
      '/api/admin/discoveries',
      ...articles.flatMap(({ id }) => [`/api/admin/articles/${id}`, `/api/admin/articles/${id}/versions`]),
      '/api/admin/duplicates',
      '/api/admin/audit/content',
      '/api/admin/audit/analysis',
      '/api/admin/failed-jobs/content',
      '/api/admin/failed-jobs/analysis',
      ...['interactive', 'quick', 'writing', 'maintenance'].map(
        (queue) => `/admin/queues/api/queues?activeQueue=${queue}&page=1`,
      ),
    ]) {
      if (PRECISE.test(await read(admin, path))) leaks.push(`admin: ${path}`);
    }
    const toggled = await (await admin.toggleDiscovery(result.discoveryId!, true)).text();
    if (PRECISE.test(toggled)) leaks.push('admin: toggle-public');
    expect(leaks).toEqual([]);
  });

  test('cannot be derived from distances, which are measured from the public position', async () => {
    const shown: { latitude: string | null; longitude: string | null; nearbyAttractions: NearbyAttraction[] }[] = [];
    for (const discovery of await publicDiscoveries()) {
      const article = readJson<Article>(
        new HttpVisitor(product.url).request(`/api/articles/${discovery.articleSlug}/direct`),
      );
      shown.push(discovery, await article);
    }
    expect(shown).toHaveLength(6);
    let distances = 0;
    for (const { latitude, longitude, nearbyAttractions } of shown) {
      const from = { latitude: Number(latitude), longitude: Number(longitude) };
      expect(getDistanceMeters(from, PHOTO_POSITION)).toBeGreaterThan(100);
      for (const { distance, coordinates } of nearbyAttractions) {
        const at = { latitude: coordinates.lat, longitude: coordinates.lng };
        expect(distance).toBe(formatMetricDistance(getDistanceMeters(from, at)));
        expect(distance).not.toBe(formatMetricDistance(getDistanceMeters(PHOTO_POSITION, at)));
        distances++;
      }
    }
    expect(distances).toBeGreaterThan(0);
    // The Colosseum is 1.8 km from the photo.
    for (const { articleSlug } of await publicDiscoveries()) {
      expect(await read(new HttpVisitor(product.url), `/articles/${articleSlug}`)).not.toMatch(/1\.8[ \u00a0]km/);
    }
  });
});
