import { randomUUID } from 'node:crypto';
import { CATEGORIES } from '@placelore/contracts/categories.js';
import { ApiError } from '@placelore/contracts/errors.js';
import { DecodingProcess } from '@placelore/photos/decoding-process.js';
import { photoDecoder } from '@placelore/photos/photo-decoder.js';
import { LocalStorage } from '@placelore/platform/storage/local-storage.js';
import sharp from 'sharp';
import { mediaIdOf, mediaKeysOf } from '../src/media/media-keys.js';
import { ContentService, guest, photo, someUser, WORKER } from './content-service.js';

let content: ContentService;
beforeAll(async () => {
  content = await ContentService.start();
});
afterAll(() => content.stop());
afterEach(() => jest.restoreAllMocks());

const create = (creation: object) => content.post('/internal/discoveries', WORKER, creation);
const countOf = async (analysisId: string) => {
  const [row] = await content.dataSource.query('select count(*)::integer from discoveries where analysis_id = $1', [
    analysisId,
  ]);
  return row.count;
};

describe('creating a discovery', () => {
  it('answers a repeated call with the same discovery, whatever else the call says by then', async () => {
    const me = someUser();
    const creation = await content.creation({ userId: me.userId });
    const first = await create(creation);
    const second = await create({ ...creation, title: 'Something else', photoKey: 'gone/for-good.webp' });
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await countOf(creation.analysisId)).toBe(1);
    expect((await content.get('/api/discoveries', me)).body).toMatchObject([{ title: 'Eiffel Tower' }]);
  });

  it('makes one discovery of many simultaneous calls', async () => {
    const creation = await content.creation({ visitorId: randomUUID() });
    const answers = await Promise.all(Array.from({ length: 12 }, () => create(creation)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await countOf(creation.analysisId)).toBe(1);
    expect((await content.get(answers[0]?.body.imageUrl, guest(creation.owner.visitorId))).status).toBe(200);
  });

  it('answers both of two calls that made the pictures at the same moment', async () => {
    const creation = await content.creation({ visitorId: randomUUID() });
    const bothArePutting = meeting(4);
    const put = LocalStorage.prototype.put;
    jest.spyOn(LocalStorage.prototype, 'put').mockImplementation(async function (this: LocalStorage, ...args) {
      await bothArePutting();
      return put.apply(this, args);
    });
    const answers = await Promise.all([create(creation), create(creation)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await countOf(creation.analysisId)).toBe(1);
  });

  it('does not bring back what its owner deleted, and leaves no pictures of it', async () => {
    const me = someUser();
    const creation = await content.creation({ userId: me.userId });
    const { body } = await create(creation);
    await content.delete(`/api/discoveries/${body.discoveryId}`, me);
    const late = await create(creation);
    expect([late.status, late.body.code]).toEqual([404, 'DISCOVERY_NOT_FOUND']);
    expect(await countOf(creation.analysisId)).toBe(0);
  });

  it('leaves no pictures when the discovery is deleted in the middle of a second call', async () => {
    const me = someUser();
    const creation = await content.creation({ userId: me.userId });
    const put = LocalStorage.prototype.put;
    let intruded = false;
    // The second call has made its pictures; before it can store them, the first is done and its discovery deleted.
    jest.spyOn(LocalStorage.prototype, 'put').mockImplementation(async function (this: LocalStorage, ...args) {
      if (!intruded) {
        intruded = true;
        const { body } = await create(creation);
        await content.delete(`/api/discoveries/${body.discoveryId}`, me);
      }
      return put.apply(this, args);
    });
    const late = await create(creation);
    expect([late.status, late.body.code]).toEqual([404, 'DISCOVERY_NOT_FOUND']);
    const keys = mediaKeysOf(mediaIdOf(creation.analysisId));
    expect(await content.storage.list(keys.photo.replace('photo.webp', ''), '', 9)).toEqual([]);
  });

  it('can be tried again after a failure: nothing is remembered of it', async () => {
    const creation = await content.creation({ visitorId: randomUUID() });
    jest
      .spyOn(LocalStorage.prototype, 'put')
      .mockRejectedValueOnce(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
    expect((await create(creation)).status).toBe(500);
    expect(await countOf(creation.analysisId)).toBe(0);
    expect((await create(creation)).status).toBe(200);
  });

  it.each(['analyses/never-stored.webp', '../../etc/passwd', 'UPPER/case.webp', '', 'a\u0000b'])(
    'says that there is no photo at %j',
    async (photoKey) => {
      const creation = await content.creation({}, { photoKey });
      const { status, body } = await create(creation);
      expect([status, body.code]).toEqual([404, 'OBJECT_NOT_FOUND']);
      expect(await countOf(creation.analysisId)).toBe(0);
    },
  );

  it.each([
    ['empty', Buffer.alloc(0)],
    ['text', Buffer.from('<svg>not really')],
    ['half a picture', null],
  ])('says that a photo is unreadable when it is %s', async (_, bytes) => {
    const whole = await sharp(await photo(400, 300))
      .jpeg()
      .toBuffer();
    const photoKey = await content.storePhoto(bytes ?? whole.subarray(0, whole.length / 2));
    const { status, body } = await create(await content.creation({}, { photoKey }));
    expect([status, body.code]).toEqual([422, 'IMAGE_UNREADABLE']);
    expect(new ApiError(body.code).retryable).toBe(false);
  });

  it('can be repeated when the decoding processes were killed', async () => {
    const creation = await content.creation({ visitorId: randomUUID() });
    const { ask } = DecodingProcess.prototype;
    const killing = jest.spyOn(DecodingProcess.prototype, 'ask').mockImplementation(function (
      this: DecodingProcess,
      ...request
    ) {
      process.kill(this.pid!, 'SIGKILL');
      return ask.apply(this, request);
    });
    const { status, body } = await create(creation);
    killing.mockRestore();
    expect([status, body.code]).toEqual([504, 'TIMED_OUT']);
    expect(new ApiError(body.code).retryable).toBe(true);
    expect(await countOf(creation.analysisId)).toBe(0);
    expect((await create(creation)).status).toBe(200);
  });

  it('can be repeated when no decoding process could be started', async () => {
    const creation = await content.creation({ visitorId: randomUUID() });
    photoDecoder.close();
    const starting = jest.spyOn(DecodingProcess, 'start').mockRejectedValue(new Error('spawn EAGAIN'));
    const { status, body } = await create(creation);
    starting.mockRestore();
    expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
    expect((await create(creation)).status).toBe(200);
  });
});

it('keeps every category of the contracts', async () => {
  for (const category of CATEGORIES) {
    expect((await create(await content.creation({}, { category }))).status).toBe(200);
  }
});

it('has a schema that its entities describe completely', async () => {
  const { upQueries } = await content.dataSource.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

/** A point where `count` calls wait for each other. */
function meeting(count: number): () => Promise<void> {
  let arrived = 0;
  let open: () => void = () => {};
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    if (++arrived === count) open();
    return all;
  };
}
