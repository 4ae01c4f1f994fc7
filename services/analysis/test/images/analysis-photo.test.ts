import sharp from 'sharp';
import { AnalysisTestService, createGuest } from '../support/analysis-test-service.js';
import { createPhoto } from '../support/create-photo.js';

let service: AnalysisTestService;
beforeAll(async () => {
  service = await AnalysisTestService.start();
});
afterAll(() => service.stop());

test.each([
  ['', 400],
  ['?size=thumbnail', 320],
])(
  'GET /api/analyses/:id/photo%s: returns the photo to its owner without metadata, never cached',
  async (query, edge) => {
    const owner = createGuest();
    const id = await service.submit(owner, await createPhoto({ latitude: 43.4, longitude: 11.8 }, 400));
    const response = await fetch(`${service.url}/api/analyses/${id}/photo${query}`, {
      headers: await service.headers(owner),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const { width, height, exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, height, exif]).toEqual([edge, edge, undefined]);
  },
);

test('GET /api/analyses/:id/photo: rejects an unknown size', async () => {
  const owner = createGuest();
  const id = await service.submit(owner, await createPhoto());
  const { status, body } = await service.call(`/api/analyses/${id}/photo?size=huge`, owner);
  expect([status, JSON.stringify(body).includes('size')]).toEqual([400, true]);
});
