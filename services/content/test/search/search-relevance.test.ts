import { writeFileSync } from 'node:fs';
import type { ArticleCard } from '@placelore/contracts/content/articles/articles.js';
import { StarterLibraryService } from '../../src/site/starter-library/starter-library.service.js';
import { buildGuest, ContentTestService } from '../support/content-test-service.js';
import { computeNdcg, type JudgedSearch, readJudgedSearches } from './judged-searches.js';

/** Minimum mean NDCG@5, below which the ranking is worse than promised; a query below GOOD is printed. */
const MIN_MEAN = 0.85;
const GOOD = 0.85;

let content: ContentTestService;
let idBySlug: Map<string, string>;
beforeAll(async () => {
  content = await ContentTestService.start({ starterLibrary: 'on' });
  await content.app.get(StarterLibraryService, { strict: false }).onApplicationShutdown();
  const rows = await content.dataSource.query('select slug, guidebook_id as id from articles');
  idBySlug = new Map(rows.map(({ slug, id }: { slug: string; id: string }) => [slug, id]));
}, 240_000);
afterAll(() => content.stop());

async function findIds(query: string): Promise<string[]> {
  const { body } = await content.get(`/api/articles?q=${encodeURIComponent(query)}`, buildGuest(null));
  return body.map(({ slug }: ArticleCard) => idBySlug.get(slug) ?? slug);
}

interface Score {
  search: JudgedSearch;
  ids: string[];
  ndcg: number;
}

async function score(searches: readonly JudgedSearch[]): Promise<Score[]> {
  const scores: Score[] = [];
  for (const search of searches) {
    const ids = await findIds(search.query);
    scores.push({ search, ids, ndcg: computeNdcg(search, ids) });
  }
  return scores;
}

const formatScore = ({ search, ids, ndcg }: Score) =>
  `${ndcg.toFixed(2)} ${search.query}: ${ids.slice(0, 5).join(', ') || 'nothing'}`;

test.each(['judged-queries.txt', ...(process.env.HELD_QUERIES ? ['held-queries.txt'] : [])])(
  'search ranks the starter library as judged in %s: NDCG@5 of at least 0.85',
  async (file) => {
    const scores = await score(readJudgedSearches(file));
    const mean = scores.reduce((sum, { ndcg }) => sum + ndcg, 0) / scores.length;
    const weak = scores.filter(({ ndcg }) => ndcg < GOOD).map(formatScore);
    if (process.env.SCORES) writeFileSync(process.env.SCORES, `${mean}\n${scores.map(formatScore).join('\n')}`);
    process.stdout.write(`${file}: NDCG@5 ${mean.toFixed(3)} of ${scores.length} searches\n${weak.join('\n')}\n`);
    expect(mean).toBeGreaterThanOrEqual(MIN_MEAN);
  },
  120_000,
);
