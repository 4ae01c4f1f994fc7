import { randomUUID } from 'node:crypto';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { CATEGORIES } from '@placelore/contracts/places/categories.js';
import { DecoderProcess } from '@placelore/photos/decoder/decoder-process.js';
import { photoDecoder } from '@placelore/photos/decoder/photo-decoder.js';
import { LocalStorage } from '@placelore/platform/storage/local-storage.js';
import sharp from 'sharp';
import { deriveMediaId, getImageKeys } from '../../src/media/images/storage-keys.js';
import {
  buildGuest,
  buildUser,
  ContentTestService,
  type Creation,
  createPhoto,
  WORKER,
} from '../support/content-test-service.js';

let content: ContentTestService;
beforeAll(async () => {
  content = await ContentTestService.start();
});
afterAll(() => content.stop());
afterEach(() => jest.restoreAllMocks());

const createDiscovery = (creation: object) => content.post('/internal/discoveries', WORKER, creation);
const pick = ({ analysisId, photoKey }: Creation) => ({ analysisId, photoKey });
const countDiscoveries = async (analysisId: string) => {
  const [row] = await content.dataSource.query('select count(*)::integer from discoveries where analysis_id = $1', [
    analysisId,
  ]);
  return row.count;
};

describe('POST /internal/discoveries', () => {
  it('returns the same discovery for a repeated call, even if other fields differ', async () => {
    const me = buildUser();
    const creation = await content.buildCreation({ userId: me.userId });
    const first = await createDiscovery(creation);
    const second = await createDiscovery({ ...creation, title: 'Something else', photoKey: 'gone/for-good.webp' });
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await countDiscoveries(creation.analysisId)).toBe(1);
    expect((await content.get('/api/discoveries', me)).body).toMatchObject([{ title: 'Eiffel Tower' }]);
  });

  it('uses images that were prepared, and keeps them when they are prepared again', async () => {
    const me = buildUser();
    const creation = await content.buildCreation({ userId: me.userId });
    const prepare = () => content.post('/internal/discoveries/images', WORKER, pick(creation));
    const images = (await prepare()).body;
    const put = jest.spyOn(LocalStorage.prototype, 'put');
    const { body } = await createDiscovery({ ...creation, images });
    expect(body).toEqual({ discoveryId: expect.any(Number), ...images });
    expect(put).not.toHaveBeenCalled();
    expect((await prepare()).body).toEqual(images);
    expect((await content.get(body.imageUrl, me)).status).toBe(200);
  });

  it('creates one discovery from many simultaneous calls', async () => {
    const creation = await content.buildCreation({ visitorId: randomUUID() });
    const responses = await Promise.all(Array.from({ length: 12 }, () => createDiscovery(creation)));
    expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await countDiscoveries(creation.analysisId)).toBe(1);
    expect((await content.get(responses[0]?.body.imageUrl, buildGuest(creation.owner.visitorId))).status).toBe(200);
  });

  it('succeeds for two calls that store the images at the same time', async () => {
    const creation = await content.buildCreation({ visitorId: randomUUID() });
    const waitForAllPuts = createBarrier(4);
    const put = LocalStorage.prototype.put;
    jest.spyOn(LocalStorage.prototype, 'put').mockImplementation(async function (this: LocalStorage, ...args) {
      await waitForAllPuts();
      return put.apply(this, args);
    });
    const responses = await Promise.all([createDiscovery(creation), createDiscovery(creation)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(responses[0]?.body).toEqual(responses[1]?.body);
    expect(await countDiscoveries(creation.analysisId)).toBe(1);
  });

  it('does not restore a deleted discovery', async () => {
    const me = buildUser();
    const creation = await content.buildCreation({ userId: me.userId });
    const { body } = await createDiscovery(creation);
    await content.delete(`/api/discoveries/${body.discoveryId}`, me);
    const lateResponse = await createDiscovery(creation);
    expect([lateResponse.status, lateResponse.body.code]).toEqual([404, 'DISCOVERY_NOT_FOUND']);
    expect(await countDiscoveries(creation.analysisId)).toBe(0);
  });

  it('leaves no images when the discovery is deleted during a second call', async () => {
    const me = buildUser();
    const creation = await content.buildCreation({ userId: me.userId });
    const put = LocalStorage.prototype.put;
    let intruded = false;
    // The first call finishes and its discovery is deleted just before the second call stores its images.
    jest.spyOn(LocalStorage.prototype, 'put').mockImplementation(async function (this: LocalStorage, ...args) {
      if (!intruded) {
        intruded = true;
        const { body } = await createDiscovery(creation);
        await content.delete(`/api/discoveries/${body.discoveryId}`, me);
      }
      return put.apply(this, args);
    });
    const lateResponse = await createDiscovery(creation);
    expect([lateResponse.status, lateResponse.body.code]).toEqual([404, 'DISCOVERY_NOT_FOUND']);
    const keys = getImageKeys(deriveMediaId(creation.analysisId));
    expect(await content.storage.list(keys.photo.replace('photo.webp', ''), '', 9)).toEqual([]);
  });

  it('can be repeated after a storage failure', async () => {
    const creation = await content.buildCreation({ visitorId: randomUUID() });
    jest
      .spyOn(LocalStorage.prototype, 'put')
      .mockRejectedValueOnce(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
    expect((await createDiscovery(creation)).status).toBe(507);
    expect(await countDiscoveries(creation.analysisId)).toBe(0);
    expect((await createDiscovery(creation)).status).toBe(200);
  });

  it.each(['analyses/never-stored.webp', '../../etc/passwd', 'UPPER/case.webp', '', 'a\u0000b'])(
    'returns 404 when no photo is stored at %j',
    async (photoKey) => {
      const creation = await content.buildCreation({}, { photoKey });
      const { status, body } = await createDiscovery(creation);
      expect([status, body.code]).toEqual([404, 'OBJECT_NOT_FOUND']);
      expect(await countDiscoveries(creation.analysisId)).toBe(0);
    },
  );

  it.each([
    ['empty', Buffer.alloc(0)],
    ['text', Buffer.from('<svg>not really')],
    ['half an image', null],
  ])('returns 422 when the photo is %s', async (_, bytes) => {
    const completeImage = await sharp(await createPhoto(400, 300))
      .jpeg()
      .toBuffer();
    const photoKey = await content.storePhoto(bytes ?? completeImage.subarray(0, completeImage.length / 2));
    const { status, body } = await createDiscovery(await content.buildCreation({}, { photoKey }));
    expect([status, body.code]).toEqual([422, 'IMAGE_UNREADABLE']);
    expect(new ApiError(body.code).retryable).toBe(false);
  });

  it('can be repeated after the decoder process was killed', async () => {
    const creation = await content.buildCreation({ visitorId: randomUUID() });
    const { request: originalRequest } = DecoderProcess.prototype;
    const killSpy = jest.spyOn(DecoderProcess.prototype, 'request').mockImplementation(function (
      this: DecoderProcess,
      ...request
    ) {
      process.kill(this.pid!, 'SIGKILL');
      return originalRequest.apply(this, request);
    });
    const { status, body } = await createDiscovery(creation);
    killSpy.mockRestore();
    expect([status, body.code]).toEqual([504, 'TIMED_OUT']);
    expect(new ApiError(body.code).retryable).toBe(true);
    expect(await countDiscoveries(creation.analysisId)).toBe(0);
    expect((await createDiscovery(creation)).status).toBe(200);
  });

  it('can be repeated when no decoder process could start', async () => {
    const creation = await content.buildCreation({ visitorId: randomUUID() });
    photoDecoder.close();
    const startSpy = jest.spyOn(DecoderProcess, 'start').mockRejectedValue(new Error('spawn EAGAIN'));
    const { status, body } = await createDiscovery(creation);
    startSpy.mockRestore();
    expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
    expect((await createDiscovery(creation)).status).toBe(200);
  });
});

it('discoveries: every category of the contracts can be stored', async () => {
  for (const category of CATEGORIES) {
    expect((await createDiscovery(await content.buildCreation({}, { category }))).status).toBe(200);
  }
});

it('database schema: entities describe it completely', async () => {
  const { upQueries } = await content.dataSource.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

/** Returns a barrier at which `count` calls wait for each other. */
function createBarrier(count: number): () => Promise<void> {
  let arrived = 0;
  let release: () => void = () => {};
  const all = new Promise<void>((resolve) => {
    release = resolve;
  });
  return () => {
    if (++arrived === count) release();
    return all;
  };
}
