import { IMAGE_MAX_BYTES } from '@placelore/contracts/analysis/analyses.js';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { getPhotoType, uploadPhoto, validatePhoto } from './photo-upload.js';

const buildFileInfo = (name: string, type: string, size = 10) => ({ name, type, size });

test.each(['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp', 'image/heic', 'image/heif', 'IMAGE/PNG'])(
  'validatePhoto: accepts %s',
  (type) => expect(validatePhoto(buildFileInfo('a', type))).toBeNull(),
);

test.each([
  ['notes.txt', 'text/plain'],
  ['drawing.svg', 'image/svg+xml'],
  ['old.bmp', 'image/bmp'],
  ['photo.jpg', 'application/pdf'],
  ['unknown', ''],
])('validatePhoto: refuses %s of type "%s"', (name, type) => {
  expect(validatePhoto(buildFileInfo(name, type))).toBe(`${name} is not a valid image file`);
});

test('getPhotoType: derives a missing type from the file name', () => {
  expect([getPhotoType(buildFileInfo('IMG_1.HEIC', '')), getPhotoType(buildFileInfo('a.b.jpg', ''))]).toEqual([
    'image/heic',
    'image/jpeg',
  ]);
});

test('validatePhoto: accepts 1 to 10485760 bytes', () => {
  expect(IMAGE_MAX_BYTES).toBe(10_485_760);
  expect(validatePhoto(buildFileInfo('a.png', 'image/png', 10_485_760))).toBeNull();
  expect(validatePhoto(buildFileInfo('a.png', 'image/png', 10_485_761))).toBe('a.png is larger than 10MB');
  expect(validatePhoto(buildFileInfo('a.png', 'image/png', 0))).toBe('a.png is empty');
});

const FILE = new File(['abc'], 'a.png', { type: 'image/png' });
const UPLOAD_URL = 'https://store.example/uploads/1?signature=x';
const mockSteps = (responses: Record<string, () => Response>) =>
  mockFetch(({ method, url }) => {
    const respond = responses[`${method} ${url}`];
    if (!respond) throw new TypeError(`nothing is at ${method} ${url}`);
    return respond();
  });
const upload = (signal = new AbortController().signal) => uploadPhoto(7, FILE, signal);

test('uploadPhoto: uploads to the requested URL and assigns the photo to the article', async () => {
  const requests = mockSteps({
    'POST /api/objects/upload': () => jsonResponse({ uploadURL: UPLOAD_URL }),
    [`PUT ${UPLOAD_URL}`]: () => new Response(null, { status: 204 }),
    'PUT /api/admin/articles/7/photo': () => jsonResponse({ objectPath: '/objects/new.webp', revision: 4 }),
  });
  expect(await upload()).toEqual({ objectPath: '/objects/new.webp', revision: 4 });
  expect(requests.map(({ body }) => body)).toEqual([{ articleId: 7, size: 3 }, FILE, { photoURL: UPLOAD_URL }]);
});

test('uploadPhoto: names the step that failed', async () => {
  const uploadRoute = { 'POST /api/objects/upload': () => jsonResponse({ uploadURL: UPLOAD_URL }) };
  mockSteps({});
  await expect(upload()).rejects.toThrow(/^Failed to get upload URL$/);
  mockSteps({
    ...uploadRoute,
    [`PUT ${UPLOAD_URL}`]: () => jsonResponse({ error: 'This address was used.', code: 'UPLOAD_REJECTED' }, 403),
  });
  await expect(upload()).rejects.toThrow('Failed to update photo: This address was used.');
  mockSteps({
    ...uploadRoute,
    [`PUT ${UPLOAD_URL}`]: () => new Response(null, { status: 204 }),
    'PUT /api/admin/articles/7/photo': () =>
      jsonResponse({ error: 'It cannot be read.', code: 'IMAGE_UNREADABLE' }, 422),
  });
  await expect(upload()).rejects.toThrow('Failed to update photo: It cannot be read.');
  mockSteps({
    ...uploadRoute,
    [`PUT ${UPLOAD_URL}`]: () => new Response(null, { status: 204 }),
    'PUT /api/admin/articles/7/photo': () => new Response(null, { status: 500 }),
  });
  await expect(upload()).rejects.toThrow('Failed to update photo: Failed to update article');
  mockSteps({ ...uploadRoute, [`PUT ${UPLOAD_URL}`]: () => new Response(null, { status: 204 }) });
  await expect(upload()).rejects.toThrow("Failed to update photo: Couldn't reach the server.");
});

test('uploadPhoto: does not assign a photo whose upload was aborted', async () => {
  const controller = new AbortController();
  const requests = mockSteps({
    'POST /api/objects/upload': () => jsonResponse({ uploadURL: UPLOAD_URL }),
    [`PUT ${UPLOAD_URL}`]: () => {
      controller.abort();
      return new Response(null, { status: 204 });
    },
  });
  await expect(upload(controller.signal)).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  expect(requests).toHaveLength(2);
});
