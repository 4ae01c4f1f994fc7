import { observation } from '@placelore/contracts/analysis/analyses.internal.js';
import { placeClue } from '@placelore/contracts/places/places.js';
import { type FakeGoogleVision, startFakeGoogleVision } from '../../../../infra/fake-vendors/google-vision.ts';
import { type FakeOpenAi, startFakeOpenAi } from '../../../../infra/fake-vendors/openai.ts';
import {
  createEmbeddedVision,
  createGoogleVision,
  createOpenAiVision,
  type ProviderOverrides,
} from '../support/provider-factories.js';
import { MemoryLedger, NO_HINTS, SAMPLE_PHOTO } from '../support/provider-fixtures.js';

let openAi: FakeOpenAi;
let google: FakeGoogleVision;

beforeAll(async () => {
  [openAi, google] = await Promise.all([startFakeOpenAi(), startFakeGoogleVision()]);
});
afterAll(() => Promise.all([openAi.close(), google.close()]));

const SIGN = 'CAFFÈ DEI COSTANTI';
const adapters = {
  embedded: (variation: ProviderOverrides) =>
    createEmbeddedVision({ readText: async () => ({ text: SIGN, clear: SIGN }), ...variation }),
  openai: (variation: ProviderOverrides) => {
    openAi.reset();
    openAi.setDefault({ kind: 'ok', content: { landmark: null, labels: ['Sign'], readText: SIGN } });
    return createOpenAiVision(openAi, variation);
  },
  google: (variation: ProviderOverrides) => {
    google.reset();
    google.setDefault({ kind: 'ok', annotations: { textAnnotations: [{ description: `${SIGN}\n` }] } });
    return createGoogleVision(google, variation);
  },
};

it('vision by embedded: finds names in doubtful readings, but quotes only clear ones', async () => {
  const provider = await createEmbeddedVision({ readText: async () => ({ text: 'RIKIN\nHOTEL', clear: 'HOTEL' }) });
  const { clues, readText } = await provider.inspect(SAMPLE_PHOTO, NO_HINTS, new AbortController().signal);
  expect(clues).toMatchObject([{ text: 'RIKIN\nHOTEL' }]);
  expect(readText).toBe('HOTEL');
});

describe.each(Object.entries(adapters))('vision by %s', (name, adapter) => {
  it('reads the text in the photo and names the provider', async () => {
    const provider = await adapter({});
    const finding = await provider.inspect(SAMPLE_PHOTO, NO_HINTS, new AbortController().signal);
    expect(provider.name).toBe(name);
    expect(finding.readText).toBe(SIGN);
    expect(finding.clues).toEqual([{ kind: 'text in the photo', text: SIGN, confidence: 0.4 }]);
    expect(finding.provenance).toMatchObject({ provider: name, note: null });
  });

  it('returns a finding that matches the contract', async () => {
    const finding = await (await adapter({})).inspect(SAMPLE_PHOTO, NO_HINTS, new AbortController().signal);
    const { clues, labels, readText, safety, moderation, provenance } = finding;
    expect(observation.parse({ clues, labels, readText, safety, takenAt: null, vision: provenance })).toBeTruthy();
    for (const clue of clues) expect(placeClue.parse(clue)).toEqual(clue);
    // A finding with `moderation` set but unchecked would keep the local models from judging the photo.
    expect(safety === 'unchecked').toBe(moderation === null);
  });

  it('returns exactly the costs in the ledger', async () => {
    const ledger = new MemoryLedger();
    const { costs } = await (await adapter({ ledger })).inspect(SAMPLE_PHOTO, NO_HINTS, new AbortController().signal);
    expect(ledger.entries).toEqual(costs);
    expect(ledger.totalUsd > 0).toBe(name !== 'embedded');
  });

  it('stops with the caller’s reason, without falling back', async () => {
    const provider = await adapter({ readText: () => Promise.reject(new Error('must not be asked')) });
    const abortReason = new Error('the visitor left');
    await expect(provider.inspect(SAMPLE_PHOTO, NO_HINTS, AbortSignal.abort(abortReason))).rejects.toBe(abortReason);
  });
});
