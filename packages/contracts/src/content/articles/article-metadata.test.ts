import { SAMPLE_GUIDEBOOK, SAMPLE_WIKIPEDIA } from '../../../../../infra/test/sample-knowledge.ts';
import { createKnowledge, mergeKnowledge } from '../../places/knowledge.js';
import { LICENSES } from '../../places/licenses.js';
import { getPhotoAlt } from '../image-credit-text.js';
import { type DescribedArticle, getArticleMetadata, toPageDescription } from './article-metadata.js';

const ARTICLE: DescribedArticle = {
  slug: 'eiffel-tower',
  title: 'Eiffel Tower',
  location: 'Paris, France',
  category: 'Landmark',
  placeType: null,
  metaDescription: 'An iron tower.',
  latitude: '48.858370',
  longitude: '2.294480',
  publishedAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-02-03T04:05:06.000Z',
  writing: null,
  imageUrl: null,
  imageCredit: null,
  sources: [],
  corrections: [],
};
const ORGANIZATION = { '@type': 'Organization', name: 'Placelore', url: 'https://a.example/' };
const describeArticle = (changes: Partial<DescribedArticle> = {}) =>
  getArticleMetadata({ ...ARTICLE, ...changes }, 'https://a.example');
const graph = (changes: Partial<DescribedArticle> = {}) =>
  (describeArticle(changes).structuredData as { '@graph': Record<string, unknown>[] })['@graph'];

it('getArticleMetadata: returns absolute URLs of page, AMP version and image', () => {
  expect(describeArticle()).toMatchObject({
    title: 'Eiffel Tower - Travel Guide | Placelore',
    description: 'An iron tower.',
    url: 'https://a.example/articles/eiffel-tower',
    ampUrl: 'https://a.example/articles/eiffel-tower/amp',
    imageUrl: 'https://a.example/share/eiffel-tower.png',
    modifiedAt: '2026-02-03T04:05:06.000Z',
  });
});

it('getArticleMetadata: does not give a place the address of a town that it is outside of', () => {
  const changes = { location: 'Selfoss, Iceland', locationLabel: '61 km from Selfoss, Iceland' };
  expect(JSON.stringify(graph(changes))).toContain('"address":"Iceland"');
});

it('getArticleMetadata: describes article, place and breadcrumbs', () => {
  const [article, place, way] = graph();
  expect(article).toEqual({
    '@type': 'Article',
    headline: 'Eiffel Tower',
    datePublished: '2026-01-02T03:04:05.000Z',
    dateModified: '2026-02-03T04:05:06.000Z',
    image: ['https://a.example/share/eiffel-tower.png'],
    about: { '@id': 'https://a.example/articles/eiffel-tower#place' },
    '@id': 'https://a.example/articles/eiffel-tower#article',
    mainEntityOfPage: 'https://a.example/articles/eiffel-tower',
    description: 'An iron tower.',
    inLanguage: 'en',
    articleSection: 'Landmark',
    author: ORGANIZATION,
    publisher: ORGANIZATION,
  });
  expect(place).toEqual({
    '@type': 'TouristAttraction',
    '@id': 'https://a.example/articles/eiffel-tower#place',
    name: 'Eiffel Tower',
    description: 'An iron tower.',
    url: 'https://a.example/articles/eiffel-tower',
    image: 'https://a.example/share/eiffel-tower.png',
    address: 'Paris, France',
    geo: { '@type': 'GeoCoordinates', latitude: 48.85837, longitude: 2.29448 },
  });
  expect(way).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Placelore', item: 'https://a.example/' },
      { '@type': 'ListItem', position: 2, name: 'Articles', item: 'https://a.example/articles' },
      { '@type': 'ListItem', position: 3, name: 'Eiffel Tower', item: 'https://a.example/articles/eiffel-tower' },
    ],
  });
});

it('getArticleMetadata: states no change before the publication', () => {
  expect(graph({ updatedAt: '2026-01-02T03:04:04.999Z' })[0]).toMatchObject({
    dateModified: '2026-01-02T03:04:05.000Z',
  });
});

it('getArticleMetadata: uses title and location as fallback description', () => {
  expect(describeArticle({ metaDescription: '' }).description).toBe('Eiffel Tower, Paris, France');
  expect(describeArticle({ metaDescription: '', location: '' }).description).toBe('Eiffel Tower');
});

it("getArticleMetadata: omits unknown position and date, and labels the text's origin", () => {
  const [article, place] = graph({
    latitude: null,
    longitude: null,
    publishedAt: null,
    writing: { provider: 'openai', model: 'm', promptVersion: '1' },
  });
  expect(place).not.toHaveProperty('geo');
  expect(article).not.toHaveProperty('datePublished');
  expect(article?.digitalSourceType).toMatch(/trainedAlgorithmicMedia$/);
});

it.each([
  ['short', ' one\n line ', 'one line'],
  ['long', 'word '.repeat(50), `${'word '.repeat(31).trim()}…`],
  ['one long word', 'w'.repeat(200), `${'w'.repeat(159)}…`],
  ['of pairs of code units', `${'w'.repeat(158)}😀😀`, `${'w'.repeat(158)}…`],
])('toPageDescription: shortens a %s text to at most 160 characters', (_, text, description) => {
  expect(toPageDescription(text)).toBe(description);
  expect(description.length).toBeLessThanOrEqual(160);
});

