import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import type { ApiError } from '@placelore/contracts/core/errors.js';
import type { ArticleIndexChange } from '@placelore/contracts/places/places.js';
import { countLockWaits } from '../../../../packages/platform/test/support/count-lock-waits.js';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import {
  type ArticleDraft,
  type ArticleEdit,
  ArticleMutationsService,
} from '../../src/articles/core/article-mutations.service.js';
import { buildGuest, ContentTestService } from '../support/content-test-service.js';

let content: ContentTestService;
beforeAll(async () => {
  content = await ContentTestService.start();
});
afterAll(() => content.stop());
beforeEach(() => content.deleteRows('articles', 'article_slug_redirects', 'job_requests'));

const buildDraft = (overrides: Partial<ArticleDraft> = {}): ArticleDraft => ({
  title: 'Hội An Ancient Town',
  content: '<h1>Hội An Ancient Town</h1><p>Lanterns.<script>alert(1)</script></p>',
  category: 'Historical Site',
  location: 'Hoi An, Vietnam',
  latitude: 15.8777,
  longitude: 108.3273,
  nearbyAttractions: [],
  contentSource: 'admin_created',
  isPublic: true,
  writing: null,
  ...overrides,
});
const PHOTO_FOLDER = '/objects/articles/4f9d3c1e-0000-4000-8000-000000000000';
const CREDIT: ImageCredit = {
  provider: 'commons',
  title: 'Lanterns at night',
  author: 'Jane Doe',
  authorUrl: null,
  license: { id: 'cc-by-4.0', name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  sourceUrl: 'https://commons.wikimedia.org/wiki/File:Lanterns.jpg',
  sha1: 'b'.repeat(40),
  changes: 'resized, cropped',
  retrievedAt: '2026-11-23T00:00:00.000Z',
};
const getMutations = () => content.app.get(ArticleMutationsService);
const createArticle = (overrides?: Partial<ArticleDraft>) =>
  content.dataSource.transaction((manager) => getMutations().create(manager, buildDraft(overrides), 'user:1'));
const editArticle = (id: number, changes: ArticleEdit) =>
  content.dataSource.transaction((manager) => getMutations().edit(manager, id, changes, 'user:1'));
const deleteArticle = (id: number) =>
  content.dataSource.transaction((manager) => getMutations().delete(manager, id, 'user:1'));
async function readIndexPayloads(): Promise<ArticleIndexChange[]> {
  const rows: { payload: ArticleIndexChange }[] = await content.dataSource.query(
    `select payload from job_requests where job = 'article-index.update'`,
  );
  const changes = rows.map(({ payload }) => payload);
  return changes.sort((a, b) => Date.parse(a.updatedAt) - Date.parse(b.updatedAt) || b.change.localeCompare(a.change));
}
const readIndexChanges = async () => (await readIndexPayloads()).map(({ change, slug }) => `${change} ${slug}`);
const readArticle = (slug: string) => content.get(`/api/articles/${slug}/direct`, buildGuest(null));

describe('ArticleMutationsService.create', () => {
  it('sanitizes the content, derives slug and description, and enqueues an index update', async () => {
    const article = await createArticle();
    expect(article).toMatchObject({
      slug: 'hoi-an-ancient-town',
      content: '<p>Lanterns.</p>',
      metaDescription: 'Lanterns.',
      latitude: '15.877700',
    });
    expect(await readIndexChanges()).toEqual(['published hoi-an-ancient-town']);
  });

  it('drops a heading that repeats the title of an edit', async () => {
    const { id } = await createArticle();
    const edit = { title: 'Lantern Street', content: '<h2>Lantern Street</h2><p>Lights.</p>' };
    expect((await editArticle(id, edit)).content).toBe('<p>Lights.</p>');
  });

  it('enqueues index updates, first with the cover, then with a photo and its credit', async () => {
    const { id, thumbnailUrl } = await createArticle();
    const photo = { imageUrl: `${PHOTO_FOLDER}/photo.webp`, thumbnailUrl: `${PHOTO_FOLDER}/thumbnail.webp` };
    await editArticle(id, { ...photo, imageCredit: CREDIT });
    expect(thumbnailUrl).toMatch(/^\/objects\/covers\//);
    expect(await readIndexPayloads()).toMatchObject([
      { thumbnailUrl, imageCredit: null },
      { thumbnailUrl: photo.thumbnailUrl, imageCredit: CREDIT },
    ]);
  });

  it('enqueues no index update for a private article', async () => {
    expect(await createArticle({ isPublic: false })).toMatchObject({ publishedAt: null });
    expect(await readIndexChanges()).toEqual([]);
  });

  it('gives each of many simultaneous articles with one title its own slug', async () => {
    const slugs = (await Promise.all(Array.from({ length: 20 }, () => createArticle()))).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(20);
    expect(slugs).toContain('hoi-an-ancient-town');
    expect(slugs).toContain('hoi-an-ancient-town-2');
  });
});

describe('ArticleMutationsService.edit', () => {
  it('changes the slug and redirects the former one', async () => {
    const { id } = await createArticle();
    await editArticle(id, { title: 'Hội An', slug: 'hoi-an' });
    expect((await readArticle('hoi-an')).body.title).toBe('Hội An');
    const moved = await readArticle('hoi-an-ancient-town');
    expect([moved.status, moved.headers.location]).toEqual([301, '/api/articles/hoi-an/direct']);
    expect(await readIndexChanges()).toEqual([
      'published hoi-an-ancient-town',
      'withdrawn hoi-an-ancient-town',
      'changed hoi-an',
    ]);
  });

  it('switches between two slugs repeatedly', async () => {
    const { id } = await createArticle();
    await editArticle(id, { slug: 'hoi-an' });
    await editArticle(id, { slug: 'hoi-an-ancient-town' });
    await editArticle(id, { slug: 'hoi-an' });
    expect((await readArticle('hoi-an')).status).toBe(200);
    expect((await readArticle('hoi-an-ancient-town')).status).toBe(301);
  });

  it('rejects a slug that another article has or had', async () => {
    const other = await createArticle({ title: 'Huế' });
    const { id } = await createArticle();
    const editSlugForErrorCode = (slug: string) => editArticle(id, { slug }).catch(({ code }: ApiError) => code);
    expect(await editSlugForErrorCode('hue')).toBe('SLUG_TAKEN');
    await editArticle(other.id, { slug: 'hue-citadel' });
    expect(await editSlugForErrorCode('hue')).toBe('SLUG_TAKEN');
    expect((await createArticle({ title: 'Huế' })).slug).toBe('hue-2');
  });

  it('rejects a slug that a concurrent transaction takes', async () => {
    const { id } = await createArticle();
    let conflict: Promise<string> | undefined;
    await content.dataSource.transaction(async (manager) => {
      await getMutations().create(manager, buildDraft({ title: 'Huế' }), 'user:1');
      conflict = editArticle(id, { slug: 'hue' }).then(
        () => 'taken twice',
        ({ code }: ApiError) => code,
      );
      // The edit waits for the lock of this transaction, and afterward finds the slug taken.
      await eventually(async () => (await countLockWaits(content.dataSource, 'update%articles%')) > 0);
    });
    expect(await conflict).toBe('SLUG_TAKEN');
    expect((await readArticle('hoi-an-ancient-town')).status).toBe(200);
  });

  it('sanitizes new content and leaves the other fields unchanged', async () => {
    const { id } = await createArticle();
    const article = await editArticle(id, { content: '<p onclick="x">Rivers.</p>' });
    expect(article).toMatchObject({ content: '<p>Rivers.</p>', title: 'Hội An Ancient Town', latitude: '15.877700' });
  });

  it.each([
    ['not-a-slug-', /articles_slug_check/],
    ['Capital', /articles_slug_check/],
  ])('fails on the check constraint of the table for the slug %j', async (slug, constraint) => {
    const { id } = await createArticle();
    await expect(editArticle(id, { slug })).rejects.toThrow(constraint);
    expect(await readIndexChanges()).toEqual(['published hoi-an-ancient-town']);
  });
});

describe('ArticleMutationsService.delete', () => {
  it('frees all slugs and enqueues an index update', async () => {
    const { id } = await createArticle();
    await editArticle(id, { slug: 'hoi-an' });
    await deleteArticle(id);
    expect((await readArticle('hoi-an')).status).toBe(404);
    expect((await readArticle('hoi-an-ancient-town')).status).toBe(404);
    expect((await readIndexChanges()).at(-1)).toBe('withdrawn hoi-an');
    expect((await createArticle()).slug).toBe('hoi-an-ancient-town');
  });
});
