import type { CitedPhotoTexts } from '@placelore/contracts/content/cited-texts.js';
import { EMPTY_KNOWLEDGE } from '@placelore/contracts/places/knowledge.js';
import {
  AREZZO,
  EIFFEL_TOWER,
  EIFFEL_TOWER_BACKGROUND,
  EIFFEL_TOWER_TEXTS,
  EMPTY_OBSERVATION,
} from '../../../test/support/provider-fixtures.js';
import { composeGuideTexts } from '../embedded-guide-text-provider.js';
import { TextChecker } from './text-checker.js';

const writing = { provider: 'openai', model: 'model-w', promptVersion: 'writing-3', note: null };
const brief = { place: EIFFEL_TOWER, background: EIFFEL_TOWER_BACKGROUND, observation: EMPTY_OBSERVATION };
const { summary, significance, period, facts } = EIFFEL_TOWER_TEXTS;
const LIE = { text: 'It is 900 metres high.', facts: ['f1'] };
const written: CitedPhotoTexts = {
  description: [{ text: summary, facts: ['f1'] }, LIE],
  culturalInfo: [[{ text: significance, facts: ['f2'] }]],
  facts: [[{ text: facts[0]!, facts: ['f4'] }]],
};
const check = (texts: Partial<CitedPhotoTexts>, changes: Partial<typeof brief> = {}) =>
  new TextChecker('mark').checkPhoto({ texts: { ...written, ...texts }, writing }, { ...brief, ...changes });

describe('checkPhoto', () => {
  it('leaves out and counts what the facts do not support', async () => {
    const { texts, verification, writing: shown } = await check({});
    expect(texts).toEqual({
      title: 'Eiffel Tower',
      category: 'Landmark',
      description: summary,
      culturalInfo: significance,
      facts: [facts[0]],
    });
    expect(verification).toEqual({
      sentences: [
        { text: summary, facts: ['f1'], grade: 'sourced' },
        { text: significance, facts: ['f2'], grade: 'sourced' },
        { text: facts[0], facts: ['f4'], grade: 'sourced' },
      ],
      omitted: 1,
    });
    expect(shown).toEqual(writing);
  });

  it('composes a part from facts when nothing of it remains, and notes that for operators', async () => {
    const { texts, verification, writing: shown } = await check({ description: [LIE] });
    expect(texts.description).toBe(summary);
    expect(verification.omitted).toBe(1);
    expect(shown).toEqual({
      ...writing,
      note: 'no description that openai wrote is borne out by the facts it cites',
    });
  });

  it('names the embedded writer when nothing of the vendor remains', async () => {
    const {
      texts,
      verification,
      writing: shown,
    } = await check({ description: [LIE], culturalInfo: [[LIE]], facts: [[LIE]] });
    expect(texts).toMatchObject({ description: summary, facts: [period, ...facts] });
    expect(verification.omitted).toBe(1);
    expect(shown).toEqual({
      provider: 'embedded',
      model: null,
      promptVersion: null,
      note: 'nothing that openai wrote is borne out by the facts it cites',
    });
  });

  it('states only how a photo was located when there are no facts', async () => {
    const { texts, verification } = await check({}, { place: AREZZO, background: EMPTY_KNOWLEDGE });
    expect(texts.description).toBe(
      'The evidence places this photo in or near Arezzo, Tuscany, Italy. The exact sight could not be identified.',
    );
    expect(texts).toMatchObject({ culturalInfo: 'We know little about Arezzo yet.', facts: [] });
    expect(verification).toMatchObject({ sentences: [], omitted: 4 });
  });

  it('leaves out general sentences if the operator wants none', async () => {
    const general = { text: 'Take your time.', facts: [] };
    const texts = { ...written, description: [...written.description, general] };
    const shown = async (unsourced: 'mark' | 'drop') =>
      (await new TextChecker(unsourced).checkPhoto({ texts, writing }, brief)).texts.description;
    expect(await shown('mark')).toBe(`${summary} Take your time.`);
    expect(await shown('drop')).toBe(summary);
  });
});

describe('completeGuide', () => {
  const guideBrief = { place: EIFFEL_TOWER, background: EIFFEL_TOWER_BACKGROUND, neighbors: [], discovery: null };
  const embedded = composeGuideTexts(guideBrief);
  const complete = (texts: Partial<typeof embedded>) =>
    new TextChecker('mark').completeGuide({ texts: { ...embedded, ...texts }, writing }, guideBrief);

  it('returns a guide unchanged when something of its main texts will be shown', async () => {
    const texts = { description: [...embedded.description, LIE] };
    expect(await complete(texts)).toEqual({ texts: { ...embedded, ...texts }, writing });
  });

  it('adds facts where nothing would be shown, and keeps the false sentences so that they are counted', async () => {
    const { texts, writing: shown } = await complete({ description: [LIE], culturalSignificance: [[LIE]] });
    expect(texts.description).toEqual([...embedded.description, LIE]);
    expect(texts.culturalSignificance).toEqual([...embedded.culturalSignificance, [LIE]]);
    expect(shown.note).toBe('no description that openai wrote is borne out by the facts it cites');
  });
});
