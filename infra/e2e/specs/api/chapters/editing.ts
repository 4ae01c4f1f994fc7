import { createPhoto } from '../../../support/photos.ts';
import type { Cast } from './cast.ts';

interface Article {
  id: number;
  slug: string;
  revision: number;
}

const HARBOR = {
  title: 'Harbor Steps of Ondrell',
  content: '<h2>Why go</h2><p onclick="x()">Ninety steps down to the boats.</p><script>x()</script>',
  metaDescription: 'Ninety steps.',
  category: 'Landmark',
  location: 'Ondrell, Italy',
  latitude: 41.9,
  longitude: 12.5,
  nearbyAttractions: [
    { name: 'Fish Hall', distance: '200 m', note: 'Open daily', coordinates: { lat: 41.901, lng: 12.501 } },
  ],
  isPublic: true,
};

/** Articles as admins edit them, from creation to deletion and restoration. */
export async function playEditing({ story, guest, anna, admin }: Cast): Promise<void> {
  const { id, revision } = await admin.call<Article>('POST /api/admin/articles', HARBOR);
  await admin.call('POST /api/admin/articles', { ...HARBOR, location: 'Elsewhere', isPublic: false });
  await admin.call('POST /api/admin/articles', { ...HARBOR, slug: 'harbor-steps-of-ondrell' });
  await admin.call('POST /api/admin/articles', { ...HARBOR, slug: 'Not a slug' });
  await admin.call('POST /api/admin/articles', {});
  await anna.call('POST /api/admin/articles', HARBOR);
  await story.settle();
  const path = `/api/admin/articles/${id}`;
  await guest.call('GET /api/articles/harbor-steps-of-ondrell/direct');
  await guest.call('GET /api/articles?q=ondrell');
  await admin.call(`GET ${path}`);
  await admin.call('GET /api/admin/articles/999999');
  const edited = await admin.call<Article>(`PATCH ${path}`, {
    revision,
    title: 'Harbor Stairs of Ondrell',
    content: '<p>Ninety-one steps down to the boats.</p>',
    category: 'Architecture',
  });
  await admin.call(`PATCH ${path}`, { revision, title: 'Overwritten' });
  await admin.call(`PATCH ${path}`, { revision: edited.revision, slug: 'harbor-stairs-of-ondrell' });
  await admin.call(`PATCH ${path}`, { slug: 'colosseum' });
  await admin.call(`PATCH ${path}`, { latitude: 95 });
  await admin.call(`PATCH ${path}`, { latitude: null, longitude: null, nearbyAttractions: [] });
  await admin.call('PATCH /api/admin/articles/999999', { title: 'Nothing' });
  await guest.send('GET /api/articles/harbor-steps-of-ondrell/direct');
  await guest.send('GET /articles/harbor-steps-of-ondrell/amp');
  await admin.call(`GET ${path}/versions`);
  await admin.call('GET /api/admin/articles/999999/versions');
  for (const number of [1, 2, 99]) await admin.call(`GET ${path}/versions/${number}`);
  await admin.call(`POST ${path}/versions/1/restore`, { revision });
  await admin.call(`POST ${path}/versions/1/restore`, {});
  await admin.call(`POST ${path}/versions/99/restore`, {});
  await admin.call(`GET ${path}/versions`);
  await admin.call(`PATCH ${path}/mark-reviewed`);
  await admin.call(`PATCH ${path}/mark-reviewed`);
  await admin.call('PATCH /api/admin/articles/999999/mark-reviewed');
  await admin.call(`POST ${path}/rewrite`, {});
  await admin.call(`POST ${path}/rewrite`, {
    title: 'Trevi Fountain',
    location: 'Rome',
    latitude: 41.9009,
    longitude: 12.4833,
  });
  await admin.call('POST /api/admin/articles/999999/rewrite', {});
  await admin.call(`POST ${path}/photo/find`);
  await admin.call(`POST ${path}/photo/refuse`, { sha1: 'b'.repeat(40) });
  await playImages({ admin, guest, story }, id);

  await admin.call(`PATCH ${path}/toggle-visibility`, { isPublic: false });
  await guest.call('GET /api/articles/harbor-stairs-of-ondrell/direct');
  await admin.call('GET /api/articles/harbor-stairs-of-ondrell/direct');
  await admin.call(`PATCH ${path}/toggle-visibility`, { isPublic: true });
  await admin.call('PATCH /api/admin/articles/999999/toggle-visibility', { isPublic: true });
  for (const query of [
    '?q=ondrell&sort=title',
    '?q=ondrell&sort=-title&limit=1&page=2',
    '?contentSource=admin_created&sort=createdAt',
    '?visibility=private',
    '?reviewed=true&sort=-createdAt',
    '?category=Museum&limit=2&sort=title',
    '?q=zzqqxx',
    '?limit=2&sort=updatedAt',
  ]) {
    await admin.call(`GET /api/admin/articles${query}`);
  }
  await admin.call(`GET /api/admin/article-authors?ids=${id},999999`);
  await admin.call('GET /api/admin/article-authors?ids=x');

  await admin.send(`DELETE ${path}`);
  await admin.send(`DELETE ${path}`);
  await guest.call('GET /api/articles/harbor-stairs-of-ondrell/direct');
  const { articles } = await admin.call<{ articles: { id: number }[] }>('GET /api/admin/deleted-articles');
  await admin.call(`POST /api/admin/deleted-articles/${articles?.[0]?.id}/restore`);
  await admin.call(`POST /api/admin/deleted-articles/${articles?.[0]?.id}/restore`);
  await story.settle();
  await guest.call('GET /api/articles/harbor-stairs-of-ondrell/direct');
  await admin.call(`GET ${path}/versions`);
  await admin.send('DELETE /api/articles/by-title/HARBOR%20steps%20%20of%20ondrell');
  await admin.send('DELETE /api/articles/by-title/No%20such%20title');
  await admin.send(`DELETE ${path}`);
  await admin.call('GET /api/admin/deleted-articles?limit=1');
}

