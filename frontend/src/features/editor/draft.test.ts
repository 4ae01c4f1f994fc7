import { editedArticleWith } from '../../testing/edited-article.js';
import {
  blankDraft,
  type Draft,
  differingFields,
  draftOf,
  faultsOf,
  formOf,
  isChanged,
  rebased,
  withoutIdleRewrite,
  withRewrite,
} from './draft.js';

const ARTICLE = editedArticleWith();
const DRAFT = draftOf(ARTICLE);
const sent = (draft: Draft, saved: typeof ARTICLE | null) => Object.fromEntries(formOf(draft, saved));

test('what was opened is sent as it came, with its picture and revision', () => {
  const { nearbyAttractions, ...fields } = sent(DRAFT, ARTICLE);
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

test.each<[Draft['picture'], object]>([
  [{ kind: 'file', file: new File(['x'], 'a.png') }, { image: expect.any(File) }],
  [{ kind: 'address', imageUrl: '/objects/articles/b/photo.webp' }, { imageUrl: '/objects/articles/b/photo.webp' }],
  [{ kind: 'none' }, { removeImage: 'true' }],
])('a picture is one of a file, an address and none: %j', (picture, expected) => {
  const { image, imageUrl, removeImage } = sent({ ...DRAFT, picture }, ARTICLE);
  expect({ ...(image && { image }), ...(imageUrl && { imageUrl }), ...(removeImage && { removeImage }) }).toEqual(
    expected,
  );
});

test('no picture is none', () => {
  expect(sent(DRAFT, editedArticleWith({ imageUrl: null }))).not.toHaveProperty('imageUrl');
});

test('a new article says where it is from and no revision', () => {
  expect(sent(blankDraft('recovered'), null)).toMatchObject({ contentSource: 'recovered', nearbyAttractions: '[]' });
  expect(sent(blankDraft('recovered'), null)).not.toHaveProperty('revision');
});

test('whether anything is unsaved', () => {
  expect(isChanged(draftOf(ARTICLE), draftOf(ARTICLE))).toBe(false);
  expect(isChanged({ ...DRAFT, title: 'x' }, DRAFT)).toBe(true);
  expect(isChanged({ ...DRAFT, picture: { kind: 'none' } }, DRAFT)).toBe(true);
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
  expect(Object.keys(faultsOf({ ...DRAFT, ...change }))).toEqual(expected);
});

test('an attraction without a name or a position is refused', () => {
  const [one, other] = DRAFT.attractions;
  for (const change of [{ name: '' }, { latitude: '' }, { longitude: '181' }]) {
    expect(faultsOf({ ...DRAFT, attractions: [one!, { ...other!, ...change }] })).toHaveProperty('nearbyAttractions');
  }
});

test('which fields of two states differ', () => {
  expect(differingFields(ARTICLE, editedArticleWith({ title: 'x', nearbyAttractions: [], revision: 9 }))).toEqual([
    'title',
    'nearbyAttractions',
  ]);
});

test('who wrote a rewrite is told only when some of its text is taken', () => {
  expect(withRewrite(DRAFT, { title: 'x' }, 'r')).toMatchObject({ title: 'x', rewriteId: null });
  expect(sent(withRewrite(DRAFT, { content: '<p>x</p>' }, 'r'), ARTICLE)).toMatchObject({
    content: '<p>x</p>',
    rewriteId: 'r',
  });
});

test('a text that is the saved one again owes nothing to the rewrite', () => {
  const rewritten = withRewrite(DRAFT, { content: '<p>x</p>' }, 'r');
  expect(withoutIdleRewrite(rewritten, DRAFT)).toBe(rewritten);
  expect(withoutIdleRewrite({ ...rewritten, content: ARTICLE.content }, DRAFT).rewriteId).toBeNull();
});

test('what was typed while a save was on its way stays, and the rest is as it was saved', () => {
  const saved = draftOf(editedArticleWith({ slug: 'made', location: 'Roma' }));
  const file = new File(['x'], 'a.png');
  const before: Draft = { ...DRAFT, picture: { kind: 'file', file }, rewriteId: 'r' };
  const again = draftOf(ARTICLE).attractions;
  expect(rebased({ ...before, attractions: again }, before, saved)).toEqual(saved);
  const [first] = before.attractions;
  const now: Draft = { ...before, title: 'x', attractions: [first!], picture: { kind: 'none' } };
  expect(rebased(now, before, saved)).toEqual({
    ...saved,
    title: 'x',
    attractions: [first],
    picture: { kind: 'none' },
  });
  const another: Draft = { ...before, picture: { kind: 'file', file: new File(['x'], 'a.png') } };
  expect(rebased(another, before, saved).picture).toBe(another.picture);
});
