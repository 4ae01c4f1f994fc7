import { observation } from '@placelore/contracts/internal-analyses.js';
import { placeClue } from '@placelore/contracts/places.js';
import { type GoogleVisionStandIn, startGoogleVision } from '../../../../infra/standins/google-vision.ts';
import { type OpenAiStandIn, startOpenAi } from '../../../../infra/standins/openai.ts';
import { embeddedVision, googleVision, openAiVision, type Variation } from './adapters.js';
import { MemoryLedger, noHints, photo } from './fixtures.js';

let openAi: OpenAiStandIn;
let google: GoogleVisionStandIn;

beforeAll(async () => {
  [openAi, google] = await Promise.all([startOpenAi(), startGoogleVision()]);
});
afterAll(() => Promise.all([openAi.close(), google.close()]));

const SIGN = 'CAFFÈ DEI COSTANTI';
const adapters = {
  embedded: (variation: Variation) => embeddedVision({ readText: async () => SIGN, ...variation }),
  openai: (variation: Variation) => {
    openAi.reset();
    openAi.otherwise({ kind: 'ok', content: { landmark: null, labels: ['Sign'], readText: SIGN } });
    return openAiVision(openAi, variation);
  },
  google: (variation: Variation) => {
    google.reset();
    google.otherwise({ kind: 'ok', annotations: { textAnnotations: [{ description: `${SIGN}\n` }] } });
    return googleVision(google, variation);
  },
};

describe.each(Object.entries(adapters))('vision by %s', (name, adapter) => {
  it('reads the lettering and says who looked', async () => {
    const provider = await adapter({});
    const finding = await provider.look(photo, noHints, new AbortController().signal);
    expect(provider.name).toBe(name);
    expect(finding.readText).toBe(SIGN);
    expect(finding.clues).toEqual([{ kind: 'text in the photo', text: SIGN, confidence: 0.4 }]);
    expect(finding.provenance).toMatchObject({ provider: name, note: null });
  });

  it('gives a finding that the contract accepts', async () => {
    const finding = await (await adapter({})).look(photo, noHints, new AbortController().signal);
    const { clues, labels, readText, safety, provenance } = finding;
    expect(observation.parse({ clues, labels, readText, safety, takenAt: null, vision: provenance })).toBeTruthy();
    for (const clue of clues) expect(placeClue.parse(clue)).toEqual(clue);
  });

  it('returns the costs that stand in the ledger, and no others', async () => {
    const ledger = new MemoryLedger();
    const { costs } = await (await adapter({ ledger })).look(photo, noHints, new AbortController().signal);
    expect(ledger.entries).toEqual(costs);
    expect(ledger.spentUsd > 0).toBe(name !== 'embedded');
  });

  it('stops with the reason of the caller, without falling back', async () => {
    const provider = await adapter({ readText: () => Promise.reject(new Error('must not be asked')) });
    const gone = new Error('the visitor left');
    await expect(provider.look(photo, noHints, AbortSignal.abort(gone))).rejects.toBe(gone);
  });
});