it.each([
  ['City', 'City', 'City'],
  ['Island', 'Island', 'Landform'],
  ['Route', 'Route', 'Place'],
  [null, 'Place', 'TouristAttraction'],
] as const)(
  'getArticleMetadata: describes a place of type %s without the category "Other"',
  (placeType, section, type) => {
    const [article, place] = graph({ category: 'Other', placeType });
    expect(article).toMatchObject({ articleSection: section });
    expect(place).toMatchObject({ '@type': type });
  },
);
it('getArticleMetadata: cites the sources with their revision and license', () => {
  const { sources } = mergeKnowledge(
    createKnowledge(SAMPLE_GUIDEBOOK, [{ kind: 'detail', statement: 'One.' }]),
    createKnowledge(SAMPLE_WIKIPEDIA, [{ kind: 'extract', statement: 'Two.' }]),
  );
  expect(graph({ sources })[0]!.citation).toEqual([
    {
      '@type': 'CreativeWork',
      name: 'Placelore guidebook',
      version: '1.0.0',
      creditText: 'The Placelore contributors',
      license: 'https://opensource.org/license/mit',
    },
    {
      '@type': 'CreativeWork',
      name: 'Wikipedia: Eiffel Tower',
      url: 'https://en.wikipedia.org/w/index.php?title=Eiffel_Tower&oldid=1321000001',
      version: '1321000001',
      creditText: 'Wikipedia contributors',
      license: 'https://creativecommons.org/licenses/by-sa/4.0/',
    },
  ]);
  expect(graph()[0]).not.toHaveProperty('citation');
});

it('getArticleMetadata: links the place to its item in Wikidata', () => {
  const source = {
    id: 's1',
    provider: 'wikidata',
    name: 'Wikidata: Eiffel Tower (Q243)',
    url: 'https://www.wikidata.org/wiki/Q243',
    permalink: null,
    revision: null,
    license: LICENSES.cc0,
    authors: null,
    retrievedAt: '2026-11-01T00:00:00.000Z',
  } as const;
  expect(graph({ sources: [source] })[1]).toMatchObject({ sameAs: ['https://www.wikidata.org/entity/Q243'] });
  expect(graph()[1]).not.toHaveProperty('sameAs');
});

describe('getArticleMetadata of a photo', () => {
  const imageCredit = {
    provider: 'commons',
    title: 'Tower at night',
    author: 'Ada',
    authorUrl: null,
    license: LICENSES.ccBySa4,
    sourceUrl: 'https://commons.wikimedia.org/wiki/File:Tower.jpg',
    sha1: 'a'.repeat(40),
    changes: 'resized, cropped',
    retrievedAt: '2026-11-01T00:00:00.000Z',
  } as const;
  const getImages = (changes: Partial<DescribedArticle>) => graph(changes)[0]!.image;
  const SHARE_IMAGE = 'https://a.example/share/eiffel-tower.png';

  it('states license, author and source', () => {
    expect(getImages({ imageUrl: '/objects/a.webp', imageCredit })).toEqual([
      SHARE_IMAGE,
      {
        '@type': 'ImageObject',
        contentUrl: 'https://a.example/objects/a.webp',
        name: 'Tower at night',
        caption: 'Photo of Eiffel Tower, Paris',
        creditText: 'Photo: Ada, CC BY-SA 4.0, Wikimedia Commons (resized, cropped)',
        creator: { '@type': 'Person', name: 'Ada' },
        copyrightNotice: 'Ada',
        license: LICENSES.ccBySa4.url,
        acquireLicensePage: 'https://commons.wikimedia.org/wiki/File:Tower.jpg',
      },
    ]);
  });

  it('omits an unknown author and license URL', () => {
    const unknown = { ...imageCredit, author: null, license: { ...imageCredit.license, url: null } };
    const [, photo] = getImages({ imageUrl: 'https://b.example/a.webp', imageCredit: unknown }) as [string, object];
    expect(photo).toMatchObject({ contentUrl: 'https://b.example/a.webp' });
    for (const field of ['creator', 'copyrightNotice', 'license']) expect(photo).not.toHaveProperty(field);
  });

  it('is omitted without a credit or an image', () => {
    expect(getImages({ imageUrl: '/objects/a.webp' })).toEqual([SHARE_IMAGE]);
    expect(getImages({ imageCredit })).toEqual([SHARE_IMAGE]);
  });
});

it('getArticleMetadata: lists corrections with their dates', () => {
  const corrections = [{ correctedAt: '2026-03-01T00:00:00.000Z', note: 'The height was wrong.' }];
  expect(graph({ corrections })[0]!.correction).toEqual([
    { '@type': 'CorrectionComment', text: 'The height was wrong.', datePublished: '2026-03-01T00:00:00.000Z' },
  ]);
  expect(graph()[0]).not.toHaveProperty('correction');
});

it.each([
  ['Eiffel Tower', 'Paris, France', 'Photo of Eiffel Tower, Paris'],
  ['Paris', 'PARIS , France', 'Photo of Paris, France'],
  ['Paris', ' , Paris', 'Photo of Paris'],
  ['Paris', '', 'Photo of Paris'],
])('getPhotoAlt: names %s of %j by the first place around it', (title, location, text) => {
  expect(getPhotoAlt(title, location)).toBe(text);
});
