import type { GuideQuery } from '@placelore/contracts/content/guides.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import type { GuidesRepository } from './guides.repository.js';
import { PublishedArticleMatcher } from './published-article-matcher.js';

const ROME = { latitude: 41.89, longitude: 12.49 };
const buildArticle = (title: string, location: string, position: object = ROME) => ({ title, location, ...position });
type Row = ReturnType<typeof buildArticle>;

/** Creates a matcher that searches these articles by title and, if requested, by a part of the location. */
const createMatcher = (articles: Row[]) =>
  new PublishedArticleMatcher({
    findPublishedByTitle: async (title: string, within?: string) =>
      articles.filter((row) => row.title === title && (within === undefined || row.location.includes(within))),
  } as unknown as GuidesRepository);
const find = (articles: Row[], query: Partial<GuideQuery>) =>
  createMatcher(articles).findByQuery({ source: 'search', ...query } as GuideQuery);

describe('PublishedArticleMatcher.findByQuery', () => {
  const petra = buildArticle('Petra', 'Jordan');
  const named = buildArticle('Petra, Jordan', 'Jordan');

  it('prefers the article of exactly that title', async () => {
    expect(await find([petra, named], { q: 'Petra, Jordan' })).toBe(named);
  });

  it('otherwise takes the last part of the query as the location', async () => {
    expect(await find([petra, buildArticle('Petra', 'Greece')], { q: 'Petra, Jordan' })).toBe(petra);
  });

  it('returns none when several have exactly that title, even if one matches by its location', async () => {
    expect(await find([petra, named, { ...named }], { q: 'Petra, Jordan' })).toBeNull();
    expect(await find([petra, { ...petra }], { q: 'Petra' })).toBeNull();
    expect(await find([petra, { ...petra }], { q: 'Petra, Jordan' })).toBeNull();
  });

  it('returns only an article at the position of the query', async () => {
    const query = { q: 'Petra', lat: ROME.latitude, lng: ROME.longitude };
    expect(await find([petra], query)).toBe(petra);
    expect(await find([buildArticle('Petra', 'Jordan', { latitude: 30.3, longitude: 35.4 })], query)).toBeNull();
    expect(await find([buildArticle('Petra', 'Jordan', { latitude: null, longitude: null })], query)).toBeNull();
  });
});

describe('PublishedArticleMatcher.findByPlace', () => {
  const metersNorth = (meters: number) => ({ ...ROME, latitude: ROME.latitude + meters / 111_195 });
  const findBy = (kind: string, position: object) =>
    createMatcher([buildArticle('Petra', 'Jordan', position)]).findByPlace({
      ...{ name: 'Petra', kind, guidebookId: null, ...ROME },
    } as unknown as LocatedPlace);

  it.each([
    ['landmark', 1_000],
    ['city', 20_000],
    ['region', 300_000],
    ['country', 2_000_000],
  ])('takes the article about a %s within %d m', async (kind, meters) => {
    expect(await findBy(kind, metersNorth(meters * 0.98))).not.toBeNull();
    expect(await findBy(kind, metersNorth(meters * 1.02))).toBeNull();
    expect(await findBy(kind, { latitude: null, longitude: null })).toBeNull();
  });
});
