import { provenance } from '@placelore/contracts/analyses.js';
import { writtenTexts } from '@placelore/contracts/internal-analyses.js';
import { type OpenAiStandIn, startOpenAi } from '../../../../infra/standins/openai.ts';
import type { WritingBrief } from '../../src/writing/writing-provider.js';
import { embeddedWriting, openAiWriting } from './adapters.js';
import { arezzo, arezzoBackground, never, nothingSeen, tower, towerBackground } from './fixtures.js';

let standIn: OpenAiStandIn;
beforeAll(async () => {
  standIn = await startOpenAi();
});
afterAll(() => standIn.close());

const adapters = { embedded: () => embeddedWriting(), openai: () => openAiWriting(standIn) };
const briefs: Record<string, WritingBrief> = {
  'a sight of the guidebook': { place: tower, background: towerBackground, observation: nothingSeen },
  'a town of the gazetteer': { place: arezzo, background: arezzoBackground, observation: nothingSeen },
  'a place without background': { place: tower, background: null, observation: nothingSeen },
  'nothing identified': { place: null, background: null, observation: nothingSeen },
};

describe.each(Object.entries(adapters))('writing by %s', (name, adapter) => {
  describe.each(Object.entries(briefs))('%s', (_, brief) => {
    it('has every text, at least one fact, no markup, and fits the contract', async () => {
      const provider = await adapter();
      const { texts, writing } = await provider.write(brief, never);
      expect(provider.name).toBe(name);
      expect(writtenTexts.parse(texts)).toEqual(texts);
      expect(provenance.parse(writing)).toEqual(writing);
      expect(texts.facts.length).toBeGreaterThan(0);
      for (const text of [texts.title, texts.description, texts.culturalInfo, ...texts.facts]) {
        expect(text.trim()).toBe(text);
        expect(text).not.toMatch(/^$|[<>]|undefined|null|\*\*/);
      }
    });

    it('keeps the name and the category of the place', async () => {
      const { texts } = await (await adapter()).write(brief, never);
      expect(texts).toMatchObject(
        brief.place
          ? { title: brief.place.name, category: brief.place.category }
          : { title: 'Not identified', category: 'Other' },
      );
    });
  });

  it('stops with the reason of the caller', async () => {
    const gone = new Error('the visitor left');
    const writing = (await adapter()).write(briefs['a sight of the guidebook']!, AbortSignal.abort(gone));
    await expect(writing).rejects.toBe(gone);
  });
});
