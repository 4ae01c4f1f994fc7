import { randomBytes } from 'node:crypto';
import type { PhotoLook } from '@placelore/contracts/analysis/admin-analyses.js';
import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import type { AdminDiscovery } from '@placelore/contracts/content/admin/admin-discoveries.js';
import type { FakeGoogleVision } from '../../../fake-vendors/google-vision.ts';
import type { FakeOpenAi } from '../../../fake-vendors/openai.ts';
import { HttpVisitor, registerVisitor, signInAdmin } from '../../support/http-visitor.ts';
import { createPhoto } from '../../support/photos.ts';
import type { Product } from '../../support/product.ts';
import { test } from '../../support/providers-test.ts';
import { expect } from '../../support/test.ts';

const LANDMARK = {
  landmarkAnnotations: [
    {
      description: 'Eiffel Tower',
      score: 0.92,
      locations: [{ latLng: { latitude: 48.858461, longitude: 2.294351 } }],
    },
  ],
  labelAnnotations: [{ description: 'Tower', score: 0.9 }],
};

test.describe('product with paid providers', () => {
  let google: FakeGoogleVision;
  let openAi: FakeOpenAi;
  let product: Product;

  test.beforeAll(({ google: vision, openAi: model, product: running }) => {
    google = vision;
    openAi = model;
    product = running;
  });
  test.beforeEach(() => {
    google.reset();
    openAi.reset();
  });

  /** Returns why another writer was not used. Only admins can see this. */
  async function readWritingNote(analysisId: string): Promise<string | null | undefined> {
    const admin = await signInAdmin(product);
    const rows = (await (await admin.request('/api/admin/discoveries')).json()) as AdminDiscovery[];
    return rows.find((row) => row.analysisId === analysisId)?.writing?.note;
  }

  /** Sends a photo without a position, so that the vendor's response decides. */
  const analyze = async () => new HttpVisitor(product.url).analyze(await createPhoto());

  test('uses the landmark of Vision and the text of the model, locates places itself and publishes the photo of a user, all in one trace', async ({
    collector,
  }) => {
    google.setDefault({ kind: 'ok', annotations: LANDMARK });
    const user = await registerVisitor(product.url, 'marta');
    const traceId = randomBytes(16).toString('hex');
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(await createPhoto())], { type: 'image/jpeg' }), 'maria-rossi.jpg');
    form.append('source', 'file_upload');
    form.append('siteDetails', 'Seen by Maria Rossi');
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-00`, origin: product.url };
    const response = await user.request('/api/analyze', { method: 'POST', body: form, headers });
    const result = (await response.json()) as AnalysisResult;
    expect(result).toMatchObject({
      identified: true,
      location: 'Paris, France',
      provider: 'openai',
      writing: { provider: 'openai', model: 'stand-in' },
      vision: { provider: 'google' },
    });
    expect(result.title).toContain('Eiffel Tower');
    expect(result.evidence.map(({ kind }) => kind)).toContain('landmark recognized');
    const shown = await (await new HttpVisitor(product.url).request('/api/discoveries/public')).json();
    expect((shown as { id: number }[]).map(({ id }) => id)).toContain(result.discoveryId);

    const findSpans = () => collector.spans.filter((span) => span.traceId === traceId);
    await expect
      .poll(() => findSpans().map(({ name }) => name), { timeout: 30_000 })
      .toEqual(
        expect.arrayContaining([
          'POST /api/analyze',
          'forward to analysis',
          'send interactive',
          'process interactive',
          'POST /internal/analyses/:id/commit',
          'google',
          'openai',
        ]),
      );
    // Once all processes have exported their spans, every span except the visitor's request has a parent in the trace.
    const findRoots = () => {
      const ids = new Set(findSpans().map(({ spanId }) => spanId));
      const roots = findSpans().filter(({ parentSpanId = '' }) => !ids.has(parentSpanId));
      return roots.map(({ service, name }) => `${service}: ${name}`);
    };
    const findServices = () => [...new Set(findSpans().map(({ service }) => service))].sort();
    await expect
      .poll(findServices, { timeout: 30_000 })
      .toEqual(['analysis', 'auth', 'content', 'gateway', 'places', 'worker'].map((name) => `placelore-${name}`));
    await expect.poll(findRoots, { timeout: 30_000 }).toEqual(['placelore-gateway: POST /api/analyze']);
    expect(collector.spans.filter(({ text }) => /maria|rossi/i.test(text))).toEqual([]);
  });

  test('falls back to the guidebook if the model does not respond, and reports the reason to admins', async () => {
    google.setDefault({ kind: 'ok', annotations: LANDMARK });
    openAi.setDefault({ kind: 'hang' });
    const result = await analyze();
    expect(result.provider).toBe('embedded');
    expect(result.writing.provider).toBe('embedded');
    expect(JSON.stringify(result)).not.toMatch(/openai/i);
    expect(await readWritingNote(result.id)).toMatch(/openai/i);
    expect(result.title).toContain('Eiffel Tower');
  });

  test('falls back to embedded vision if Vision fails, and reports the reason to admins', async () => {
    google.setDefault({ kind: 'serverError' });
    const result = await new HttpVisitor(product.url).analyze(
      await createPhoto({ latitude: 48.8583, longitude: 2.2945 }),
      { siteDetails: 'Eiffel Tower' },
    );
    expect(result.vision).toEqual({ provider: 'embedded', model: null, promptVersion: null });
    const admin = await signInAdmin(product);
    const looks = (await (await admin.request(`/api/admin/analyses/${result.id}/looks`)).json()) as PhotoLook[];
    expect(looks.map(({ note }) => note).join()).toMatch(/google/i);
    expect(result.title).toContain('Eiffel Tower');
  });

  test('does not pay twice for the same photo from another visitor', async () => {
    google.setDefault({ kind: 'ok', annotations: LANDMARK });
    const bytes = await createPhoto();
    await new HttpVisitor(product.url).analyze(bytes);
    const paid = google.requests.length + openAi.requests.length;
    await new HttpVisitor(product.url).analyze(bytes);
    expect(google.requests.length + openAi.requests.length).toBe(paid);
  });
});
