import { createLandscapePhoto, createPhoto } from '../../../support/photos.ts';
import type { StoryVisitor } from '../../../support/story/story.ts';
import type { Cast } from './cast.ts';

const PARIS = { latitude: 48.8583, longitude: 2.2945 };
const KYOTO = { latitude: 35.0394, longitude: 135.7292 };

/** Photos depend only on the seed, because they must be the same in every run. */
async function createForm(seed: number, fields: Record<string, string>, position?: typeof PARIS): Promise<FormData> {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(await createPhoto(position, seed))], { type: 'image/jpeg' }), 'photo.jpg');
  for (const [name, value] of Object.entries({ source: 'file_upload', ...fields })) form.set(name, value);
  return form;
}

interface Analyzed {
  id: string;
  discoveryId: number | null;
}
const analyze = async (visitor: StoryVisitor, ...photo: Parameters<typeof createForm>): Promise<Analyzed> =>
  visitor.call<Analyzed>('POST /api/analyze', await createForm(...photo));

/** Photos from upload to deletion, by guests and members. */
export async function playPhotos({ story, guest, stranger, anna, admin }: Cast): Promise<void> {
  await guest.call('GET /api/photo-analyzer');
  const tower = await analyze(guest, 0.11, { siteDetails: 'Eiffel Tower' }, PARIS);
  await analyze(guest, 0.11, { siteDetails: 'Eiffel Tower' }, PARIS);
  // Photos without details are not learned.
  const view = new FormData();
  view.set(
    'image',
    new Blob([new Uint8Array(await createLandscapePhoto(PARIS, 3))], { type: 'image/jpeg' }),
    'view.jpg',
  );
  const nowhere = await guest.call<Analyzed>('POST /api/analyze', view);
  await analyze(guest, 0.21, {});
  await analyze(guest, 0.31, { latitude: '35.0394', longitude: '135.7292', location: 'Kyoto' });
  const temple = await analyze(anna, 0.41, { siteDetails: 'Kinkaku-ji', keepPrivate: 'true' }, KYOTO);
  const rejected: FormData[] = [
    await createForm(0.5, { latitude: '91' }),
    await createForm(0.5, { keepPrivate: 'perhaps' }),
    await createForm(0.5, { source: 'thin air' }),
    new FormData(),
  ];
  for (const image of [new Blob([]), new Blob(['no image at all'], { type: 'image/jpeg' })]) {
    const form = new FormData();
    form.set('image', image, 'photo.jpg');
    rejected.push(form);
  }
  for (const form of rejected) await guest.call('POST /api/analyze', form);
  await guest.call('POST /api/analyze', { imageData: 'data:image/png;base64,AAAA' });

  const form = await createForm(0.61, { location: 'Rome' });
  const pending = await story.pauseWorker(() =>
    guest.call<Analyzed>('POST /api/analyze', form, { prefer: 'respond-async' }),
  );
  await story.settle();
  await guest.send(`GET /api/analyses/${pending.id}/events`);
  await guest.send(`GET /api/analyses/${pending.id}`);
  await anna.call('GET /api/analyses');
  await anna.call(`GET /api/analyses?after=${temple.id}`);
  await anna.call('GET /api/analyses?after=00000000-0000-4000-8000-000000000000');
  await stranger.call('GET /api/analyses');
  await stranger.call(`GET /api/analyses/${tower.id}`);
  await stranger.send(`GET /api/analyses/${tower.id}/events`);
  await guest.send(`GET /api/analyses/${tower.id}/photo?size=thumbnail`);
  await stranger.send(`GET /api/analyses/${tower.id}/photo`);
  await stranger.call(`DELETE /api/analyses/${tower.id}`);
  await admin.call(`GET /api/admin/analyses/${tower.id}/looks`);
  await admin.call(`GET /api/admin/analyses/${tower.id.replace(/^.{8}/, '00000000')}/looks`);

  const louvre = { name: 'Louvre Museum', latitude: 48.8606, longitude: 2.3376 };
  await stranger.call(`POST /api/analyses/${tower.id}/place`, louvre);
  await story.pauseWorker(() => guest.call(`POST /api/analyses/${nowhere.id}/place`, louvre));
  await story.settle();
  await guest.call(`GET /api/analyses/${nowhere.id}`);
  const nothing = { name: 'Zzqqxx', latitude: -40, longitude: -120 };
  await story.pauseWorker(() => guest.call(`POST /api/analyses/${tower.id}/place`, nothing));
  await story.settle();
  await guest.call(`GET /api/analyses/${tower.id}`);
  await anna.call('GET /api/export/analyses');
  await anna.call(`GET /api/export/analyses?after=${temple.id}`);

  const { photos: learned = [] } = await admin.call<{ photos: { id: string }[] }>('GET /api/admin/learned-photos');
  await admin.call('GET /api/admin/learned-photos?limit=1&page=2');
  for (const { id } of learned.slice(0, 1)) {
    await admin.send(`DELETE /api/admin/learned-photos/${id}`);
    await admin.send(`DELETE /api/admin/learned-photos/${id}`);
  }
  await guest.call('GET /api/discoveries');
  await guest.send(`DELETE /api/analyses/${pending.id}`);
  await guest.send(`DELETE /api/analyses/${pending.id}`);
  await story.settle();
  await guest.call(`GET /api/analyses/${pending.id}`);
  await guest.call('GET /api/discoveries');
}
