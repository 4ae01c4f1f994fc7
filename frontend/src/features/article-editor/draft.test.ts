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

test('what was opened is sent as it came, with its picture and revision', () => {
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
  [{ kind: 'address', imageUrl: '/objects/articles/b/photo.webp' }, { imageUrl: '/objects/articles/b/photo.webp' }],
  [{ kind: 'none' }, { removeImage: 'true' }],
])('a picture is one of a file, an address and none: %j', (picture, expected) => {
  const { image, imageUrl, removeImage } = toFields({ ...DRAFT, image: picture }, ARTICLE);
  expect({ ...(image && { image }), ...(imageUrl && { imageUrl }), ...(removeImage && { removeImage }) }).toEqual(
    expected,
  );
});

test('no picture is none', () => {
  expect(toFields(DRAFT, buildEditedArticle({ imageUrl: null }))).not.toHaveProperty('imageUrl');
});

test('a new article says where it is from and no revision', () => {
  expect(toFields(createBlankDraft('recovered'), null)).toMatchObject({
    contentSource: 'recovered',
    nearbyAttractions: '[]',
  });
  expect(toFields(createBlankDraft('recovered'), null)).not.toHaveProperty('revision');
});

test('whether anything is unsaved', () => {
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
])('%j has faults in %j', (change, expected) => {
  expect(Object.keys(validateDraft({ ...DRAFT, ...change }))).toEqual(expected);
});

test('an attraction without a name or a position is refused', () => {
  const [one, other] = DRAFT.attractions;
  for (const change of [{ name: '' }, { latitude: '' }, { longitude: '181' }]) {
    expect(validateDraft({ ...DRAFT, attractions: [one!, { ...other!, ...change }] })).toHaveProperty(
      'nearbyAttractions',
    );
  }
});

test('which fields of two states differ', () => {
  expect(findDifferingFields(ARTICLE, buildEditedArticle({ title: 'x', nearbyAttractions: [], revision: 9 }))).toEqual([
    'title',
    'nearbyAttractions',
  ]);
});

test('who wrote a rewrite is told only when some of its text is taken', () => {
  expect(applyRewrite(DRAFT, { title: 'x' }, 'r')).toMatchObject({ title: 'x', rewriteId: null });
  expect(toFields(applyRewrite(DRAFT, { content: '<p>x</p>' }, 'r'), ARTICLE)).toMatchObject({
    content: '<p>x</p>',
    rewriteId: 'r',
  });
});

test('a text that is the saved one again owes nothing to the rewrite', () => {
  const rewritten = applyRewrite(DRAFT, { content: '<p>x</p>' }, 'r');
  expect(dropUnusedRewrite(rewritten, DRAFT)).toBe(rewritten);
  expect(dropUnusedRewrite({ ...rewritten, content: ARTICLE.content }, DRAFT).rewriteId).toBeNull();
});

test('what was typed while a save was on its way stays, and the rest is as it was saved', () => {
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
