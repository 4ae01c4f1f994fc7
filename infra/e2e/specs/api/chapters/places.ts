import type { Cast } from './cast.ts';

const ROME = 'latitude=41.8902&longitude=12.4922';

/** Queries about locations, answered from the product's own data only. */
export async function playPlaces({ guest, admin }: Cast): Promise<void> {
  for (const kind of ['attractions', 'restaurants', 'accommodations']) {
    for (const query of [
      `${ROME}&limit=3`,
      `${ROME}&limit=2&offset=2&radius=10000`,
      `${ROME}&limit=3&excludeNames=Colosseum,Roman%20Forum&mainSite=Colosseum`,
      'location=Florence,%20Italy&limit=2',
      'latitude=-40&longitude=-120',
      'location=Zzqqxx',
      '',
    ]) {
      await guest.call(`GET /api/nearby-${kind}?${query}`);
    }
  }
  for (const location of ['Rome', 'Springfield', 'Zzqqxx', '48.8584, 2.2945', 'Kinkaku-ji, Kyoto']) {
    await guest.call(`GET /api/geocode?location=${encodeURIComponent(location)}`);
  }
  for (const q of ['par', 'springfield', 'Köln', 'zzqqxx', 'p']) {
    await guest.call(`GET /api/places/search?q=${encodeURIComponent(q)}`);
  }
  for (const q of ['Paris', 'paris, texas', 'georgia', 'Munich', 'Rom', 'zzqqxx', 'Mount Everest']) {
    await guest.call(`GET /api/places/resolve?q=${encodeURIComponent(q)}`);
  }
  for (const query of [
    ROME,
    'latitude=-40&longitude=-120',
    'latitude=91&longitude=0',
    'latitude=48.8584&longitude=2.2945',
  ]) {
    await guest.call(`GET /api/reverse-geocode?${query}`);
  }
  for (const query of [
    'from=41.8902,12.4922&to=41.8986,12.4769',
    'from=41.8902,12.4922&to=41.8902,12.4922',
    'from=41.8902,12.4922&to=48.85,2.35',
    'from=here&to=there',
  ]) {
    await guest.call(`GET /api/directions?${query}`);
  }
  for (const query of [
    'lat=41.8902&lng=12.4922',
    'location=Rome&zoom=5&size=300x200',
    'lat=41.8902&lng=12.4922&markers=41.8902,12.4922',
    'lat=41.8902&lng=12.4922&size=9x9',
    'location=Zzqqxx',
    '',
  ]) {
    await guest.send(`GET /api/static-map?${query}`);
  }
  for (const query of ['location=Rome', 'location=Kyoto,%20Japan&category=Museum', 'location=Zzqqxx']) {
    await guest.call(`GET /api/travel-recommendations?${query}`);
  }
  await guest.call('POST /api/outbound', { provider: 'booking', place: 'Rome' });
  await guest.send('POST /api/outbound', { provider: 'booking', place: 'Rome' });
  await guest.send('POST /api/outbound', { provider: 'no such provider', place: 'Rome' });
  await admin.call('GET /api/admin/outbound');
  await admin.call('GET /api/admin/outbound?days=1');
  const colosseum = { name: 'Colosseum', coordinates: { lat: 41.8902, lng: 12.4922 } };
  const unknown = { name: 'Zzqqxx Café', coordinates: { lat: 41.9, lng: 12.5 } };
  const pictures = await guest.call<{ pictures?: { url?: string }[] }>('POST /api/place-pictures', {
    places: [colosseum, unknown],
  });
  const url = /\/api\/illustrations\/[^"]+\.svg/.exec(JSON.stringify(pictures))?.[0];
  if (url) await guest.send(`GET ${url}`);
  await guest.send('GET /api/illustrations/no-scene/scene.svg');
  await guest.call('POST /api/place-pictures', { places: [] });
  for (const path of ['/api/tiles', '/api/tiles/map.pmtiles', '/api/tiles/3/4/2.png', '/api/map/cells/5/17/11']) {
    await guest.send(`GET ${path}`);
  }
  for (const path of ['0/0/0', '12/2190/1522', '5/40/11', '13/0/0']) await guest.send(`GET /api/map/cells/${path}`);
}
