import { BACKUP_DEFAULTS } from '@placelore/contracts/content/backup-save.js';
import { GOOGLE_PROVIDER } from '@placelore/contracts/places/geo-providers.js';
import { createKnowledge, mergeKnowledge } from '@placelore/contracts/places/knowledge.js';
import { SAMPLE_GUIDEBOOK, SAMPLE_WIKIPEDIA } from '../../../../../infra/test/sample-knowledge.ts';
import type { DynamicArticle } from '../../guides/dynamic-article.entity.js';
import { computeBackupKey, contentFromBody, contentFromGuide } from './backup-content.js';

/** The second source states only a position and a distance. */
const KNOWLEDGE = mergeKnowledge(
  createKnowledge(SAMPLE_GUIDEBOOK, [{ kind: 'height', statement: 'It is 330 m high.' }]),
  createKnowledge(SAMPLE_WIKIPEDIA, [
    { kind: 'location', statement: 'It is in Paris.' },
    { kind: 'nearby', statement: 'The Seine is 100 m away.' },
  ]),
);
const [height, location, nearby] = KNOWLEDGE.facts.map(({ id }) => id) as [string, string, string];
const toSentence = (facts: string[]) => ({ text: 'A sentence.', facts, grade: 'sourced' });
const GUIDE = {
  title: 'Eiffel Tower',
  location: 'Paris, France',
  placeProvider: 'osm',
  latitude: '48.858370',
  longitude: '2.294480',
  knowledge: KNOWLEDGE,
  verification: { sentences: [toSentence([height, location]), toSentence([nearby])], omitted: 1 },
  imageUrl: '/objects/a.webp',
  thumbnailUrl: '/objects/b.webp',
  imageCredit: null,
} as unknown as DynamicArticle;

describe('contentFromGuide', () => {
  it('takes over the position, all facts, and the sentences that they support', () => {
    const { article, discovery } = contentFromGuide(GUIDE);
    expect(article).toMatchObject({ latitude: 48.85837, longitude: 2.29448, isPublic: false });
    expect(discovery).toMatchObject({ latitude: '48.858370', longitude: '2.294480', isPublic: false });
    for (const part of [article, discovery])
      expect([part.knowledge, part.verification]).toEqual([KNOWLEDGE, GUIDE.verification]);
  });

  it('stores no position or distance from Google, and no longer grades sentences based on them as sourced', () => {
    const { article, discovery } = contentFromGuide({ ...GUIDE, placeProvider: GOOGLE_PROVIDER });
    for (const part of [article, discovery]) {
      expect(part).toMatchObject({ latitude: null, longitude: null });
      expect(part.knowledge!.facts.map(({ kind }) => kind)).toEqual(['height']);
      expect(part.knowledge!.sources.map(({ name }) => name)).toEqual(['Placelore guidebook']);
      expect(part.verification).toEqual({
        sentences: [toSentence([height]), { ...toSentence([]), grade: 'general' }],
        omitted: 1,
      });
    }
  });

  it('takes over a photo only together with its credit', () => {
    expect(contentFromGuide(GUIDE).article).not.toHaveProperty('imageUrl');
    const imageCredit = { provider: 'commons', title: 'Tower' } as DynamicArticle['imageCredit'];
    expect(contentFromGuide({ ...GUIDE, imageCredit }).article).toMatchObject({
      imageUrl: '/objects/a.webp',
      thumbnailUrl: '/objects/b.webp',
      imageCredit,
    });
  });
});

/** A discovery without a photo, which waits for an admin. */
const PRIVATE = {
  analysisId: null,
  mediaId: null,
  exactPlace: null,
  imageUrl: null,
  thumbnailUrl: null,
  safety: 'unchecked',
  moderation: null,
  facts: [],
  isPublic: false,
  isKeptPrivate: false,
  reviewReasons: [],
  identified: true,
  confidence: null,
  source: 'text_search',
};

