import { createSampleKnowledge } from '../../../../../infra/test/sample-knowledge.ts';
import type { ExploreRepository } from './explore.repository.js';
import type { CheckedArticle, LibraryRepository } from './library.repository.js';
import { LibraryService } from './library.service.js';

const KNOWLEDGE = createSampleKnowledge(['description', 'It is old and high.']);
const LINES = [
  'The permit for the tower was for twenty years only.',
  'A radio antenna on its top saved it from the wreckers.',
];

/** Returns the example of a library whose best known guides have these numbers of sourced sentences, and towns. */
async function findExample(lineCounts: readonly number[], towns: readonly string[] = []): Promise<string | undefined> {
  const articles = lineCounts.map((count, index) => ({
    title: `Guide ${index + 1}`,
    location: towns[index] ?? `Town ${index}`,
    knowledge: KNOWLEDGE,
    verification: {
      sentences: LINES.slice(0, count).map((text) => ({ text, facts: ['f1'], grade: 'sourced' })),
      omitted: 0,
    },
  })) as unknown as CheckedArticle[];
  const repository = { countPublished: async () => articles.length, findBestKnown: async () => articles };
  const explore = { getVersion: async () => '1' };
  const service = new LibraryService(
    repository as unknown as LibraryRepository,
    explore as unknown as ExploreRepository,
  );
  return (await service.getOverview()).featured?.title;
}

describe('LibraryService', () => {
  it.each([
    ['the best known one after the six that the landing page lists', [2, 2, 2, 2, 2, 2, 1, 2], 'Guide 8'],
    ['one of these six when no other one has lines', [1, 2, 2], 'Guide 2'],
    ['none when no guide has lines', [1, 0], undefined],
  ])('shows as an example %s', async (_, lineCounts, title) => {
    expect(await findExample(lineCounts)).toBe(title);
  });

  it('shows as an example a guide to a town of which the landing page lists a better known one', async () => {
    const towns = ['Paris', 'Paris', 'Agra', 'Giza', 'Rome', 'Lima', 'Tokyo', 'Oslo'];
    expect(await findExample([2, 2, 2, 2, 2, 2, 2, 2], towns)).toBe('Guide 2');
  });
});
