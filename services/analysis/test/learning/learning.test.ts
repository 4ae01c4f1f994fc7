import { randomUUID } from 'node:crypto';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import sharp from 'sharp';
import { drawScene } from '../../../../infra/test/photo-cases/drawn-scenes.ts';
import { LearnedPhotosRepository } from '../../src/analyses/learning/learned-photos.repository.js';
import { AnalysisTestService, createGuest, createUser } from '../support/analysis-test-service.js';
import { CONFIRMED_TOWER, choosePlace, confirmPlace, findSimilarPhotoClues } from '../support/confirm-place.js';
import { writePosition } from '../support/create-photo.js';
import { AREZZO } from '../support/provider-fixtures.js';

let service: AnalysisTestService;
beforeAll(async () => {
  service = await AnalysisTestService.start();
});
afterAll(() => service.stop());
beforeEach(() => service.dataSource.query('delete from analyses'));

/** Each photo of a scene is another file with the same content, like a photo that was forwarded. */
let quality = 40;
const photograph = (scene: number) => drawScene(scene).jpeg({ quality: ++quality }).toBuffer();
const crop = async (scene: number) =>
  sharp(await photograph(scene))
    .extract({ left: 18, top: 0, width: 342, height: 228 })
    .jpeg()
    .toBuffer();

const { name: text, latitude, longitude } = CONFIRMED_TOWER;
const suggestion = { kind: 'similar photo', text, position: { latitude, longitude } };
const [ada, bob] = [createUser(), createUser()];
const find = (jpeg: Buffer) => findSimilarPhotoClues(service, bob, jpeg);
const countLearned = async () => {
  const sql =
    'select (select count(*) from learned_photos)::integer + (select count(*) from learned_photo_hashes)::integer';
  const [row] = await service.dataSource.query(`${sql} as rows`);
  return row.rows;
};

