import { createSampleKnowledge } from '../../../../../infra/test/sample-knowledge.ts';
import { ArticleTexts } from './article-texts.js';
import { NameLinks } from './name-links.js';

const place = {
  name: 'Eiffel Tower',
  localName: 'Tour Eiffel',
  aliases: [],
  city: 'Paris',
  region: null,
  country: 'France',
  countryCode: 'FR',
  latitude: 48.85837,
  longitude: 2.29448,
};
const knowledge = createSampleKnowledge(
  ['detail', 'The Eiffel Tower was finished in 1889. It is 330 m high.'],
  ['inside', 'Jules Verne (French): A dining room on the second floor.'],
);
const createTexts = (unsourced: 'mark' | 'drop' = 'mark') =>
  new ArticleTexts({ place, knowledge, unsourced }, new NameLinks([]));

describe('ArticleTexts', () => {
  it('shows what the cited facts state, and leaves out everything else together with its heading', () => {
    const texts = createTexts();
    const sentences = ['It is 330 m high.', 'It was finished in 1902.', 'The tower was finished in 1889.'];
    expect(texts.paragraph(sentences.map((text) => ({ text, facts: ['f1'] })))).toBe(
      '<p>It is 330 m high. The tower was finished in 1889.</p>',
    );
    expect(texts.list([{ text: 'It opened in 1902.', facts: ['f1'] }])).toBe('');
    expect(texts.getVerification()).toEqual({
      sentences: [
        { text: 'It is 330 m high.', grade: 'sourced', facts: ['f1'] },
        { text: 'The tower was finished in 1889.', grade: 'sourced', facts: ['f1'] },
      ],
      omitted: 2,
    });
  });

  it('does not accept a part of a sentence, or of a name, as what a fact states', () => {
    const texts = createTexts();
    expect(texts.paragraph([{ text: 'A dining room on the second floor.', facts: ['f2'] }])).not.toBe('');
    expect(texts.paragraph([{ text: '330 m high.', facts: ['f2'] }])).toBe('');
  });

  it('marks sentences that facts support only in part, or drops them if the operator wants that', () => {
    const general = [{ text: 'Take your time and look around.', facts: [] }];
    const marked = createTexts();
    expect(marked.paragraph(general)).toBe('<p>Take your time and look around.</p>');
    expect(marked.getVerification().sentences).toMatchObject([{ grade: 'general', facts: [] }]);
    expect(createTexts('drop').opening(general)).toBe('');
  });

  it('does not grade a sentence as sourced because of one that is left out', () => {
    const legend = createSampleKnowledge(['detail', 'According to legend, a dragon lived in the castle.']);
    const render = (unsourced: 'mark' | 'drop') =>
      new ArticleTexts({ place, knowledge: legend, unsourced }, new NameLinks([])).paragraph([
        { text: 'A legend tells more.', facts: [] },
        { text: 'A dragon lived in the castle.', facts: ['f1'] },
      ]);
    expect(render('mark')).toBe('<p>A legend tells more. A dragon lived in the castle.</p>');
    expect(render('drop')).toBe('');
  });
});
