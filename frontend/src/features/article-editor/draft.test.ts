import { buildEditedArticle } from '../../testing/builders/articles.js';
import {
  applyRewrite,
  createBlankDraft,
  type Draft,
  dropUnusedRewrite,
  findDifferingFields,
  isChanged,
  rebaseDraft,
  toDraft,
  toFormData,
  validateDraft,
} from './draft.js';

const ARTICLE = buildEditedArticle();
const DRAFT = toDraft(ARTICLE);
const toFields = (draft: Draft, saved: typeof ARTICLE | null) => Object.fromEntries(toFormData(draft, saved));

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
  expect(toFields(createBlankDraft('recovered'), null)).toMatchObject({
    contentSource: 'recovered',
    nearbyAttractions: '[]',
  });
  expect(toFields(createBlankDraft('recovered'), null)).not.toHaveProperty('revision');
});

test('isChanged: detects changes of every field, the image and the order of attractions', () => {
  expect(isChanged(toDraft(ARTICLE), toDraft(ARTICLE))).toBe(false);
  expect(isChanged({ ...DRAFT, title: 'x' }, DRAFT)).toBe(true);
  expect(isChanged({ ...DRAFT, image: { kind: 'none' } }, DRAFT)).toBe(true);
  expect(isChanged({ ...DRAFT, attractions: DRAFT.attractions.toReversed() }, DRAFT)).toBe(true);
});

test.each<[Partial<Draft>, string[]]>([
  [{}, []],
  [{ title: ' ' }, ['title']],
  [{ content: '<p>&nbsp; </p>' }, ['content']],
  [{ content: '<figure><img src="/objects/a.webp" /></figure>' }, []],
  [{ latitude: '' }, ['latitude']],
  [{ longitude: '' }, ['longitude']],
  [{ latitude: '', longitude: '' }, []],
  [{ latitude: '91' }, ['latitude']],
  [{ longitude: '12,5' }, ['longitude']],
  [{ longitude: '1e2' }, ['longitude']],
])('validateDraft: for %j returns errors for %j', (change, expected) => {
  expect(Object.keys(validateDraft({ ...DRAFT, ...change }))).toEqual(expected);
});

test('validateDraft: refuses an attraction without a name or a valid position', () => {
  const [one, other] = DRAFT.attractions;
  for (const change of [{ name: '' }, { latitude: '' }, { longitude: '181' }]) {
    expect(validateDraft({ ...DRAFT, attractions: [one!, { ...other!, ...change }] })).toHaveProperty(
      'nearbyAttractions',
    );
  }
});

test('findDifferingFields: returns the fields whose values differ', () => {
  expect(findDifferingFields(ARTICLE, buildEditedArticle({ title: 'x', nearbyAttractions: [], revision: 9 }))).toEqual([
    'title',
    'nearbyAttractions',
  ]);
});

test('applyRewrite: records the rewrite only when its content is accepted', () => {
  expect(applyRewrite(DRAFT, { title: 'x' }, 'r')).toMatchObject({ title: 'x', rewriteId: null });
  expect(toFields(applyRewrite(DRAFT, { content: '<p>x</p>' }, 'r'), ARTICLE)).toMatchObject({
    content: '<p>x</p>',
    rewriteId: 'r',
  });
});

test('dropUnusedRewrite: forgets the rewrite when the content equals the saved one', () => {
  const rewritten = applyRewrite(DRAFT, { content: '<p>x</p>' }, 'r');
  expect(dropUnusedRewrite(rewritten, DRAFT)).toBe(rewritten);
  expect(dropUnusedRewrite({ ...rewritten, content: ARTICLE.content }, DRAFT).rewriteId).toBeNull();
});

test('rebaseDraft: keeps what was changed during a save, and takes the rest from the saved article', () => {
  const saved = toDraft(buildEditedArticle({ slug: 'made', location: 'Roma' }));
  const file = new File(['x'], 'a.png');
  const before: Draft = { ...DRAFT, image: { kind: 'file', file }, rewriteId: 'r' };
  const again = toDraft(ARTICLE).attractions;
  expect(rebaseDraft({ ...before, attractions: again }, before, saved)).toEqual(saved);
  const [first] = before.attractions;
  const now: Draft = { ...before, title: 'x', attractions: [first!], image: { kind: 'none' } };
  expect(rebaseDraft(now, before, saved)).toEqual({
    ...saved,
    title: 'x',
    attractions: [first],
    image: { kind: 'none' },
  });
  const another: Draft = { ...before, image: { kind: 'file', file: new File(['x'], 'a.png') } };
  expect(rebaseDraft(another, before, saved).image).toBe(another.image);
});
