import {
  LearnedPhotosRepository,
  type NewLearnedPhoto,
} from '../../src/analyses/learning/learned-photos.repository.js';
import { AnalysisTestService, createUser } from '../support/analysis-test-service.js';
import { createPhoto } from '../support/create-photo.js';

let service: AnalysisTestService;
let repository: LearnedPhotosRepository;
/** Analyses that photos are learned from. */
let ids: string[];
beforeAll(async () => {
  service = await AnalysisTestService.start();
  repository = service.app.get(LearnedPhotosRepository);
  ids = [];
  for (let count = 0; count < 7; count++) ids.push(await service.submit(createUser(), await createPhoto()));
});
afterAll(() => service.stop());
beforeEach(() => service.dataSource.query('delete from learned_photos'));

/** Hash whose first bits are set. */
const createHash = (bits: number) => '1'.repeat(bits).padEnd(256, '0').replace(/.{4}/g, toHexDigit);
const toHexDigit = (bits: string) => Number.parseInt(bits, 2).toString(16);
/** Hash that differs from all others in this file in half of its bits. */
const UNRELATED = '5'.repeat(64);

const place = { placeLocation: 'Paris, France', latitude: 48.8584, longitude: 2.2945 };
const learn = (nth: number, placeName: string, photo: Partial<NewLearnedPhoto>) =>
  repository.store({ ...place, analysisId: ids[nth]!, placeName, hashes: [], embedding: null, ...photo });
const findCopies = async (...hashes: string[]) =>
  (await repository.findNearCopies(ids[6]!, hashes, 20)).map(({ placeName, score }) => [placeName, score]);
const findAlike = async (vector: number[], minCosine = 0.9) =>
  (await repository.findAlike(ids[6]!, { model: 'eye', vector }, minCosine)).map(({ placeName, score }) => [
    placeName,
    Number(score.toFixed(3)),
  ]);

describe('near-copies', () => {
  it('are photos of which one shows the whole or a part of the other, but not two with a common part', async () => {
    await learn(0, 'Whole', { hashes: [createHash(0), UNRELATED] });
    await learn(1, 'Part', { hashes: [UNRELATED, createHash(0)] });
    expect(await findCopies(createHash(4))).toEqual([
      ['Part', 4],
      ['Whole', 4],
    ]);
    expect(await findCopies(UNRELATED.replaceAll('5', 'c'), createHash(4))).toEqual([['Whole', 4]]);
  });

  it('differ in at most the given number of bits, and each place is returned once with its closest photo', async () => {
    await learn(0, 'Far', { hashes: [createHash(21)] });
    await learn(1, 'Close', { hashes: [createHash(20)] });
    await learn(2, 'Closest', { hashes: [createHash(9), createHash(8)] });
    await learn(3, 'Closest', { hashes: [createHash(15)] });
    expect(await findCopies(createHash(0))).toEqual([
      ['Closest', 8],
      ['Close', 20],
    ]);
  });

  it('never are the photo itself, and the same name at another position is another place', async () => {
    await learn(6, 'Itself', { hashes: [createHash(0)] });
    await learn(0, 'Pantheon', { hashes: [createHash(0)] });
    await learn(1, 'Pantheon', { hashes: [createHash(1)], latitude: 41.8986, longitude: 12.4768 });
    expect(await repository.findNearCopies(ids[6]!, [createHash(0)], 20)).toEqual([
      { placeName: 'Pantheon', latitude: place.latitude, longitude: place.longitude, score: 0 },
      { placeName: 'Pantheon', latitude: 41.8986, longitude: 12.4768, score: 1 },
    ]);
  });

  it('are those of the five closest places', async () => {
    for (let nth = 0; nth < 6; nth++) await learn(nth, `Place ${nth}`, { hashes: [createHash(12 - 2 * nth)] });
    expect((await findCopies(createHash(0))).map(([name]) => name)).toEqual([
      'Place 5',
      'Place 4',
      'Place 3',
      'Place 2',
      'Place 1',
    ]);
  });
});

describe('photos with a similar embedding', () => {
  const embed = (vector: number[], model = 'eye') => ({ embedding: { model, vector } });

  it('are those with at least the given cosine, the most similar places first', async () => {
    await learn(0, 'Below', embed([0.8, 0.6]));
    await learn(1, 'Similar', embed([0.96, 0.28]));
    await learn(2, 'Equal', embed([1, 0]));
    await learn(3, 'Similar', embed([0.936, 0.352]));
    expect(await findAlike([1, 0])).toEqual([
      ['Equal', 1],
      ['Similar', 0.96],
    ]);
    expect(await findAlike([1, 0], 0.75)).toHaveLength(3);
  });

  it('have the same model and length, and never are the photo itself', async () => {
    await learn(6, 'Itself', embed([1, 0]));
    await learn(0, 'Another model', embed([1, 0], 'other'));
    await learn(1, 'Another length', embed([1, 0, 0]));
    expect(await findAlike([1, 0])).toEqual([]);
    expect([await repository.hasEmbeddings('other'), await repository.hasEmbeddings('unused')]).toEqual([true, false]);
  });

  it('are those of the five most similar places', async () => {
    for (let nth = 0; nth < 6; nth++) {
      const angle = 0.3 - nth * 0.05;
      await learn(nth, `Place ${nth}`, embed([Math.cos(angle), Math.sin(angle)]));
    }
    expect((await findAlike([1, 0])).map(([name]) => name)).toEqual([
      'Place 5',
      'Place 4',
      'Place 3',
      'Place 2',
      'Place 1',
    ]);
  });
});

describe('stored photos', () => {
  it('are replaced, and not stored for an analysis that has been deleted', async () => {
    await learn(0, 'First', { hashes: [createHash(0), createHash(1)] });
    await learn(0, 'Second', { hashes: [createHash(30)] });
    expect(await findCopies(createHash(0))).toEqual([]);
    expect(await findCopies(createHash(30))).toEqual([['Second', 0]]);
    const deletedId = await service.submit(createUser(), await createPhoto());
    await service.dataSource.query('delete from analyses where id = $1', [deletedId]);
    await repository.store({ ...place, analysisId: deletedId, placeName: 'Deleted', hashes: [], embedding: null });
    expect((await repository.list({ page: 1, limit: 10 })).rows.map(({ placeName }) => placeName)).toEqual(['Second']);
  });

  it('are found by their analyses, and report whether they were deleted', async () => {
    await learn(0, 'Louvre', { hashes: [createHash(0)] });
    await learn(1, 'Pantheon', { hashes: [createHash(0)] });
    expect(await repository.findPlaceNames([ids[0]!, ids[2]!])).toEqual(new Map([[ids[0]!, 'Louvre']]));
    const { manager } = service.dataSource;
    expect([await repository.delete(manager, ids[0]!), await repository.delete(manager, ids[0]!)]).toEqual([
      true,
      false,
    ]);
    expect(await findCopies(createHash(0))).toEqual([['Pantheon', 0]]);
  });
});
