import {
  type FakeModelVendor,
  type FakeVendorName,
  startFakeModelVendor,
} from '../../../../infra/fake-vendors/models/model-vendor.ts';
import { KEY } from '../../../../infra/fake-vendors/models/vendor-profile.ts';
import { AnalysisTestService, createGuest } from '../support/analysis-test-service.js';
import { createPhoto } from '../support/create-photo.js';

/** The vendors are fakes; the service with its database, ledger and health report is real. */
const PRICES = '{"eye": {"input": 1, "output": 2}}';
const fakes: FakeModelVendor[] = [];
const services: AnalysisTestService[] = [];
afterAll(() => Promise.all([...fakes.map((fake) => fake.close()), ...services.map((service) => service.stop())]));

async function start(name: FakeVendorName): Promise<{ fake: FakeModelVendor; service: AnalysisTestService }> {
  const fake = await startFakeModelVendor(name);
  const prefix = name === 'anthropic' ? 'ANTHROPIC' : 'OPENAI';
  const service = await AnalysisTestService.start({
    VISION_PROVIDER: name,
    [`${prefix}_BASE_URL`]: fake.baseUrl,
    [`${prefix}_API_KEY`]: KEY,
    [`${prefix}_VISION_MODEL`]: 'eye',
    [`${prefix}_PRICES`]: PRICES,
  });
  fakes.push(fake);
  services.push(service);
  return { fake, service };
}

async function observe(service: AnalysisTestService) {
  const id = await service.submit(createGuest(), await createPhoto());
  return (await service.internal(`analyses/${id}/observe`)).body.observation;
}

const getNotice = async (service: AnalysisTestService) => {
  const { parts } = (await service.call('/readyz', null)).body as { parts: { name: string; detail?: string }[] };
  return parts.find(({ name }) => name === 'vision')?.detail;
};

it.each<FakeVendorName>(['anthropic', 'mistral'])(
  'model vendors: %s observes a photo, within the ledger',
  async (name) => {
    const { service } = await start(name);
    const { clues, vision } = await observe(service);
    expect(vision).toMatchObject({ provider: name, model: 'eye', note: null });
    expect(clues[0]).toMatchObject({ kind: 'landmark recognized', text: 'Pont du Gard, Vers, France' });
    const costs = await service.dataSource.query('select provider, model, usd::text, estimated from provider_costs');
    expect(costs).toEqual([{ provider: name, model: 'eye', usd: '0.00200000', estimated: false }]);
  },
);

it('model vendors: a rejected key is shown in the health of the service until a photo was observed', async () => {
  const { fake, service } = await start('gemini');
  fake.setDefault({ kind: 'situation', situation: 'invalid key' });
  expect((await observe(service)).vision).toMatchObject({
    provider: 'embedded',
    note: 'gemini rejected the key: 400',
  });
  expect(await getNotice(service)).toBe('gemini rejected the key: 400: check the key.');
  fake.setDefault({ kind: 'ok' });
  expect((await observe(service)).vision.provider).toBe('gemini');
  expect(await getNotice(service)).toBeUndefined();
});
