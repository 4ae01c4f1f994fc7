import type { Cast } from './cast.ts';

interface Saved {
  id: number;
  articleSlug: string | null;
}

/** Discoveries and backup saves: publishing, sharing, moderation and deletion. */
export async function playDiscoveries({ story, guest, stranger, anna, bruno, admin }: Cast): Promise<void> {
  for (const { id } of await guest.quietly<Saved[]>('/api/discoveries')) {
    await admin.call(`PATCH /api/admin/discoveries/${id}/toggle-public`, { isPublic: true });
    await story.settle();
  }
  for (const { articleSlug } of await guest.call<Saved[]>('GET /api/discoveries')) {
    if (articleSlug) await guest.call(`GET /api/articles/${articleSlug}/direct`);
  }
  const guide = {
    title: 'Lantern Court of Vellmar',
    description: 'A court of lanterns.',
    content: '<h2>Why go</h2><p onclick="x()">Two hundred lanterns.</p><script>x()</script>',
    location: 'Vellmar',
    category: 'Museum',
    culturalSignificance: 'Lit by hand since 1810.',
    nearbyAttractions: ['Old Mill', { name: 'Ferry' }],
  };
  const lantern = await anna.call<Saved>('POST /api/discoveries', guide);
  await anna.call('POST /api/discoveries', guide);
  const mill = await bruno.call<Saved>('POST /api/discoveries', {
    title: 'Mill of Vellmar',
    content: '<p>A mill.</p>',
    isPublic: true,
  });
  const rejected = await guest.call<Saved>('POST /api/discoveries', {
    title: 'Ferry of Vellmar',
    content: '<p>A ferry.</p>',
  });
  await guest.call('POST /api/discoveries', { title: 'Skipped', content: '<p>x</p>', skipAutoSave: true });
  await guest.call('POST /api/discoveries', { title: ' ' });
  await story.settle();
  await anna.call('GET /api/discoveries');
  await anna.call(`GET /api/discoveries?before=${lantern.id}`);
  await stranger.call('GET /api/discoveries');
  await guest.call('GET /api/discoveries/public');

  const pending = await admin.call<{ id: number; title: string }[]>('GET /api/admin/pending-articles');
  await admin.call('GET /api/admin/pending-articles?limit=1&page=2');
  await admin.call('GET /api/admin/premium-articles');
  await admin.call('GET /api/admin/premium-articles?limit=1');
  await admin.call('GET /api/admin/recovered-articles');
  const findPending = (title: string) => pending.find((article) => article.title === title)?.id;
  await anna.call(`POST /api/admin/pending-articles/${findPending(guide.title)}/approve`);
  await admin.call(`POST /api/admin/pending-articles/${findPending(guide.title)}/approve`);
  await admin.call(`POST /api/admin/pending-articles/${findPending(guide.title)}/approve`);
  await admin.send(`DELETE /api/admin/pending-articles/${findPending('Ferry of Vellmar')}/reject`);
  await admin.send(`DELETE /api/admin/pending-articles/${findPending('Ferry of Vellmar')}/reject`);
  await admin.send(`DELETE /api/admin/pending-articles/${findPending(guide.title)}/reject`);
  await admin.call('POST /api/admin/pending-articles/999999/approve');
  await story.settle();
  await guest.call('GET /api/discoveries');
  await guest.call('GET /api/articles/lantern-court-of-vellmar/direct');
  await guest.call('GET /api/discoveries/public?limit=1');
  await guest.call(`GET /api/discoveries/public?limit=5&before=${lantern.id}`);

  await bruno.call(`PATCH /api/discoveries/${mill.id}/sharing`, { isShared: true });
  await bruno.call(`PATCH /api/discoveries/${lantern.id}/sharing`, { isShared: false });
  await anna.call(`PATCH /api/discoveries/${lantern.id}/sharing`, { isShared: false });
  await guest.call('GET /api/articles/lantern-court-of-vellmar/direct');
  await admin.call(`PATCH /api/admin/discoveries/${lantern.id}/toggle-public`, { isPublic: true });
  await anna.call(`PATCH /api/discoveries/${lantern.id}/sharing`, { isShared: true });
  await admin.call(`PATCH /api/admin/discoveries/${lantern.id}/toggle-public`, { isPublic: true });
  await admin.call(`PATCH /api/admin/discoveries/${lantern.id}/toggle-public`, { isPublic: false });
  await admin.call(`PATCH /api/admin/discoveries/${mill.id}/toggle-public`, { isPublic: true });
  await admin.call('PATCH /api/admin/discoveries/999999/toggle-public', { isPublic: true });
  await story.settle();
  for (const query of [
    '',
    '?q=vellmar&sort=title',
    '?q=vellmar&sort=-title&limit=1&page=2',
    '?visibility=public',
    '?visibility=private&author=user',
    '?author=guest&sort=createdAt',
    '?category=Museum',
    '?q=zzqqxx',
  ]) {
    await admin.call(`GET /api/admin/discoveries${query}`);
  }
  await admin.call(`GET /api/admin/discovery-article/${lantern.id}`);
  await admin.call(`GET /api/admin/discovery-article/${rejected.id}`);

  await stranger.send(`DELETE /api/discoveries/${lantern.id}`);
  await bruno.send(`DELETE /api/discoveries/${mill.id}`);
  await bruno.send(`DELETE /api/discoveries/${mill.id}`);
  await bruno.call('GET /api/discoveries');
  const [one, two] = [
    await bruno.call<Saved>('POST /api/discoveries', { title: 'Bridge of Vellmar', content: '<p>A bridge.</p>' }),
    await bruno.call<Saved>('POST /api/discoveries', { title: 'Well of Vellmar', content: '<p>A well.</p>' }),
  ];
  await admin.send(`DELETE /api/admin/discoveries/${one.id}`);
  await admin.send(`DELETE /api/admin/discoveries/${one.id}`);
  await admin.send(`POST /api/admin/discoveries/${two.id}/delete`);
  await admin.send(`POST /api/admin/discoveries/${two.id}/delete`);
  await story.settle();
  await bruno.call('GET /api/discoveries');
}
