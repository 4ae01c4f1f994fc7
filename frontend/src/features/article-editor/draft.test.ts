import { buildEditedArticle } from '../../testing/builders/articles.js';
import {
  createBlankDraft,
  type Draft,
  draftSchema,
  findDifferingFields,
  toDraft,
  toDraftFields,
  toFormData,
} from './draft.js';

const ARTICLE = buildEditedArticle();
const DRAFT = toDraft(ARTICLE);
const toFields = (draft: Draft, saved?: typeof ARTICLE) => Object.fromEntries(toFormData(draft, saved));

test('toFields: sends an unchanged article as it was loaded, with image and revision', () => {
  const { nearbyAttractions, ...fields } = toFields(DRAFT, ARTICLE);
  expect(fields).toEqual({
    title: ARTICLE.title,
    slug: ARTICLE.slug,
    content: ARTICLE.content,
    metaDescription: ARTICLE.metaDescription,
    category: ARTICLE.category,
    location: ARTICLE.location,
    latitude: ARTICLE.latitude,
    longitude: ARTICLE.longitude,
    contentSource: 'admin_created',
    imageUrl: ARTICLE.imageUrl,
    revision: '3',
  });
  expect(JSON.parse(String(nearbyAttractions)).map(({ name }: { name: string }) => name)).toEqual([
    'Arch of Constantine',
    'Roman Forum',
  ]);
});

test.each<[Draft['image'], object]>([
  [{ kind: 'file', file: new File(['x'], 'a.png') }, { image: expect.any(File) }],
  [{ kind: 'url', imageUrl: '/objects/articles/b/photo.webp' }, { imageUrl: '/objects/articles/b/photo.webp' }],
  [{ kind: 'none' }, { removeImage: 'true' }],
])('toFields: sends either a file, a URL or no image: %j', (picture, expected) => {
  const { image, imageUrl, removeImage } = toFields({ ...DRAFT, image: picture }, ARTICLE);
  expect({ ...(image && { image }), ...(imageUrl && { imageUrl }), ...(removeImage && { removeImage }) }).toEqual(
    expected,
  );
});

test('toFields: sends no image URL for an article without an image', () => {
  expect(toFields(DRAFT, buildEditedArticle({ imageUrl: null }))).not.toHaveProperty('imageUrl');
});

test('toFields: sends the content source of a new article, and no revision', () => {
  expect(toFields(createBlankDraft('recovered'))).toMatchObject({
    contentSource: 'recovered',
    nearbyAttractions: '[]',
  });
  expect(toFields(createBlankDraft('recovered'))).not.toHaveProperty('revision');
});

const findInvalidFields = (draft: Draft) => [
  ...new Set(draftSchema.safeParse(draft).error?.issues.map(({ path }) => path[0])),
];

test.each<[Partial<Draft>, string[]]>([
  [{}, []],
  [{ title: ' ' }, ['title']],
  [{ content: '<p>&nbsp; </p>' }, ['content']],
  [{ content: '<figure><img src="/objects/a.webp" /></figure>' }, []],
  [{ latitude: '' }, ['latitude']],
  [{ longitude: '' }, ['longitude']],
  [{ latitude: ' ' }, ['latitude']],
  [{ longitude: ' ' }, ['longitude']],
  [{ latitude: '', longitude: '' }, []],
  [{ latitude: ' ', longitude: ' ' }, []],
  [{ latitude: '91' }, ['latitude']],
  [{ longitude: '12,5' }, ['longitude']],
  [{ longitude: '1e2' }, ['longitude']],
  [{ title: '', latitude: '' }, ['title', 'latitude']],
  [{ slug: 'Not a slug' }, ['slug']],
  [{ slug: '' }, []],
  [{ location: 'x'.repeat(301) }, ['location']],
])('draftSchema: for %j returns errors for %j', (change, expected) => {
  expect(findInvalidFields({ ...DRAFT, ...change })).toEqual(expected);
});

test('draftSchema: refuses an attraction without a name or a valid position', () => {
  const [one, other] = DRAFT.nearbyAttractions;
  for (const change of [{ name: '' }, { latitude: '' }, { longitude: '181' }]) {
    const nearbyAttractions = [one!, { ...other!, ...change }];
    expect(findInvalidFields({ ...DRAFT, nearbyAttractions })).toEqual(['nearbyAttractions']);
  }
});

test('findDifferingFields: returns the fields whose values differ', () => {
  expect(findDifferingFields(ARTICLE, buildEditedArticle({ title: 'x', nearbyAttractions: [], revision: 9 }))).toEqual([
    'title',
    'nearbyAttractions',
  ]);
});

test('findDifferingFields: counts a chosen picture as a change, but not a cover that follows the title', () => {
  const [day, other, photo] = ['covers/2-a/photo.webp', 'covers/2-b/photo.webp', 'articles/a/photo.webp'].map((path) =>
    buildEditedArticle({ imageUrl: `/objects/${path}` }),
  ) as [typeof ARTICLE, typeof ARTICLE, typeof ARTICLE];
  expect(findDifferingFields(day, other)).toEqual([]);
  expect(findDifferingFields(day, photo)).toEqual(['imageUrl']);
  expect(findDifferingFields(photo, day)).toEqual(['imageUrl']);
});

test('toDraftFields: records the rewrite only when its content is accepted', () => {
  expect(toDraftFields({ title: 'x' }, 'r')).toEqual({ title: 'x' });
  const rewritten = { ...DRAFT, ...toDraftFields({ content: '<p>x</p>' }, 'r') };
  expect(toFields(rewritten, ARTICLE)).toMatchObject({ content: '<p>x</p>', rewriteId: 'r' });
});
