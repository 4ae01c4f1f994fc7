import { IMAGE_MAX_BYTES } from '@placelore/contracts/analyses.js';
import { json, networkThat } from '../../testing/device.js';
import { photoFault, photoType, uploadPhoto } from './photo-upload.js';

const facts = (name: string, type: string, size = 10) => ({ name, type, size });

test.each(['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp', 'image/heic', 'image/heif', 'IMAGE/PNG'])(
  '%s is taken',
  (type) => expect(photoFault(facts('a', type))).toBeNull(),
);

test.each([
  ['notes.txt', 'text/plain'],
  ['drawing.svg', 'image/svg+xml'],
  ['old.bmp', 'image/bmp'],
  ['photo.jpg', 'application/pdf'],
  ['unknown', ''],
])('%s of type "%s" is not', (name, type) => {
  expect(photoFault(facts(name, type))).toBe(`${name} is not a valid image file`);
});

test('where no type is known the name says it', () => {
  expect([photoType(facts('IMG_1.HEIC', '')), photoType(facts('a.b.jpg', ''))]).toEqual(['image/heic', 'image/jpeg']);
});

test('10485760 bytes are taken, one more is not, and none are not', () => {
  expect(IMAGE_MAX_BYTES).toBe(10_485_760);
  expect(photoFault(facts('a.png', 'image/png', 10_485_760))).toBeNull();
  expect(photoFault(facts('a.png', 'image/png', 10_485_761))).toBe('a.png is larger than 10MB');
  expect(photoFault(facts('a.png', 'image/png', 0))).toBe('a.png is empty');
});

const FILE = new File(['abc'], 'a.png', { type: 'image/png' });
const ADDRESS = 'https://store.example/uploads/1?signature=x';
const steps = (answers: Record<string, () => Response>) =>
  networkThat(({ method, url }) => {
    const answer = answers[`${method} ${url}`];
    if (!answer) throw new TypeError(`nothing is at ${method} ${url}`);
    return answer();
  });
const upload = (signal = new AbortController().signal) => uploadPhoto(7, FILE, signal);

test('a photo goes to the address that was asked for, and the article then shows it', async () => {
  const asked = steps({
    'POST /api/objects/upload': () => json({ uploadURL: ADDRESS }),
    [`PUT ${ADDRESS}`]: () => new Response(null, { status: 204 }),
    'PUT /api/admin/articles/7/photo': () => json({ objectPath: '/objects/new.webp', revision: 4 }),
  });
  expect(await upload()).toEqual({ objectPath: '/objects/new.webp', revision: 4 });
  expect(asked.map(({ body }) => body)).toEqual([{ articleId: 7, size: 3 }, FILE, { photoURL: ADDRESS }]);
});

test('each step that fails says which it was', async () => {
  const given = { 'POST /api/objects/upload': () => json({ uploadURL: ADDRESS }) };
  steps({});
  await expect(upload()).rejects.toThrow(/^Failed to get upload URL$/);
  steps({ ...given, [`PUT ${ADDRESS}`]: () => json({ error: 'This address was used.', code: 'UPLOAD_REFUSED' }, 403) });
  await expect(upload()).rejects.toThrow('Failed to update photo: This address was used.');
  steps({
    ...given,
    [`PUT ${ADDRESS}`]: () => new Response(null, { status: 204 }),
    'PUT /api/admin/articles/7/photo': () => json({ error: 'It cannot be read.', code: 'IMAGE_UNREADABLE' }, 422),
  });
  await expect(upload()).rejects.toThrow('Failed to update photo: It cannot be read.');
});

test('one that was stopped is not shown', async () => {
  const controller = new AbortController();
  const asked = steps({
    'POST /api/objects/upload': () => json({ uploadURL: ADDRESS }),
    [`PUT ${ADDRESS}`]: () => {
      controller.abort();
      return new Response(null, { status: 204 });
    },
  });
  await expect(upload(controller.signal)).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  expect(asked).toHaveLength(2);
});