describe('a photo whose place was confirmed', () => {
  it("suggests the place for a copy and for a part of it, with data from the place's record only", async () => {
    await confirmPlace(
      service,
      ada,
      await writePosition(sharp(await photograph(1)).jpeg(), { latitude: 48.8601, longitude: 2.2871 }),
    );
    expect(await find(await photograph(1))).toEqual([{ ...suggestion, confidence: 0.35 }]);
    expect(await find(await crop(1))).toEqual([{ ...suggestion, confidence: 0.35 }]);
    expect(await find(await photograph(2))).toEqual([]);
  });

  it('suggests it to guests too, also when a guest confirmed it', async () => {
    await confirmPlace(service, createGuest(), await photograph(1));
    expect(await findSimilarPhotoClues(service, createGuest(), await photograph(1))).toHaveLength(1);
  });

  it.each([
    ['more strongly beside the place', { latitude: 48.86, longitude: 2.3 }, [{ ...suggestion, confidence: 0.6 }]],
    ['as usual within view', { latitude: 48.95, longitude: 2.5 }, [{ ...suggestion, confidence: 0.35 }]],
    ['not for a photo taken elsewhere', { latitude: 43.4, longitude: 11.8 }, []],
  ])('suggests it %s', async (_how, position, expected) => {
    await confirmPlace(service, ada, await photograph(1));
    expect(await find(await writePosition(sharp(await photograph(1)).jpeg(), position))).toEqual(expected);
  });

  it('suggests each place once, however many photos show it', async () => {
    const louvre = { ...CONFIRMED_TOWER, name: 'Louvre', latitude: 48.8606, longitude: 2.3376 };
    await confirmPlace(service, ada, await photograph(1));
    await confirmPlace(service, createUser(), await photograph(1));
    await confirmPlace(service, createUser(), await photograph(1), louvre);
    expect((await find(await photograph(1))).map((clue) => clue.text).sort()).toEqual(['Eiffel Tower', 'Louvre']);
  });

  it('suggests nothing for itself, and the same in all steps of an analysis', async () => {
    const earlierId = await service.submit(bob, await photograph(1));
    const observe = async (id: string) => (await service.internal(`analyses/${id}/observe`)).body.observation.clues;
    expect(await observe(earlierId)).toEqual([]);
    const id = await confirmPlace(service, ada, await photograph(1));
    expect(await observe(earlierId)).toEqual([]);
    // Without the stored clues, both photos are compared again.
    await service.dataSource.query('delete from step_results');
    expect(await observe(id)).toEqual([]);
    expect(await observe(earlierId)).toHaveLength(1);
  });

  it('suggests nothing when the search takes too long', async () => {
    await confirmPlace(service, ada, await photograph(1));
    const search = jest.spyOn(service.app.get(LearnedPhotosRepository), 'findNearCopies');
    search.mockRejectedValueOnce(Object.assign(new Error('canceling statement due to timeout'), { code: '57014' }));
    expect(await find(await photograph(1))).toEqual([]);
    expect(await find(await photograph(1))).toHaveLength(1);
  });

  it('is learned only when a person chose its place', async () => {
    const id = await service.submit(ada, await photograph(1));
    await service.internal(`analyses/${id}/observe`);
    const described = { place: CONFIRMED_TOWER, identity: null, missingProviders: [], recommendations: null };
    const rest = { background: { facts: [], sources: [] }, nearbyAttractions: [], exactPlace: null };
    expect((await service.write(id, { ...described, ...rest })).status).toBe(200);
    expect(await countLearned()).toBe(0);
  });

  it.each<[string, Partial<LocatedPlace>]>([
    ['a town', { ...AREZZO, evidence: CONFIRMED_TOWER.evidence }],
    ['a sight that only a model named', { guidebookId: null }],
    ['a sight of a map vendor', { guidebookId: null, provider: 'google' }],
    ['a sight that nobody confirmed', { evidence: [] }],
    [
      'a sight far from the position of the photo',
      {
        evidence: [
          ...CONFIRMED_TOWER.evidence,
          { kind: 'photo position', detail: '', confidence: 0, contradicts: true },
        ],
      },
    ],
  ])('is not learned with %s', async (_what, changes) => {
    await confirmPlace(service, ada, await photograph(1), { ...CONFIRMED_TOWER, ...changes });
    expect(await countLearned()).toBe(0);
    expect(await find(await photograph(1))).toEqual([]);
  });

  it('is learned with a sight of OpenStreetMap', async () => {
    await confirmPlace(service, ada, await photograph(1), { ...CONFIRMED_TOWER, guidebookId: null, provider: 'osm' });
    expect(await find(await photograph(1))).toHaveLength(1);
  });

  it('is not learned when it has too little detail to be recognized', async () => {
    const wall = sharp({ create: { width: 400, height: 300, channels: 3, background: '#b0a080' } });
    await confirmPlace(service, ada, await wall.jpeg({ quality: 81 }).toBuffer());
    expect(await countLearned()).toBe(0);
    expect(await find(await wall.jpeg({ quality: 82 }).toBuffer())).toEqual([]);
  });

  it('is forgotten when its owner chooses a place that may not be learned', async () => {
    const id = await confirmPlace(service, ada, await photograph(1));
    await choosePlace(service, ada, id, { ...AREZZO, evidence: CONFIRMED_TOWER.evidence });
    expect(await countLearned()).toBe(0);
  });

  it('is included in the data export of its owner', async () => {
    const owner = createUser();
    await confirmPlace(service, owner, await photograph(1));
    const { body } = await service.call('/api/export/analyses', owner);
    expect(body).toMatchObject([{ learnedPlace: 'Eiffel Tower', photoHashes: expect.arrayContaining([]) }]);
    expect(body[0].photoHashes[0]).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is forgotten with its analysis', async () => {
    const id = await confirmPlace(service, ada, await photograph(1));
    expect(await countLearned()).toBeGreaterThan(1);
    expect((await service.call(`/api/analyses/${id}`, ada, { method: 'DELETE' })).status).toBeLessThan(300);
    expect(await countLearned()).toBe(0);
    expect(await find(await photograph(1))).toEqual([]);
  });

  it('is forgotten with the account of its owner', async () => {
    const deletedUser = createUser();
    await confirmPlace(service, deletedUser, await photograph(1));
    await confirmPlace(service, ada, await photograph(3));
    await service.internal('analyses/remove-owned', { userId: deletedUser.userId, visitorId: null });
    expect(await find(await photograph(1))).toEqual([]);
    expect(await find(await photograph(3))).toHaveLength(1);
  });
});

