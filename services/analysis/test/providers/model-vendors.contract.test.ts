import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import {
  type FakeModelVendor,
  type FakeVendorName,
  PROFILES,
  startFakeModelVendor,
} from '../../../../infra/fake-vendors/models/model-vendor.ts';
import { KEY, SITUATIONS, type Situation } from '../../../../infra/fake-vendors/models/vendor-profile.ts';
import { DialectCache } from '../../src/ai/dialect-cache.js';
import { analysisProviderVariables, toProviderSettings } from '../../src/providers/provider-variables.js';
import type { Photo } from '../../src/vision/vision-provider.js';
import { createPhoto } from '../support/create-photo.js';
import { createVisionFrom } from '../support/provider-factories.js';
import { MemoryLedger, NEVER_ABORTED, NO_HINTS, SAMPLE_PHOTO } from '../support/provider-fixtures.js';

/**
 * The vendors are fakes that follow their documented APIs. Settings, endpoints, the reading of responses and the ledger
 * are real.
 */
const VENDORS = Object.keys(PROFILES) as FakeVendorName[];
const DOCUMENT = join(__dirname, '../../../../docs/model-providers.md');
const PRICES = '{"eye": {"input": 1, "output": 2}}';

let fakes: Record<FakeVendorName, FakeModelVendor>;
beforeAll(async () => {
  const started = await Promise.all(VENDORS.map(async (name) => [name, await startFakeModelVendor(name)] as const));
  fakes = Object.fromEntries(started) as Record<FakeVendorName, FakeModelVendor>;
});
beforeEach(() => {
  for (const fake of Object.values(fakes)) fake.reset();
});
afterAll(() => Promise.all(Object.values(fakes).map((fake) => fake.close())));

/** Returns what an operator sets for a vendor. */
function toEnvironment(name: FakeVendorName, timeoutMs: number, prices: string): Record<string, string> {
  const prefix = name === 'anthropic' ? 'ANTHROPIC' : 'OPENAI';
  return {
    VISION_PROVIDER: name,
    [`${prefix}_BASE_URL`]: fakes[name].baseUrl,
    [`${prefix}_API_KEY`]: KEY,
    [`${prefix}_VISION_MODEL`]: 'eye',
    [`${prefix}_PRICES`]: prices,
    [`${prefix}_TIMEOUT_MS`]: String(timeoutMs),
    OPENAI_MODERATION_MODEL: 'none',
    ...(name === 'azure' && { AZURE_OPENAI_API_VERSION: '2024-10-21' }),
  };
}

const toVisionChoice = (environment: Record<string, string | undefined>) =>
  toProviderSettings(z.object(analysisProviderVariables).parse(environment)).vision;

interface Variation {
  ledger?: MemoryLedger;
  memory?: DialectCache;
  photo?: Photo;
  timeoutMs?: number;
  prices?: string;
}

async function inspect(name: FakeVendorName, { photo, timeoutMs, prices, ...deps }: Variation = {}) {
  const environment = toEnvironment(name, timeoutMs ?? 20_000, prices ?? PRICES);
  const vision = await createVisionFrom(toVisionChoice(environment), deps);
  return vision.inspect(photo ?? SAMPLE_PHOTO, NO_HINTS, NEVER_ABORTED);
}

/** The outcome for one photo. */
interface Outcome {
  isRecognized: boolean;
  /** The result's note, without the vendor's name and the status. */
  note: string | null;
  calls: number;
  charged: number;
}

async function run(name: FakeVendorName, situation: Situation): Promise<Outcome> {
  const fake = fakes[name];
  fake.setDefault(situation === 'slow' ? { kind: 'hang' } : { kind: 'situation', situation });
  const ledger = new MemoryLedger();
  const { clues, provenance } = await inspect(name, { ledger, ...(situation === 'slow' && { timeoutMs: 300 }) });
  return {
    isRecognized: provenance.provider === name && clues[0]?.text === 'Pont du Gard, Vers, France',
    note: provenance.note?.replace(`${name} `, '').replace(/: \d{3}$/, '') ?? null,
    calls: fake.requests.length,
    charged: ledger.entries.length,
  };
}

const knows = (name: FakeVendorName, situation: Situation) =>
  situation === 'slow' || PROFILES[name].replies[situation] !== null;

/** Builds the rows of the table in the documentation; vendors with the same outcome share a row. */
async function buildTable(): Promise<string> {
  const rows: string[] = [];
  for (const situation of SITUATIONS) {
    const names = VENDORS.filter((name) => knows(name, situation));
    const outcomes = await Promise.all(names.map((name) => run(name, situation)));
    const groups = Map.groupBy(names, (name) => JSON.stringify(outcomes[names.indexOf(name)]));
    for (const [key, group] of groups) {
      const { isRecognized, note, calls, charged } = JSON.parse(key) as Outcome;
      const visitor = isRecognized ? 'the sight' : 'own reading';
      rows.push(`| ${situation} | ${group.join(', ')} | ${visitor} | ${note ?? ''} | ${calls} | ${charged} |`);
    }
    for (const fake of Object.values(fakes)) fake.reset();
  }
  return rows.join('\n');
}

