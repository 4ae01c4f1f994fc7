import type { Analysis, AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import type { Discovery } from '@placelore/contracts/content/discoveries.js';
import type { PlaceChoice } from '@placelore/contracts/places/places.js';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import type { FakeGoogleVision } from '../../../fake-vendors/google-vision.ts';
import { findStoredText } from '../../support/find-stored-text.ts';
import { HttpVisitor } from '../../support/http-visitor.ts';
import { createPhoto } from '../../support/photos.ts';
import type { Product } from '../../support/product.ts';
import { expect } from '../../support/test.ts';
import { test } from '../../support/vision-test.ts';

const ROME = { latitude: 41.886754, longitude: 12.512638 };
/** Matches everything that the user typed or showed, and the position of their photo. */
const SECRET_WORDS = /zorbax|886754|512638/i;
const PASSWORD = 'zorbax-password';

const until = <T>(probe: () => Promise<T>) => eventually(probe, 60_000);
const readJson = async <T>(response: Promise<Response>): Promise<T> => (await response).json() as Promise<T>;

test.describe('data deletion', () => {
  let product: Product;
  let google: FakeGoogleVision;
  let admin: HttpVisitor;

  test.beforeAll(({ product: running, admin: signedIn, google: vision }) => {
    product = running;
    admin = signedIn;
    google = vision;
  });

  const reads = (text: string | null, adult = 'VERY_UNLIKELY') =>
    google.setDefault({
      kind: 'ok',
      annotations: {
        ...(text && { textAnnotations: [{ description: text }] }),
        safeSearchAnnotation: { adult, spoof: 'UNLIKELY', medical: 'UNLIKELY', violence: 'UNLIKELY', racy: 'UNLIKELY' },
      },
    });
  const sendDelete = (visitor: HttpVisitor, path: string) => visitor.request(path, { method: 'DELETE' });
  const fetchStatus = async (visitor: HttpVisitor, path: string) => (await visitor.request(path)).status;

  test('deletes the analysis with its discovery, and analyzes the same photo again', async () => {
    reads(null);
    const guest = new HttpVisitor(product.url);
    const bytes = await createPhoto(ROME);
    const first = await guest.analyze(bytes);
    expect((await guest.analyze(bytes)).id).toBe(first.id);
    expect((await sendDelete(guest, `/api/discoveries/${first.discoveryId}`)).status).toBe(204);
    const again = await guest.analyze(bytes);
    expect(again.id).not.toBe(first.id);
    expect(again.discoveryId).not.toBe(first.discoveryId);
    await expect.poll(() => fetchStatus(guest, `/api/analyses/${first.id}`)).toBe(404);
    expect(await readJson<Discovery[]>(guest.request('/api/discoveries'))).toMatchObject([{ id: again.discoveryId }]);
    await sendDelete(guest, `/api/discoveries/${again.discoveryId}`);
  });

  test('deletes the discovery, article and images with an analysis', async () => {
    reads(null);
    const [guest, outsider] = [new HttpVisitor(product.url), new HttpVisitor(product.url)];
    const result = await guest.analyze(await createPhoto(ROME));
    await admin.toggleDiscovery(result.discoveryId!, true);
    const slug = await until(async () => {
      const [own] = await readJson<Discovery[]>(guest.request('/api/discoveries'));
      return own?.articleSlug;
    });
    expect(await fetchStatus(outsider, `/api/articles/${slug}/direct`)).toBe(200);
    for (const other of [outsider, admin]) {
      expect((await sendDelete(other, `/api/analyses/${result.id}`)).status).toBe(404);
    }
    expect((await sendDelete(guest, `/api/analyses/${result.id}`)).status).toBe(204);
    expect(await fetchStatus(guest, `/api/analyses/${result.id}`)).toBe(404);
    await expect.poll(async () => (await readJson<Discovery[]>(guest.request('/api/discoveries'))).length).toBe(0);
    await expect.poll(() => fetchStatus(outsider, `/api/articles/${slug}/direct`)).toBe(404);
    await expect.poll(() => fetchStatus(guest, result.imageUrl!)).toBe(404);
    await expect.poll(async () => (await findStoredText(product, SECRET_WORDS)).length).toBe(0);
  });

  test('leaves nothing of an analysis that is deleted while it runs', async () => {
    reads('ZORBAX');
    const guest = new HttpVisitor(product.url);
    await guest.request('/api/discoveries');
    const started = await Promise.all(
      Array.from({ length: 6 }, async (_, nth) => {
        const response = await guest.sendPhoto(await createPhoto(ROME), {}, { prefer: 'respond-async' });
        const { id } = (await response.json()) as Analysis;
        if (nth % 2) await guest.request(`/api/analyses/${id}`);
        return id;
      }),
    );
    const statuses = await Promise.all(
      started.map(async (id) => (await sendDelete(guest, `/api/analyses/${id}`)).status),
    );
    expect(statuses).toEqual(Array(6).fill(204));
    await expect.poll(async () => (await findStoredText(product, SECRET_WORDS)).length).toBe(0);
    expect(await readJson(guest.request('/api/discoveries'))).toEqual([]);
    expect(await readJson(guest.request('/api/analyses'))).toEqual([]);
  });

  test('leaves no data of a deleted account in database, Redis, stored files and logs', async () => {
    test.setTimeout(240_000);
    const user = new HttpVisitor(product.url);
    reads(null);
    // The account takes over what its user created as a guest.
    await user.analyze(await createPhoto(ROME), { siteDetails: 'Zorbax trattoria' });
    const registration = { username: 'zorbax', email: 'zorbax@example.org', password: PASSWORD };
    expect((await user.post('/api/register', registration)).status).toBe(201);
    await until(async () => {
      const [own] = await readJson<Discovery[]>(user.request('/api/discoveries'));
      return own?.username === 'zorbax';
    });

    const shown = await user.analyze(await createPhoto(ROME), { siteDetails: 'Zorbax view' });
    reads('PATIENT MARIA ZORBAX');
    const unidentified = await user.analyze(await createPhoto(), { location: 'Zorbaxville' });
    expect(unidentified.identified).toBe(false);
    reads('PATIENT ZORBAX', 'VERY_LIKELY');
    await user.analyze(await createPhoto(ROME));
    reads('ZORBAX');
    const corrected = await user.analyze(await createPhoto(ROME));
    await correct(user, corrected, 'Arezzo');
    await correct(user, corrected, 'Zorbax Castle');
    const saved = { title: 'Zorbax garden', content: '<p>Zorbax.</p>', description: 'Of Zorbax', location: 'Zorbaxia' };
    const backup = await readJson<Discovery>(user.post('/api/discoveries', saved));
    const deletedDiscovery = await readJson<Discovery>(
      user.post('/api/discoveries', { ...saved, title: 'Zorbax hut' }),
    );
    expect((await sendDelete(user, `/api/discoveries/${deletedDiscovery.id}`)).status).toBe(204);
    await user.request('/api/generate-temporary-article?q=Arezzo');
    await user.request('/api/generate-temporary-article?q=Zorbaxquery');
    await user.request('/dynamic/Zorbax%20Castle');
    // A photo whose sight is not certain waits for an admin.
    expect((await admin.toggleDiscovery(shown.discoveryId!, true)).status).toBe(200);
    await until(async () => {
      const found = await readJson<Discovery[]>(user.request('/api/discoveries'));
      return found.find(({ id }) => id === shown.discoveryId)?.articleSlug;
    });
    await admin.toggleDiscovery(shown.discoveryId!, false);
    await user.sendPhoto(await createPhoto(ROME), { siteDetails: 'Zorbax under way' }, { prefer: 'respond-async' });

    // Proves that the export contains everything, and that the text search finds it.
    const parts = await Promise.all(
      ['/api/user', '/api/export/analyses', '/api/export/discoveries', '/api/export/guides'].map(async (path) =>
        (await user.request(path)).text(),
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
      '41.886754',
      backup.title,
      '"safety":"unsafe"',
      'Arezzo',
    ]) {
      expect(exported).toContain(held);
    }
    const held = (await findStoredText(product, SECRET_WORDS)).map((where) => where.split(':')[0]);
    for (const table of ['analysis.analyses', 'analysis.step_results', 'content.discoveries', 'content.articles']) {
      expect(held).toContain(`table ${table}`);
    }

    // Proves that the text search also covers queues, stored files and logs.
    const everywhere = await findStoredText(product, /photo\.analyze|image\/jpeg|"msg":"request"/);
    const searched = new Set(
      everywhere.map((where) => /^(redis|file \/analyses\/|file \/gateway\.log)/.exec(where)?.[0]),
    );
    expect([...searched]).toEqual(expect.arrayContaining(['redis', 'file /analyses/', 'file /gateway.log']));

    const deletion = { method: 'DELETE', headers: { 'content-type': 'application/json' } };
    const response = await user.request('/api/user', { ...deletion, body: JSON.stringify({ password: PASSWORD }) });
    expect(response.status).toBe(204);
    let left: string[] = [];
    await until(async () => {
      left = await findStoredText(product, SECRET_WORDS);
      return left.length === 0;
    }).catch(() => {});
    expect(left).toEqual([]);
  });

  /** Corrects the place of an analysis. With an unknown place this fails, and the result stays. */
  async function correct(user: HttpVisitor, { id }: AnalysisResult, name: string): Promise<void> {
    const [choice] = await readJson<PlaceChoice[]>(user.request(`/api/places/search?q=${encodeURIComponent(name)}`));
    const place = choice ?? { name, ...ROME };
    expect((await user.post(`/api/analyses/${id}/place`, place)).status).toBe(202);
    await expect.poll(async () => (await readJson<Analysis>(user.request(`/api/analyses/${id}`))).status).toBe('done');
  }
});
