import type { ApiError } from '@placelore/contracts/errors.js';
import type { GuideChange } from '@placelore/contracts/places.js';
import { eventually } from '../../../packages/platform/test/eventually.js';
import { type ArticleDraft, type ArticleEdit, ArticleWriting } from '../src/articles/article-writing.service.js';
import { ContentService, guest } from './content-service.js';

let content: ContentService;
beforeAll(async () => {
  content = await ContentService.start();
});
afterAll(() => content.stop());
beforeEach(() => content.dataSource.query('truncate articles, article_addresses, work_requests'));

const draft = (given: Partial<ArticleDraft> = {}): ArticleDraft => ({
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
  ...given,
});
const writing = () => content.app.get(ArticleWriting);
const create = (given?: Partial<ArticleDraft>) =>
  content.dataSource.transaction((manager) => writing().create(manager, draft(given), 'user:1'));
const edit = (id: number, changes: ArticleEdit) =>
  content.dataSource.transaction((manager) => writing().edit(manager, id, changes, 'user:1'));
const remove = (id: number) => content.dataSource.transaction((manager) => writing().remove(manager, id, 'user:1'));
async function news(): Promise<string[]> {
  const rows: { payload: GuideChange }[] = await content.dataSource.query(
    `select payload from work_requests where job = 'guide.index'`,
  );
  const changes = rows.map(({ payload }) => payload);
  return changes
    .sort((a, b) => Date.parse(a.updatedAt) - Date.parse(b.updatedAt) || b.change.localeCompare(a.change))
    .map(({ change, slug }) => `${change} ${slug}`);
}
const read = (slug: string) => content.get(`/api/articles/${slug}/direct`, guest(null));

describe('a new article', () => {
  it('is cleaned, gets an address and a description, and is told to places', async () => {
    const article = await create();
    expect(article).toMatchObject({
      slug: 'hoi-an-ancient-town',
      content: '<p>Lanterns.</p>',
      metaDescription: 'Lanterns.',
      latitude: '15.877700',
    });
    expect(await news()).toEqual(['published hoi-an-ancient-town']);
  });

  it('that is not public is told to nobody', async () => {
    expect(await create({ isPublic: false })).toMatchObject({ publishedAt: null });
    expect(await news()).toEqual([]);
  });

  it('has an address of its own, however many of one title are written at once', async () => {
    const slugs = (await Promise.all(Array.from({ length: 20 }, () => create()))).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(20);
    expect(slugs).toContain('hoi-an-ancient-town');
    expect(slugs).toContain('hoi-an-ancient-town-2');
  });
});

describe('an edit', () => {
  it('moves an article, whose former address leads to it', async () => {
    const { id } = await create();
    await edit(id, { title: 'Hội An', slug: 'hoi-an' });
    expect((await read('hoi-an')).body.title).toBe('Hội An');
    const moved = await read('hoi-an-ancient-town');
    expect([moved.status, moved.headers.location]).toEqual([301, '/api/articles/hoi-an/direct']);
    expect(await news()).toEqual(['published hoi-an-ancient-town', 'withdrawn hoi-an-ancient-town', 'changed hoi-an']);
  });

  it('can move it back and forth', async () => {
    const { id } = await create();
    await edit(id, { slug: 'hoi-an' });
    await edit(id, { slug: 'hoi-an-ancient-town' });
    await edit(id, { slug: 'hoi-an' });
    expect((await read('hoi-an')).status).toBe(200);
    expect((await read('hoi-an-ancient-town')).status).toBe(301);
  });

  it('does not take an address another article has, or had', async () => {
    const other = await create({ title: 'Huế' });
    const { id } = await create();
    const fault = (slug: string) => edit(id, { slug }).catch(({ code }: ApiError) => code);
    expect(await fault('hue')).toBe('SLUG_TAKEN');
    await edit(other.id, { slug: 'hue-citadel' });
    expect(await fault('hue')).toBe('SLUG_TAKEN');
    expect((await create({ title: 'Huế' })).slug).toBe('hue-2');
  });

  it('does not take an address that somebody else takes at the same moment', async () => {
    const { id } = await create();
    let fault: Promise<string> | undefined;
    await content.dataSource.transaction(async (manager) => {
      await writing().create(manager, draft({ title: 'Huế' }), 'user:1');
      fault = edit(id, { slug: 'hue' }).then(
        () => 'taken twice',
        ({ code }: ApiError) => code,
      );
      // The edit waits for this transaction, and only then learns what became of the address.
      await eventually(async () => {
        const [{ waiting }] = await content.dataSource.query(
          `select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and query like 'UPDATE%articles%'`,
        );
        return waiting > 0;
      });
    });
    expect(await fault).toBe('SLUG_TAKEN');
    expect((await read('hoi-an-ancient-town')).status).toBe(200);
  });

  it('cleans new content, and changes nothing else', async () => {
    const { id } = await create();
    const article = await edit(id, { content: '<p onclick="x">Rivers.</p>' });
    expect(article).toMatchObject({ content: '<p>Rivers.</p>', title: 'Hội An Ancient Town', latitude: '15.877700' });
  });

  it.each([
    ['not-a-slug-', /articles_slug_check/],
    ['Capital', /articles_slug_check/],
  ])('is refused by the table itself with the slug %j', async (slug, constraint) => {
    const { id } = await create();
    await expect(edit(id, { slug })).rejects.toThrow(constraint);
    expect(await news()).toEqual(['published hoi-an-ancient-town']);
  });
});

describe('a deletion', () => {
  it('frees all addresses, and is told to places', async () => {
    const { id } = await create();
    await edit(id, { slug: 'hoi-an' });
    await remove(id);
    expect((await read('hoi-an')).status).toBe(404);
    expect((await read('hoi-an-ancient-town')).status).toBe(404);
    expect((await news()).at(-1)).toBe('withdrawn hoi-an');
    expect((await create()).slug).toBe('hoi-an-ancient-town');
  });
});
