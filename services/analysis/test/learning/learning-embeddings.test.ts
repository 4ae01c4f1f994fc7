import { type FakeOpenAi, startFakeOpenAi } from '../../../../infra/fake-vendors/openai.ts';
import { drawScene } from '../../../../infra/test/photo-cases/drawn-scenes.ts';
import { AnalysisTestService, createUser } from '../support/analysis-test-service.js';
import { CONFIRMED_TOWER, confirmPlace, findSimilarPhotoClues } from '../support/confirm-place.js';

let vendor: FakeOpenAi;
let service: AnalysisTestService;
beforeAll(async () => {
  vendor = await startFakeOpenAi();
  service = await AnalysisTestService.start({
    VISION_EMBEDDINGS_MODEL: 'eye',
    VISION_EMBEDDINGS_BASE_URL: `${vendor.url}/v1`,
    VISION_EMBEDDINGS_API_KEY: 'k',
  });
});
afterAll(async () => {
  await service.stop();
  await vendor.close();
});
beforeEach(async () => {
  vendor.reset();
  for (const table of ['analyses', 'step_results']) await service.dataSource.query(`delete from ${table}`);
});

const photograph = (scene: number) => drawScene(scene).jpeg().toBuffer();
const [ada, bob] = [createUser(), createUser()];
const script = (...vectors: number[][]) =>
  vendor.script(...vectors.map((vector) => ({ kind: 'embedding', vector }) as const));
const find = async (scene: number) =>
  (await findSimilarPhotoClues(service, bob, await photograph(scene))).map(({ text, confidence }) => [
    text,
    confidence,
  ]);

it('embeddings: suggest the place of another photo with a similar embedding, weaker than for a copy', async () => {
  script([3, 4, 0], [3, 4, 0.5], [3, 0, 4]);
  await confirmPlace(service, ada, await photograph(1));
  expect(await find(2)).toEqual([['Eiffel Tower', 0.25]]);
  expect(await find(3)).toEqual([]);
});

it('embeddings: are not requested before anything was learned, and only once for each photo', async () => {
  expect(await find(2)).toEqual([]);
  expect(vendor.requests).toHaveLength(0);
  await confirmPlace(service, ada, await photograph(1));
  await confirmPlace(service, bob, await photograph(1), { ...CONFIRMED_TOWER, name: 'Louvre' });
  expect(vendor.requests).toHaveLength(1);
});

it('embeddings: of another length or model are not compared', async () => {
  script([1, 0, 0], [1, 0, 0, 0]);
  await confirmPlace(service, ada, await photograph(1));
  expect(await find(2)).toEqual([]);
  await service.dataSource.query(`update learned_photos set embedding_model = 'other'`);
  expect(await find(3)).toEqual([]);
  expect(vendor.requests).toHaveLength(2);
});

it('embeddings: when the vendor fails, copies are still learned and found', async () => {
  vendor.setDefault({ kind: 'serverError' });
  await confirmPlace(service, ada, await photograph(1));
  expect(await find(1)).toEqual([['Eiffel Tower', 0.35]]);
});
