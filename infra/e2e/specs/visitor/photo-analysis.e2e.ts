import type { Analysis, AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import type { Discovery } from '@placelore/contracts/content/discoveries.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { PlaceCandidate } from '@placelore/contracts/places/places.js';
import { HttpVisitor } from '../../support/http-visitor.ts';
import { createPhoto, createSignPhoto } from '../../support/photos.ts';
import type { Product } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';

test.describe('photo analysis', () => {
  let product: Product;
  test.beforeAll(({ product: running }) => {
    product = running;
  });

  /** Confirms a candidate, and returns the new result. */
  async function confirm(visitor: HttpVisitor, { id }: AnalysisResult, candidate: PlaceCandidate) {
    const { name, latitude, longitude } = candidate;
    expect((await visitor.post(`/api/analyses/${id}/place`, { name, latitude, longitude })).status).toBe(202);
    await (await visitor.request(`/api/analyses/${id}/events`)).text();
    const { result } = (await (await visitor.request(`/api/analyses/${id}`)).json()) as Analysis;
    return result!;
  }

  test('locates a photo from Arezzo by its own position', async () => {
    const position = { latitude: 43.46745, longitude: 11.88513 };
    const result = await new HttpVisitor(product.url).analyze(await createPhoto(position));
    expect(result.location).toBe('Arezzo, Italy');
    expect(getDistanceMeters(position, { latitude: result.latitude!, longitude: result.longitude! })).toBeLessThan(
      5_000,
    );
    expect(result.facts.length).toBeGreaterThan(0);
    expect(result.evidence.map(({ kind }) => kind)).toContain('photo position');
    expect(result.provider).toBe('embedded');
  });

  test('says by a position alone where a photo was taken, and identifies the sight that its visitor confirms', async () => {
    const visitor = new HttpVisitor(product.url);
    const result = await visitor.analyze(await createPhoto({ latitude: 48.8583, longitude: 2.2945 }));
    expect(result).toMatchObject({ identified: false, outcome: 'position only', location: 'Paris, France' });
    const [nearest] = result.candidates;
    expect(nearest).toMatchObject({ name: 'Eiffel Tower', why: expect.stringMatching(/^\d+ m from this position$/) });
    const [own] = (await (await visitor.request('/api/discoveries')).json()) as Discovery[];
    expect(own).toMatchObject({ id: result.discoveryId, identified: false, isPublic: false });
    const confirmed = await confirm(visitor, result, nearest!);
    expect(confirmed).toMatchObject({ identified: true, outcome: 'identified', title: 'Eiffel Tower', candidates: [] });
    expect(confirmed.discoveryId).toBe(result.discoveryId);
  });

  test('offers places for an uncertain name, and stores a discovery only when one is confirmed', async () => {
    const visitor = new HttpVisitor(product.url);
    const result = await visitor.analyze(await createPhoto(), { location: 'Springfield' });
    expect(result).toMatchObject({ identified: false, outcome: 'perhaps', latitude: null, discoveryId: null });
    expect(result.candidates.map(({ name }) => name)).toEqual(['Springfield', 'Springfield', 'Springfield']);
    expect(await (await visitor.request('/api/discoveries')).json()).toEqual([]);
    const confirmed = await confirm(visitor, result, result.candidates[1]!);
    expect(confirmed).toMatchObject({ outcome: 'identified', title: 'Springfield', confidence: expect.any(Number) });
    expect(await (await visitor.request('/api/discoveries')).json()).toMatchObject([{ id: confirmed.discoveryId }]);
  });

  test('locates a sign at the stated place and lists its text as evidence', async () => {
    const result = await new HttpVisitor(product.url).analyze(await createSignPhoto('MARKET HALL'), {
      location: 'Kyoto, Japan',
    });
    expect(result.location).toBe('Kyoto, Japan');
    expect(JSON.stringify(result.evidence)).toMatch(/MARKET/);
  });

  test('leaves a photo without clues unidentified and creates no discovery', async () => {
    const visitor = new HttpVisitor(product.url);
    const result = await visitor.analyze(await createPhoto());
    expect(result).toMatchObject({
      identified: false,
      latitude: null,
      longitude: null,
      discoveryId: null,
      evidence: [],
    });
    expect(await (await visitor.request('/api/discoveries')).json()).toEqual([]);
  });

  test('locates the same photo when the visitor names the place', async () => {
    const result = await new HttpVisitor(product.url).analyze(await createPhoto(), {
      location: 'El Torcal de Antequera, Spain',
    });
    expect(result.identified).toBe(true);
    expect(result.location).toBe('Antequera, Spain');
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

  test('reports an asynchronous analysis by events that can be resumed', async () => {
    const visitor = new HttpVisitor(product.url);
    const accepted = await visitor.sendPhoto(
      await createPhoto({ latitude: 35.0116, longitude: 135.7681 }),
      {},
      { prefer: 'respond-async' },
    );
    expect(accepted.status).toBe(202);
    const analysisPath = accepted.headers.get('location')!;
    const stream = await (await visitor.request(`${analysisPath}/events`)).text();
    expect(stream).toMatch(/event: done\ndata: \{.*Kyoto, Japan/);
    const resumed = await (
      await visitor.request(`${analysisPath}/events`, { headers: { 'last-event-id': '7' } })
    ).text();
    expect(resumed).not.toMatch(/^id: [1-7]$/m);
    expect(resumed).toMatch(/event: done/);
    expect((await new HttpVisitor(product.url).request(analysisPath)).status).toBe(404);
    expect(await (await visitor.request(analysisPath)).json()).toMatchObject({ status: 'done' });
  });
});
