import { getDigitalSourceType, getWritingLabel, isVerifiedText } from './writing-label.js';

const MODEL = { provider: 'openai', model: 'some-model', promptVersion: 'guide-1', note: 'price not configured' };
const EMBEDDED = { ...MODEL, provider: 'embedded', model: null };
const NOTHING = { sources: [], grades: null };
const toSources = (...names: string[]) =>
  names.map((name) => ({
    name,
    provider: name.includes('guidebook') ? ('guidebook' as const) : ('wikipedia' as const),
    revision: '1.0.0',
    retrievedAt: '2026-11-29T00:00:00.000Z',
  }));
const toTermUrl = (name: string) => `http://cv.iptc.org/newscodes/digitalsourcetype/${name}`;

describe('getWritingLabel', () => {
  it('states who wrote a text, from which sources, and how its sentences were graded', () => {
    const grades = { sourced: 23, general: 2, editor: 0, omitted: 14 };
    expect(getWritingLabel(MODEL, { sources: toSources('Placelore guidebook', 'Wikipedia: Rome'), grades })?.text).toBe(
      'Written by artificial intelligence from the Placelore guidebook and Wikipedia: Rome. All but 2 of its 25 sentences ' +
        'have a source. 14 unsupported sentences were left out. It may contain mistakes.',
    );
    expect(
      getWritingLabel(EMBEDDED, { sources: toSources('A'), grades: { sourced: 1, general: 0, editor: 0, omitted: 1 } })
        ?.text,
    ).toBe('Composed automatically from A. Its sentence has a source. 1 unsupported sentence was left out.');
    expect(getWritingLabel(null, { sources: [], grades: { ...grades, editor: 3 } })?.text).toBe(
      'Written by an editor. All but 5 of its 28 sentences have a source. 14 unsupported sentences were left out.',
    );
  });

  it('says in one sentence that everything has a source', () => {
    const grades = { sourced: 23, general: 0, editor: 0, omitted: 0 };
    expect(getWritingLabel(EMBEDDED, { sources: toSources('A'), grades })?.text).toBe(
      'Composed automatically from A. All 23 sentences have a source.',
    );
  });

  it("says of an editor's text from one source that every sentence is from it", () => {
    const getText = (name: string, general = 0) =>
      getWritingLabel(null, { sources: toSources(name), grades: { sourced: 23, general, editor: 0, omitted: 0 } })
        ?.text;
    expect(getText('Placelore guidebook')).toBe(
      'Every sentence of this guide is from the Placelore guidebook, edition of November 2026.',
    );
    expect(getText('Wikipedia: Rome')).toBe('Every sentence of this guide is from Wikipedia: Rome.');
    expect(getText('Wikipedia: Rome', 1)).toBe('Every sentence of this guide but one is from Wikipedia: Rome.');
    expect(getText('Wikipedia: Rome', 23)).toBe(
      'Written by an editor from Wikipedia: Rome. 23 of its 46 sentences have a source.',
    );
  });

  it('names two sources and counts the others', () => {
    const label = (...names: string[]) =>
      getWritingLabel(EMBEDDED, { sources: toSources(...names), grades: null })?.text;
    expect(label('A', 'B', 'C')).toBe('Composed automatically from A, B and 1 more source.');
    expect(label('A', 'B', 'C', 'D', 'A')).toBe('Composed automatically from A, B and 2 more sources.');
  });

  it('mentions no check if there was none, and contains no notes for operators', () => {
    expect(getWritingLabel(MODEL, NOTHING)?.text).toBe(
      'Written by artificial intelligence. Its sentences were not checked. It may contain mistakes.',
    );
    expect(
      getWritingLabel(EMBEDDED, { sources: [], grades: { sourced: 0, general: 0, editor: 0, omitted: 0 } })?.text,
    ).toBe('Composed automatically.');
  });

  it('counts a vendor as a model even if it does not name its model', () => {
    expect(getWritingLabel({ ...MODEL, model: null }, NOTHING)).toEqual(getWritingLabel(MODEL, NOTHING));
  });

  it("returns null for a person's text that was not checked", () => {
    expect(getWritingLabel(null, NOTHING)).toBeNull();
  });
});

it.each([
  ['a model', MODEL, toTermUrl('trainedAlgorithmicMedia')],
  ['fixed rules', EMBEDDED, toTermUrl('dataDrivenMedia')],
  ['a person', null, null],
] as const)('getDigitalSourceType: returns the term for a text by %s', (_, writing, term) => {
  expect(getDigitalSourceType(writing)).toBe(term);
});

it('isVerifiedText: requires a sentence that sources support', () => {
  const general = { text: 'A.', facts: [], grade: 'general' as const };
  const sourced = { text: 'B.', facts: ['f1'], grade: 'sourced' as const };
  expect(isVerifiedText({ sentences: [general, sourced], omitted: 2 })).toBe(true);
  expect(isVerifiedText({ sentences: [general], omitted: 0 })).toBe(false);
  expect(isVerifiedText(null)).toBe(false);
});