describe('vendors of models', () => {
  it('have the outcomes of docs/model-providers.md in every situation', async () => {
    const table = await buildTable();
    console.log(table);
    const documented = readFileSync(DOCUMENT, 'utf8').match(/^\| answer [\s\S]*?(?=\n\n|\n$)/m)?.[0];
    expect(documented).toBe(table);
    expect(VENDORS.flatMap((name) => SITUATIONS.filter((situation) => knows(name, situation))).length).toBeGreaterThan(
      100,
    );
  }, 60_000);

  it.each(VENDORS)('%s recognizes a sight, charges what its usage costs, and names itself', async (name) => {
    const ledger = new MemoryLedger();
    const { provenance, costs } = await inspect(name, { ledger });
    expect(provenance).toMatchObject({ provider: name, model: 'eye', note: null });
    expect(costs).toEqual(ledger.entries);
    expect(costs).toEqual([expect.objectContaining({ provider: name, model: 'eye', usd: 0.002, estimated: false })]);
  });

  it.each(VENDORS)('%s gets the second photo in the form that worked for the first', async (name) => {
    const memory = new DialectCache();
    await inspect(name, { memory });
    const first = fakes[name].requests.length;
    await inspect(name, { memory });
    expect(fakes[name].requests).toHaveLength(first + 1);
  });

  it.each([
    ...(['openai', 'vllm', 'llamacpp', 'lmstudio', 'ollama'] as const).map((name) => [name, true] as const),
    ...(['azure', 'openrouter', 'groq', 'mistral', 'gemini', 'litellm', 'anthropic'] as const).map(
      (name) => [name, false] as const,
    ),
  ])('%s on this machine is called without a price: %s', async (name, isCalled) => {
    const { provenance } = await inspect(name, { prices: '{}' });
    expect(fakes[name].requests.length > 0).toBe(isCalled);
    const note = isCalled ? null : `${name} was not called: the price of eye is not configured`;
    expect(provenance.note).toBe(note);
  });

  it.each(VENDORS)('%s is not called beyond the budget', async (name) => {
    const { provenance } = await inspect(name, { ledger: new MemoryLedger(0.001) });
    expect([fakes[name].requests.length, provenance.note]).toEqual([
      0,
      `${name} was not called: today's budget is exhausted`,
    ]);
  });
});

describe('wire of a vendor', () => {
  it('azure is called at its versionless address without a version', async () => {
    const choice = toVisionChoice({ ...toEnvironment('azure', 20_000, PRICES), AZURE_OPENAI_API_VERSION: undefined });
    await (await createVisionFrom(choice)).inspect(SAMPLE_PHOTO, NO_HINTS, NEVER_ABORTED);
    expect(fakes.azure.requests[0]).toMatchObject({ path: '/openai/v1/chat/completions', query: {} });
    expect(fakes.azure.requests[0]?.headers).toMatchObject({ 'api-key': KEY });
    expect(fakes.azure.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it.each([
    ['eye', [undefined, 'photo_report']],
    ['new-eye', [undefined]],
  ])('anthropic is asked for an output format, or to fill in a tool if %s has none', async (model, tools) => {
    const prices = `{"${model}": {"input": 1, "output": 2}}`;
    const environment = { ...toEnvironment('anthropic', 20_000, prices), ANTHROPIC_VISION_MODEL: model };
    const vision = await createVisionFrom(toVisionChoice(environment));
    const { provenance } = await vision.inspect(SAMPLE_PHOTO, NO_HINTS, NEVER_ABORTED);
    expect(provenance).toMatchObject({ provider: 'anthropic', model, note: null });
    const bodies = fakes.anthropic.requests.map(({ body }) => body);
    expect(bodies[0].output_config.format.schema.required).toContain('landmark');
    expect(bodies.map(({ tool_choice: choice }) => choice?.name)).toEqual(tools);
    expect(bodies.every((body) => !('temperature' in body))).toBe(true);
  });

  it('a temperature is sent to the others', async () => {
    for (const name of VENDORS.filter((vendor) => vendor !== 'anthropic')) {
      await inspect(name);
      expect([name, fakes[name].requests[0]?.body.temperature]).toEqual([name, 0.2]);
    }
  });
});

describe('picture for a model', () => {
  let photo: Photo;
  beforeAll(async () => {
    const wide = sharp(await createPhoto({ latitude: 43.9, longitude: 4.5 }, 400)).resize(2048, 1536);
    const bytes = await wide.withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
    photo = { bytes, mimeType: 'image/jpeg' };
  });

  it.each<[FakeVendorName, number, number]>([
    ['openai', 2048, 15_000_000],
    ['azure', 2048, 15_000_000],
    ['openrouter', 1568, 3_000_000],
    ['groq', 1280, 3_000_000],
    ['mistral', 1540, 7_500_000],
    ['gemini', 1536, 7_500_000],
    ['litellm', 1568, 3_000_000],
    ['vllm', 1280, 4_000_000],
    ['llamacpp', 1024, 4_000_000],
    ['lmstudio', 1024, 4_000_000],
    ['ollama', 1024, 4_000_000],
    ['anthropic', 1568, 3_750_000],
  ])('%s has a long side of %i pixels and at most %i bytes, is upright and bare', async (name, longSide, maxBytes) => {
    await inspect(name, { photo });
    const { content } = fakes[name].requests.at(-1)!.body.messages.at(-1);
    const { image_url: url, source } = content.find((part: { type: string }) => part.type.startsWith('image'));
    const sent = Buffer.from(source?.data ?? url.url.replace(/^data:image\/jpeg;base64,/, ''), 'base64');
    const { width, height, exif, orientation, format } = await sharp(sent).metadata();
    expect([format, width < height, height, exif, orientation]).toEqual(['jpeg', true, longSide, undefined, undefined]);
    expect(sent.length).toBeLessThanOrEqual(maxBytes);
  });
});