it('LEARN_FROM_CONFIRMATIONS=false: learns nothing, and suggests nothing that was learned before', async () => {
  await confirmPlace(service, ada, await photograph(1));
  const disabled = await AnalysisTestService.start({ LEARN_FROM_CONFIRMATIONS: 'false' }, service);
  try {
    expect(await findSimilarPhotoClues(disabled, bob, await photograph(1))).toEqual([]);
    await confirmPlace(disabled, ada, await photograph(4));
    expect(await find(await photograph(4))).toEqual([]);
    const { body } = await disabled.call('/api/admin/learned-photos', createUser({ isAdmin: true }));
    expect(body).toMatchObject({ isEnabled: false, total: 1 });
  } finally {
    await disabled.stop();
  }
});

describe('/api/admin/learned-photos', () => {
  const admin = createUser({ isAdmin: true });
  const forget = (id: string, actor: Parameters<AnalysisTestService['call']>[1] = admin) =>
    service.call(`/api/admin/learned-photos/${id}`, actor, { method: 'DELETE' });

  it('lists photos without their owners, latest first, in pages', async () => {
    const first = await confirmPlace(service, ada, await photograph(1));
    const second = await confirmPlace(service, bob, await photograph(2), { ...CONFIRMED_TOWER, name: 'Louvre' });
    const { body } = await service.call('/api/admin/learned-photos', admin);
    expect(body).toEqual({
      isEnabled: true,
      total: 2,
      photos: [
        { id: second, name: 'Louvre', location: 'Paris, France', learnedAt: expect.any(String) },
        { id: first, name: 'Eiffel Tower', location: 'Paris, France', learnedAt: expect.any(String) },
      ],
    });
    const { body: page } = await service.call('/api/admin/learned-photos?page=2&limit=1', admin);
    expect([page.total, page.photos.map(({ id }: { id: string }) => id)]).toEqual([2, [first]]);
  });

  it('forgets one for good, which the audit log records, and keeps its analysis', async () => {
    const id = await confirmPlace(service, ada, await photograph(1));
    expect((await forget(id)).status).toBe(204);
    expect(await find(await photograph(1))).toEqual([]);
    expect((await service.call(`/api/analyses/${id}`, ada)).status).toBe(200);
    const { body } = await service.call('/api/admin/audit/analysis?action=learned-photo.forget', admin);
    expect(body[0]).toMatchObject({ actorId: admin.userId, subjectId: id, subjectName: 'Eiffel Tower' });
    expect((await forget(id)).body.code).toBe('LEARNED_PHOTO_NOT_FOUND');
  });

  it('rejects everyone but admins, and invalid values', async () => {
    const id = await confirmPlace(service, ada, await photograph(1));
    for (const [actor, status] of [
      [null, 401],
      [createGuest(), 401],
      [ada, 403],
    ] as const) {
      expect((await service.call('/api/admin/learned-photos', actor)).status).toBe(status);
      expect((await forget(id, actor)).status).toBe(status);
    }
    expect((await forget('7')).body).toMatchObject({ code: 'INVALID_INPUT', details: [{ field: 'id' }] });
    expect((await forget(randomUUID())).status).toBe(404);
    for (const query of ['page=0', 'limit=101', 'limit=x']) {
      expect((await service.call(`/api/admin/learned-photos?${query}`, admin)).body.code).toBe('INVALID_INPUT');
    }
    expect(await find(await photograph(1))).toHaveLength(1);
  });
});
