import type { Cast } from './cast.ts';

/** Guides that are written on demand. */
export async function playGuides({ story, guest, stranger, anna, admin }: Cast): Promise<void> {
  const generate = '/api/generate-temporary-article';
  await guest.call('GET /api/dynamic?q=Ulaanbaatar');
  await guest.call('GET /api/dynamic/dynamic-ulaanbaatar');
  await guest.call(`GET ${generate}?q=Ulaanbaatar`);
  await guest.call(`GET ${generate}?q=Ulaanbaatar`);
  await guest.call(`GET ${generate}?q=ulan%20bator`);
  await guest.send(`GET ${generate}/events?q=Ulaanbaatar`);
  await stranger.call('GET /api/dynamic?q=Ulaanbaatar');
  await stranger.call('GET /api/dynamic/dynamic-ulaanbaatar');
  await anna.call(`GET ${generate}?q=Kathmandu&source=nearby_attraction&parentLocation=Nepal&lat=27.7172&lng=85.324`);
  await anna.call(`GET ${generate}?q=Colosseum`);
  await anna.call('GET /api/dynamic?q=Eiffel%20Tower');
  for (const q of ['Zzqqxx', 'xy', '', 'best pizza recipe', 'Springfield', '12345']) {
    await guest.call(`GET ${generate}?q=${encodeURIComponent(q)}`);
  }
  await guest.call(`GET ${generate}?q=Zzqqxx`);
  await guest.send(`GET ${generate}/events?q=Zzqqxx`);
  await guest.call(`GET ${generate}?q=Lhasa`, undefined, { 'sec-fetch-site': 'cross-site' });
  await guest.call('GET /api/articles?q=ulaanbaatar&limit=2');
  await stranger.call('GET /api/articles?q=ulaanbaatar&limit=2');
  await anna.call('GET /api/export/guides');
  await stranger.call('GET /api/export/guides?before=-1');
  await admin.call('POST /api/admin/guides/dynamic-ulaanbaatar/photo/refuse', { sha1: 'a'.repeat(40) });
  await admin.call('POST /api/admin/guides/dynamic-ulaanbaatar/photo/find');
  await admin.call('POST /api/admin/guides/dynamic-nowhere/photo/find');
  await anna.call('POST /api/discoveries', { title: 'Kathmandu', content: '<p>Kept.</p>' });
  await guest.send('DELETE /api/temporary-articles');
  await guest.call('GET /api/articles?q=ulaanbaatar&limit=2');
  await guest.call('GET /api/dynamic/dynamic-ulaanbaatar');
  await story.settle();
}