it('contentFromGuide: stores all texts of the guide, unpublished and without a photo', () => {
  const writing = { provider: 'openai', model: 'm', promptVersion: '1', note: null };
  const nearbyAttractions = [{ name: 'Seine', distance: '100 m', coordinates: { lat: 48.86, lng: 2.29 } }];
  const texts = {
    ...{ description: 'A tower.', culturalSignificance: 'Famous.', metaDescription: 'Iron.', content: '<p>Tall.</p>' },
    ...{ category: 'Landmark', placeType: 'Tower', nearbyAttractions, writing },
  };
  const { article, discovery } = contentFromGuide({ ...GUIDE, ...texts } as unknown as DynamicArticle);
  const { title, location, knowledge, verification } = GUIDE;
  const shared = { title, location, category: 'Landmark', nearbyAttractions, writing, knowledge, verification };
  expect(discovery).toEqual({
    ...PRIVATE,
    ...shared,
    description: 'A tower.',
    culturalInfo: 'Famous.',
    latitude: '48.858370',
    longitude: '2.294480',
  });
  expect(article).toEqual({
    ...shared,
    contentSource: 'text_search',
    isPublic: false,
    content: '<p>Tall.</p>',
    metaDescription: 'Iron.',
    placeType: 'Tower',
    latitude: 48.85837,
    longitude: 2.29448,
  });
});

it('contentFromBody: stores the texts of the page, unpublished, without author, position or photo', () => {
  const body = { title: 'Mill', description: 'Old.', culturalSignificance: 'Rare.', content: '<p>Own.</p>' };
  const { article, discovery } = contentFromBody({ ...body, location: 'Bern', category: 'Museum' });
  const unlocated = {
    ...{ title: 'Mill', location: 'Bern', category: 'Museum', latitude: null, longitude: null, nearbyAttractions: [] },
    ...{ writing: null, knowledge: null, verification: null },
  };
  expect(discovery).toEqual({ ...PRIVATE, ...unlocated, description: 'Old.', culturalInfo: 'Rare.' });
  expect(article).toEqual({ ...unlocated, contentSource: 'text_search', isPublic: false, content: '<p>Own.</p>' });
  const { discovery: unnamed } = contentFromBody({ title: 'Mill', description: 'Old.' });
  expect(unnamed).toMatchObject({ location: BACKUP_DEFAULTS.location, category: 'Cultural Site' });
});

describe('contentFromBody', () => {
  it.each([
    ['its content', { content: '<p>Own.</p>', description: 'Old.' }, '<p>Own.</p>'],
    ['its description without content', { content: '<p> </p>', description: 'Old.' }, /Old\./],
    ['its significance without both', { culturalSignificance: 'Famous.' }, /Famous\./],
  ])('uses %s', (_, body, content) => {
    expect(contentFromBody({ title: 'Mill', ...body }).article.content).toEqual(
      typeof content === 'string' ? content : expect.stringMatching(content),
    );
  });

  it('rejects a page without any text', () => {
    expect(() => contentFromBody({ title: 'Mill', content: '<p> </p>' })).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT' }),
    );
  });

  it.each([
    ['museum', 'Museum'],
    [' HISTORICAL  SITE', 'Historical Site'],
    ['Cultural Heritage', 'Cultural Site'],
  ])('reads the category %j as %s', (category, expected) => {
    expect(contentFromBody({ title: 'Mill', description: 'Old.', category }).article.category).toBe(expected);
  });
});

describe('computeBackupKey', () => {
  const computeKey = (title: string, at: string) =>
    computeBackupKey(contentFromBody({ title, location: at, description: 'Old.' }));

  it('is equal for all ways of writing a title and a place, and differs for others', () => {
    const key = computeKey('Café  Mill', 'Bern');
    expect(computeKey('cafe mill', 'BERN')).toBe(key);
    expect(computeKey('Cafe Mill', 'Basel')).not.toBe(key);
    expect(computeKey('Mill', 'Bern')).not.toBe(key);
    expect(computeKey('!!', 'Bern')).not.toBe(computeKey('??', 'Bern'));
  });
});
