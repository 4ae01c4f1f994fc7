import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Analysis, AnalysisResult } from '@placelore/contracts/analyses.js';
import type { Discovery } from '@placelore/contracts/discoveries.js';
import type { PlaceChoice } from '@placelore/contracts/places.js';
import { eventually } from '../../packages/platform/test/eventually.js';
import { type GoogleVisionStandIn, startGoogleVision } from '../standins/google-vision.ts';
import { photo } from './photos.ts';
import { type Product, startFromNothing } from './product.ts';
import { findEverywhere } from './stored-data.ts';
import { Visitor } from './visitor.ts';

const ROME = { latitude: 41.887913, longitude: 12.513927 };
/** Everything the person typed or showed has this word in it; or it is the position of their photo. */
const PLANTED = /zorbax|887913|513927/i;
const PASSWORD = 'zorbax-password';

const until = <T>(probe: () => Promise<T>) => eventually(probe, 60_000);
const json = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json() as Promise<T>;

describe('what is deleted', () => {
  let product: Product;
  let google: GoogleVisionStandIn;
  let admin: Visitor;

  beforeAll(async () => {
    google = await startGoogleVision();
    product = await startFromNothing({
      STARTER_LIBRARY: 'off',
      GOOGLE_VISION_API_KEY: 'key-of-a-stand-in',
      GOOGLE_VISION_ENDPOINT: google.url,
    });
    admin = new Visitor(product.url);
    const password = (await readFile(join(product.dataDir, 'admin-password'), 'utf8')).trim();
    expect((await admin.post('/api/login', { username: 'admin', password })).status).toBe(200);
  }, 120_000);
  afterAll(async () => {
    await product?.stop();
    await google?.close();
  });

  const reads = (text: string | null, adult = 'VERY_UNLIKELY') =>
    google.otherwise({
      kind: 'ok',
      annotations: {
        ...(text && { textAnnotations: [{ description: text }] }),
        safeSearchAnnotation: { adult, spoof: 'UNLIKELY', medical: 'UNLIKELY', violence: 'UNLIKELY', racy: 'UNLIKELY' },
      },
    });
  const remove = (visitor: Visitor, path: string) => visitor.call(path, { method: 'DELETE' });
  const statusOf = async (visitor: Visitor, path: string) => (await visitor.call(path)).status;
  const togglePublic = (id: number, isPublic: boolean) =>
    admin.call(`/api/admin/discoveries/${id}/toggle-public`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ isPublic }),
    });

  test('a deleted discovery takes its analysis along, and the same photo is analyzed anew', async () => {
    reads(null);
    const guest = new Visitor(product.url);
    const bytes = await photo(ROME);
    const first = await guest.analyze(bytes);
    expect((await guest.analyze(bytes)).id).toBe(first.id);
    expect((await remove(guest, `/api/discoveries/${first.discoveryId}`)).status).toBe(204);
    const again = await guest.analyze(bytes);
    expect(again.id).not.toBe(first.id);
    expect(again.discoveryId).not.toBe(first.discoveryId);
    await until(async () => (await statusOf(guest, `/api/analyses/${first.id}`)) === 404);
    expect(await json<Discovery[]>(guest.call('/api/discoveries'))).toMatchObject([{ id: again.discoveryId }]);
    await remove(guest, `/api/discoveries/${again.discoveryId}`);
  });

  test('a deleted analysis takes its discovery, article and pictures along', async () => {
    reads(null);
    const [guest, anybody] = [new Visitor(product.url), new Visitor(product.url)];
    const result = await guest.analyze(await photo(ROME));
    await togglePublic(result.discoveryId!, true);
    const slug = await until(async () => {
      const [own] = await json<Discovery[]>(guest.call('/api/discoveries'));
      return own?.articleSlug;
    });
    expect(await statusOf(anybody, `/api/articles/${slug}/direct`)).toBe(200);
    for (const other of [anybody, admin]) {
      expect((await remove(other, `/api/analyses/${result.id}`)).status).toBe(404);
    }
    expect((await remove(guest, `/api/analyses/${result.id}`)).status).toBe(204);
    expect(await statusOf(guest, `/api/analyses/${result.id}`)).toBe(404);
    await until(async () => (await json<Discovery[]>(guest.call('/api/discoveries'))).length === 0);
    await until(async () => (await statusOf(anybody, `/api/articles/${slug}/direct`)) === 404);
    await until(async () => (await statusOf(guest, result.imageUrl!)) === 404);
    await until(async () => (await findEverywhere(product, PLANTED)).length === 0);
  });

  test('an analysis deleted while it is made comes to nothing', async () => {
    reads('ZORBAX');
    const guest = new Visitor(product.url);
    await guest.call('/api/discoveries');
    const started = await Promise.all(
      Array.from({ length: 6 }, async (_, nth) => {
        const answer = await guest.send(await photo(ROME), {}, { prefer: 'respond-async' });
        const { id } = (await answer.json()) as Analysis;
        if (nth % 2) await guest.call(`/api/analyses/${id}`);
        return id;
      }),
    );
    const statuses = await Promise.all(started.map(async (id) => (await remove(guest, `/api/analyses/${id}`)).status));
    expect(statuses).toEqual(Array(6).fill(204));
    await until(async () => (await findEverywhere(product, PLANTED)).length === 0);
    expect(await json(guest.call('/api/discoveries'))).toEqual([]);
    expect(await json(guest.call('/api/analyses'))).toEqual([]);
  });

  test('an account leaves no word of its user in database, Redis, stored files and logs', async () => {
    const person = new Visitor(product.url);
    reads(null);
    // What a guest made is claimed by the account.
    await person.analyze(await photo(ROME), { siteDetails: 'Zorbax trattoria' });
    const registration = { username: 'zorbax', email: 'zorbax@example.org', password: PASSWORD };
    expect((await person.post('/api/register', registration)).status).toBe(201);
    await until(async () => {
      const [own] = await json<Discovery[]>(person.call('/api/discoveries'));
      return own?.username === 'zorbax';
    });

    const shown = await person.analyze(await photo(ROME), { siteDetails: 'Zorbax view' });
    reads('PATIENT MARIA ZORBAX');
    const unidentified = await person.analyze(await photo(), { location: 'Zorbaxville' });
    expect(unidentified.identified).toBe(false);
    reads('PATIENT ZORBAX', 'VERY_LIKELY');
    await person.analyze(await photo(ROME));
    reads('ZORBAX');
    const corrected = await person.analyze(await photo(ROME));
    await correct(person, corrected, 'Arezzo');
    await correct(person, corrected, 'Zorbax Castle');
    const saved = { title: 'Zorbax garden', content: '<p>Zorbax.</p>', description: 'Of Zorbax', location: 'Zorbaxia' };
    const backup = await json<Discovery>(person.post('/api/discoveries', saved));
    const forgotten = await json<Discovery>(person.post('/api/discoveries', { ...saved, title: 'Zorbax hut' }));
    expect((await remove(person, `/api/discoveries/${forgotten.id}`)).status).toBe(204);
    await person.call('/api/generate-temporary-article?q=Arezzo');
    await person.call('/api/generate-temporary-article?q=Zorbaxquery');
    await person.call('/dynamic/Zorbax%20Castle');
    await until(async () => {
      const found = await json<Discovery[]>(person.call('/api/discoveries'));
      return found.find(({ id }) => id === shown.discoveryId)?.articleSlug;
    });
    await togglePublic(shown.discoveryId!, false);
    await person.send(await photo(ROME), { siteDetails: 'Zorbax under way' }, { prefer: 'respond-async' });

    // The export has all of it, and the search finds it.
    const parts = await Promise.all(
      ['/api/user', '/api/export/analyses', '/api/export/discoveries', '/api/export/guides'].map(async (path) =>
        (await person.call(path)).text(),
      ),
    );
    const exported = parts.join('\n');
    for (const held of [
      'zorbax@example.org',
      'Zorbax trattoria',
      'Zorbax view',
      'PATIENT MARIA ZORBAX',
      'Zorbaxville',
      'Zorbax Castle',
      'Zorbax garden',
      'Zorbaxia',
      '41.887913',
      backup.title,
      '"safety":"unsafe"',
      'Arezzo',
    ]) {
      expect(exported).toContain(held);
    }
    const held = (await findEverywhere(product, PLANTED)).map((where) => where.split(':')[0]);
    for (const table of ['analysis.analyses', 'analysis.outcomes', 'content.discoveries', 'content.articles']) {
      expect(held).toContain(`table ${table}`);
    }

    // Queues, stored files and logs are searched as well.
    const everywhere = await findEverywhere(product, /photo\.analyze|image\/jpeg|"msg":"request"/);
    const searched = new Set(
      everywhere.map((where) => /^(redis|file \/analyses\/|file \/gateway\.log)/.exec(where)?.[0]),
    );
    expect([...searched]).toEqual(expect.arrayContaining(['redis', 'file /analyses/', 'file /gateway.log']));

    const deletion = { method: 'DELETE', headers: { 'content-type': 'application/json' } };
    const answer = await person.call('/api/user', { ...deletion, body: JSON.stringify({ password: PASSWORD }) });
    expect(answer.status).toBe(204);
    let left: string[] = [];
    await until(async () => {
      left = await findEverywhere(product, PLANTED);
      return left.length === 0;
    }).catch(() => {});
    expect(left).toEqual([]);
  }, 240_000);

  /** Names another place; one that nobody knows ends with a failure, and the result stays. */
  async function correct(person: Visitor, { id }: AnalysisResult, name: string): Promise<void> {
    const [known] = await json<PlaceChoice[]>(person.call(`/api/places/search?q=${encodeURIComponent(name)}`));
    const place = known ?? { name, ...ROME };
    expect((await person.post(`/api/analyses/${id}/place`, place)).status).toBe(202);
    await until(async () => (await json<Analysis>(person.call(`/api/analyses/${id}`))).status === 'done');
  }
});