/** Images of an article: sent together with it, and through an upload URL. */
async function playImages({ admin, guest, story }: Pick<Cast, 'admin' | 'guest' | 'story'>, id: number): Promise<void> {
  const image = async (seed: number) =>
    new Blob([new Uint8Array(await createPhoto(undefined, seed))], { type: 'image/jpeg' });
  const form = new FormData();
  form.set('image', await image(0.71), 'photo.jpg');
  await admin.call('POST /api/admin/articles/upload-image', form);
  await admin.call('POST /api/admin/articles/upload-image', new FormData());
  form.set('title', 'Harbor Stairs with a photo');
  await admin.call(`PATCH /api/admin/articles/${id}`, form);

  const upload = { contentType: 'image/jpeg', articleId: id };
  const { uploadURL } = await admin.call<{ uploadURL: string }>('POST /api/objects/upload', upload);
  const { pathname, search } = new URL(uploadURL, story.product.url);
  await guest.send(`PUT ${pathname}?expires=1&token=nothing`, await image(0.81));
  await guest.send(`PUT ${pathname}${search}`, await image(0.81));
  await guest.send(`PUT ${pathname}${search}`, await image(0.81));
  const photo = { photoURL: uploadURL };
  await admin.send(`GET /api/admin/articles/${id}/pending-photo?photoURL=${encodeURIComponent(uploadURL)}`);
  await admin.call(`PUT /api/admin/articles/${id}/photo`, photo);
  await admin.call(`PUT /api/admin/articles/${id}/photo`, { photoURL: 'http://elsewhere.example/photo.jpg' });
  const second = await admin.call<{ uploadURL: string }>('POST /api/objects/upload', upload);
  await guest.send(
    `PUT ${new URL(second.uploadURL, story.product.url).pathname}${new URL(second.uploadURL, story.product.url).search}`,
    await image(0.91),
  );
  await admin.send(`POST /api/admin/articles/${id}/pending-photo/dismiss`, { photoURL: second.uploadURL });
  await admin.send(`GET /api/admin/articles/${id}/pending-photo?photoURL=${encodeURIComponent(second.uploadURL)}`);
  await story.settle();
  const { imageUrl } = await admin.call<{ imageUrl: string }>(`GET /api/admin/articles/${id}`);
  await guest.send(`GET ${imageUrl}`);
  await admin.call(`POST /api/admin/articles/${id}/photo/find`);
  await admin.call(`PATCH /api/admin/articles/${id}`, { removeImage: true });
  await story.settle();
  await guest.send(`GET ${imageUrl}`);
}
