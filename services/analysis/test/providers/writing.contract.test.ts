import { provenance } from '@placelore/contracts/analysis/analyses.js';
import { citedPhotoTexts } from '@placelore/contracts/content/cited-texts.js';
import { type FakeOpenAi, startFakeOpenAi } from '../../../../infra/fake-vendors/openai.ts';
import { TextChecker } from '../../src/writing/checking/text-checker.js';
import type { WritingBrief } from '../../src/writing/writing-provider.js';
import { createEmbeddedWriting, createOpenAiWriting } from '../support/provider-factories.js';
import {
  AREZZO,
  AREZZO_BACKGROUND,
  EIFFEL_TOWER,
  EIFFEL_TOWER_BACKGROUND,
  EMPTY_OBSERVATION,
  NEVER_ABORTED,
} from '../support/provider-fixtures.js';

let fake: FakeOpenAi;
beforeAll(async () => {
  fake = await startFakeOpenAi();
});
afterAll(() => fake.close());

const adapters = { embedded: () => createEmbeddedWriting(), openai: () => createOpenAiWriting(fake) };
const briefs: Record<string, WritingBrief> = {
  'a sight of the guidebook': {
    place: EIFFEL_TOWER,
    background: EIFFEL_TOWER_BACKGROUND,
    observation: EMPTY_OBSERVATION,
  },
  'a town of the gazetteer': { place: AREZZO, background: AREZZO_BACKGROUND, observation: EMPTY_OBSERVATION },
  'a place without background': { place: EIFFEL_TOWER, background: null, observation: EMPTY_OBSERVATION },
};

describe.each(Object.entries(adapters))('writing by %s', (name, adapter) => {
  describe.each(Object.entries(briefs))('%s', (_, brief) => {
    it('returns cited sentences that match the contract', async () => {
      const provider = await adapter();
      const { texts, writing } = await provider.write(brief, NEVER_ABORTED);
      expect(provider.name).toBe(name);
      expect(citedPhotoTexts.parse(texts)).toEqual(texts);
      expect(provenance.parse(writing)).toEqual(writing);
      for (const { text } of [...texts.description, ...[...texts.culturalInfo, ...texts.facts].flat()]) {
        expect(text.trim()).toBe(text);
        expect(text).not.toMatch(/^$|[<>]|undefined|null|\*\*/);
      }
    });

    it('is supported by the facts', async () => {
      const { texts, writing } = await (await adapter()).write(brief, NEVER_ABORTED);
      const { verification } = await new TextChecker('mark').checkPhoto({ texts, writing }, brief);
      expect(verification.omitted).toBe(0);
    });
  });

  it('stops with the caller’s reason', async () => {
    const abortReason = new Error('the visitor left');
    const writing = (await adapter()).write(briefs['a sight of the guidebook']!, AbortSignal.abort(abortReason));
    await expect(writing).rejects.toBe(abortReason);
  });
});
