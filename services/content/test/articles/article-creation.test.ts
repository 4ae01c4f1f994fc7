import { adminArticle } from '@placelore/contracts/content/admin/admin-articles.js';
import sharp from 'sharp';
import {
  ADMIN,
  createArticle,
  createByForm,
  editArticle,
  insertArticle,
  readArticle,
  readAudit,
} from '../support/admin-client.js';
import { readIndexChanges } from '../support/article-generation-driver.js';
import { content, useContent } from '../support/simulated-worker.js';
import { createJpeg } from '../support/upload-client.js';

useContent();

const nearbyAttraction = { name: 'Trevi Fountain', distance: '850 m', coordinates: { lat: 41.9009, lng: 12.4833 } };
const FORM = {
  title: 'Pantheon',
  content: '<p>A temple.</p>',
  metaDescription: 'A temple of all gods.',
  category: 'Religious Site',
  location: 'Rome, Italy',
  latitude: '41.8986',
  longitude: '12.4769',
  nearbyAttractions: [nearbyAttraction],
  contentSource: 'admin_created',
};
const FIELDS = { title: 'Pantheon', content: '<p>A temple.</p>' };

describe('POST /api/admin/articles', () => {
  it('creates a private reviewed article from a form with every field and a photo', async () => {
    const response = await createByForm({ fields: FORM, image: await createJpeg() });
    expect(response.status).toBe(201);
    const article = adminArticle.strict().parse(response.body);
    expect(article).toMatchObject({
      ...FORM,
      slug: 'pantheon',
      latitude: '41.898600',
      longitude: '12.476900',
      isPublic: false,
      adminReviewed: true,
      revision: 1,
      pendingPhotos: [],
      discoveryId: null,
      writing: null,
    });
    const shown = await content.get(article.imageUrl!, ADMIN, { accept: 'image/webp' });
    expect(await sharp(shown.body).metadata()).toMatchObject({ width: 1200, height: 800 });
    expect(await readArticle(article.id)).toEqual(response.body);
    expect(await readIndexChanges()).toEqual([]);
    expect(await readAudit('article', article.id)).toMatchObject([
      {
        action: 'article.create',
        actor_id: ADMIN.userId,
        before: null,
        after: { title: 'Pantheon', slug: 'pantheon' },
      },
    ]);
  });

  it('creates an article from JSON with defaults, and publishes it on request', async () => {
    const { status, body } = await createArticle({ ...FIELDS, isPublic: true });
    expect([status, body]).toMatchObject([
      201,
      {
        category: 'Other',
        location: '',
        latitude: null,
        nearbyAttractions: [],
        contentSource: 'admin_created',
        metaDescription: 'A temple.',
        isPublic: true,
      },
    ]);
    expect(body.imageUrl).toMatch(/^\/objects\/covers\//);
    expect(await readIndexChanges()).toEqual(['published pantheon']);
  });

  it('leaves a recovered article unreviewed', async () => {
    const { body } = await createArticle({ ...FIELDS, contentSource: 'recovered' });
    expect([body.contentSource, body.adminReviewed]).toEqual(['recovered', false]);
    expect((await content.get('/api/admin/recovered-articles', ADMIN)).body).toMatchObject([{ id: body.id }]);
  });

  it.each([
    ['only a script', { title: 'A', content: '<script>alert(1)</script>' }, ['content']],
    ['no content', { title: 'A' }, ['content']],
    ['no title', { content: '<p>a</p>' }, ['title']],
    ['a blank title', { title: ' \u00a0 ', content: '<p>a</p>' }, ['title']],
    ['no fields', {}, ['title', 'content']],
  ])('rejects an article with %s, with the specified message', async (_, fields, missing) => {
    for (const response of [
      await createArticle(fields),
      await createByForm({ fields: { ...fields, location: 'x' } }),
    ]) {
      expect([response.status, response.body.error]).toEqual([400, 'Title and content are required']);
      expect(response.body.details.map(({ field }: { field: string }) => field)).toEqual(missing);
    }
  });

  it('sanitizes the HTML and drops a heading that repeats the title', async () => {
    const html =
      '<h1>The Pantheon of Rome</h1><p onclick="x()">Old.<script>alert(1)</script></p>' +
      '<iframe src="https://evil.example"></iframe><img src="https://evil.example/a.png"><a href="javascript:x()">b</a>';
    const { body } = await createArticle({ title: 'Pantheon of Rome', content: html });
    expect(body.content).toBe('<p>Old.</p><a>b</a>');
  });

  it.each<[string, object, string]>([
    ['a slug with capitals', { slug: 'Pantheon' }, 'slug'],
    ['a slug with spaces', { slug: 'a b' }, 'slug'],
    ['a slug of 51 characters', { slug: 'a'.repeat(51) }, 'slug'],
    ['a slug with a parent folder', { slug: '../admin' }, 'slug'],
    ['an unknown category', { category: 'Castle' }, 'category'],
    ['an unknown source', { contentSource: 'stolen' }, 'contentSource'],
    ['half a position', { latitude: '41.9' }, 'longitude'],
    ['the other half of a position', { longitude: 12 }, 'latitude'],
    ['a latitude beyond the pole', { latitude: 90.1, longitude: 0 }, 'latitude'],
    ['degrees in words', { latitude: 'north', longitude: '1' }, 'latitude'],
    ['degrees in hexadecimal', { latitude: '0x10', longitude: '1' }, 'latitude'],
    ['attractions that are not JSON', { nearbyAttractions: '{' }, 'nearbyAttractions'],
    ['attractions that are not a list', { nearbyAttractions: '{"name":"a"}' }, 'nearbyAttractions'],
    ['an attraction without coordinates', { nearbyAttractions: [{ name: 'a', distance: '1 m' }] }, 'nearbyAttractions'],
    ['51 attractions', { nearbyAttractions: Array.from({ length: 51 }, () => nearbyAttraction) }, 'nearbyAttractions'],
    ['a title of 501 characters', { title: 'a'.repeat(501) }, 'title'],
    ['a control character', { location: 'a\u0000b' }, 'location'],
    ['an external image', { imageUrl: 'https://evil.example/a.jpg' }, 'imageUrl'],
    [
      'a missing image',
      { imageUrl: `/objects/articles/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}/photo.webp` },
      'imageUrl',
    ],
    ['a path out of storage', { imageUrl: '/objects/articles/../../etc/passwd' }, 'imageUrl'],
    ['an image and its removal', { imageUrl: '/objects/x', removeImage: true }, 'image'],
  ])('rejects an article with %s and names the field', async (_, wrong, field) => {
    const { status, body } = await createArticle({ ...FIELDS, ...wrong });
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
    expect(body.details[0].field.split('.')[0]).toBe(field);
    expect(await content.dataSource.query('select 1 from articles')).toEqual([]);
  });

  it.each(["'; drop table articles; --", '{{constructor}}', '\u202eabc', '\ud800', '𝕳𝖊𝖑𝖑𝖔 👩‍👩‍👧', '<b>x</b> & "y"'])(
    'stores the title %j as well-formed text',
    async (title) => {
      const { status, body } = await createArticle({ title, content: `<p>${title}</p>` });
      expect(status).toBe(201);
      expect(body.title).toBe(title.toWellFormed());
    },
  );

  it('uses the given slug unless another article has or had it', async () => {
    await insertArticle({ slug: 'taken' });
    expect((await createArticle({ ...FIELDS, slug: 'taken' })).body).toMatchObject({
      code: 'SLUG_TAKEN',
      error: 'Another article already uses this address.',
    });
    expect((await createArticle({ ...FIELDS, slug: 'my-temple' })).body.slug).toBe('my-temple');
    const id = await insertArticle({ slug: 'before' });
    await editArticle(id, { slug: 'after' });
    expect((await createArticle({ ...FIELDS, slug: 'before' })).body.code).toBe('SLUG_TAKEN');
    const responses = await Promise.all([1, 2, 3].map(() => createArticle({ ...FIELDS, slug: 'at-once' })));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});
