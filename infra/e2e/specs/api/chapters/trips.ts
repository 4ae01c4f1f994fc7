import type { Cast } from './cast.ts';

interface Trip {
  id: number;
  stops: { id: number }[];
  shareToken: string | null;
}

/** Trips of a member: their stops, secret link, deletion and restoration. */
export async function playTrips({ guest, anna, bruno, admin }: Cast): Promise<void> {
  const article = async (slug: string) => ({
    kind: 'article',
    subjectId: String((await anna.quietly<{ id: number }>(`/api/articles/${slug}/direct`)).id),
  });
  await anna.call('GET /api/trips');
  await guest.call('GET /api/trips');
  const { id } = await anna.call<Trip>('POST /api/trips', {
    title: ' Rome on foot ',
    stop: await article('colosseum'),
  });
  await anna.call('POST /api/trips', { title: '' });
  await anna.call('POST /api/trips', { title: 'x'.repeat(81) });
  await anna.call('POST /api/trips', { title: 'Broken', stop: { kind: 'article', subjectId: '999999' } });
  await anna.call('POST /api/trips', { title: 'Second' });
  const path = `/api/trips/${id}`;
  await anna.call(`POST ${path}/stops`, await article('pantheon'));
  await anna.call(`POST ${path}/stops`, await article('pantheon'));
  await anna.call(`POST ${path}/stops`, { kind: 'guide', subjectId: 'dynamic-kathmandu' });
  await anna.call(`POST ${path}/stops`, { kind: 'guide', subjectId: 'dynamic-nowhere' });
  await anna.call(`POST ${path}/stops`, { kind: 'discovery', subjectId: '999999' });
  const [discovery] = await anna.quietly<{ id: number }[]>('/api/discoveries');
  await bruno.call(`POST ${path}/stops`, await article('pantheon'));
  const { stops } = await anna.call<Trip>(`POST ${path}/stops`, {
    kind: 'discovery',
    subjectId: String(discovery?.id),
  });
  const ids = stops.map((stop) => stop.id);
  await anna.call(`PATCH ${path}/stops/${ids[1]}`, { note: 'Before nine <b>o’clock</b>' });
  await anna.call(`PATCH ${path}/stops/999999`, { note: 'x' });
  await anna.call(`PUT ${path}/order`, { stopIds: [...ids].reverse() });
  await anna.call(`PUT ${path}/order`, { stopIds: ids.slice(1) });
  await anna.call(`PUT ${path}/order`, { stopIds: [ids[0], ids[0], ids[1], ids[2]] });
  await anna.call(`PATCH ${path}`, { title: 'Rome & back' });
  await anna.call('GET /api/trips');
  for (const other of [bruno, admin]) {
    await other.call(`GET ${path}`);
    await other.send(`DELETE ${path}`);
    await other.call(`POST ${path}/link`);
  }
  const { shareToken } = await anna.call<Trip>(`POST ${path}/link`);
  await guest.call(`GET /api/shared-trips/${shareToken}`);
  await anna.call('GET /api/trips');
  await anna.call(`POST ${path}/link`);
  await guest.call(`GET /api/shared-trips/${shareToken}`);
  await guest.call('GET /api/shared-trips/nothing');
  const renewed = await anna.call<Trip>(`GET ${path}`);
  await anna.call(`DELETE ${path}/stops/${ids[0]}`);
  await anna.call(`DELETE ${path}/stops/${ids[0]}`);
  await anna.send(`DELETE ${path}`);
  await anna.send(`DELETE ${path}`);
  await anna.call(`GET ${path}`);
  await anna.call('GET /api/trips');
  await guest.call(`GET /api/shared-trips/${renewed.shareToken}`);
  await bruno.call(`POST ${path}/restore`);
  await anna.call(`POST ${path}/restore`);
  await anna.call(`POST ${path}/restore`);
  await guest.call(`GET /api/shared-trips/${renewed.shareToken}`);
  await anna.call(`DELETE ${path}/link`);
  await guest.call(`GET /api/shared-trips/${renewed.shareToken}`);
  await anna.call(`DELETE ${path}/link`);
}
