import { libraryOverview } from '@placelore/contracts/content/articles/library.js';
import { createSampleKnowledge } from '../../../../infra/test/sample-knowledge.ts';
import { buildArticle, buildGuest } from '../support/content-test-service.js';
import { content, useContent } from '../support/simulated-worker.js';

useContent();

const TEXTS = [
  'The permit for the tower was for twenty years only.',
  'A radio antenna on its top saved it from the wreckers.',
];
const KNOWLEDGE = createSampleKnowledge(['description', 'Its permit was for twenty years, and an antenna saved it.']);
/** A text with two sourced sentences, after one that cites nothing and one that is too short to be an example. */
const SOURCED = {
  knowledge: KNOWLEDGE,
  verification: {
    sentences: [
      { text: 'Guy de Maupassant is said to have had his lunch there.', facts: [], grade: 'general' as const },
      { text: 'It is high.', facts: ['f1'], grade: 'sourced' as const },
      ...TEXTS.map((text) => ({ text, facts: ['f1'], grade: 'sourced' as const })),
    ],
    omitted: 0,
  },
};

describe('GET /api/library', () => {
  it('counts published guides, and shows the best known one that has sourced sentences', async () => {
    await content.insertArticles([
      buildArticle({ title: 'Unsourced', prominence: 9 }),
      buildArticle({ title: 'Hidden', prominence: 8, isPublic: false, ...SOURCED }),
      buildArticle({ title: 'Shown', prominence: 5, ...SOURCED }),
      buildArticle({ title: 'Less known', prominence: 2, ...SOURCED }),
    ]);
    const { status, headers, body } = await content.get('/api/library', buildGuest(null));
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    const { guideCount, featured } = libraryOverview.parse(body);
    expect(guideCount).toBe(3);
    expect(featured?.title).toBe('Shown');
    const sources = [KNOWLEDGE.sources[0]!.name];
    expect(featured?.lines).toEqual(TEXTS.map((text) => ({ text, sources })));
  });
});
