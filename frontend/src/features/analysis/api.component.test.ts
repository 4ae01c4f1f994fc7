import { buildAnalysisResult } from '../../testing/builders/analyses.js';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { analyzePhoto, correctPlace, deleteAnalysis, deleteMyAnalyses, readAnalysis } from './api.js';
import { captureToPhoto, type Photo, uploadToPhoto, withLocation } from './capture/photo.js';

const RESULT = buildAnalysisResult({ id: 'a1' });
const done = (overrides: object = {}) => ({
  ...{ id: 'a1', status: 'done', progress: null, result: RESULT, error: null },
  ...overrides,
});
const PHOTO: Photo = {
  image: new Blob(['x'], { type: 'image/jpeg' }),
  fileName: 'rome.jpg',
  source: 'file_upload',
  keepPrivate: true,
  imageKey: null,
  locationContext: null,
};

describe('analyzePhoto', () => {
  const sendPhoto = async (overrides: Partial<Photo>) => {
    const requests = mockFetch(() => jsonResponse(RESULT));
    expect(await analyzePhoto({ ...PHOTO, ...overrides }, () => {})).toEqual(RESULT);
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /api/analyze']);
    const entries = [...(requests[0]!.body as FormData).entries()];
    return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
  };

  it.each([
    [{}, { keepPrivate: 'true' }],
    [{ keepPrivate: false }, { keepPrivate: 'false' }],
    [
      { location: 'Rome', siteDetails: 'a fountain' },
      { keepPrivate: 'true', location: 'Rome', siteDetails: 'a fountain' },
    ],
    [
      { latitude: 0, longitude: -12.5 },
      { keepPrivate: 'true', latitude: '0', longitude: '-12.5' },
    ],
    [
      { source: 'camera_capture', fileName: 'capture.jpg' },
      { keepPrivate: 'true', source: 'camera_capture', image: 'capture.jpg' },
    ],
  ] as const)('sends %j as %j', async (overrides, fields) => {
    expect(await sendPhoto(overrides)).toEqual({ image: 'rome.jpg', source: 'file_upload', ...fields });
  });

  it('reports the progress of a job that was started, and uses a result that it already has', async () => {
    const progress = { step: 'look' };
    mockFetch(() => jsonResponse(done({ progress }), 202));
    const reported: unknown[] = [];
    expect(await analyzePhoto(PHOTO, (value) => reported.push(value))).toEqual(RESULT);
    expect(reported).toEqual([progress]);
  });
});

it('readAnalysis: returns a result even if there is also an error, without progress', async () => {
  mockFetch(() => jsonResponse(done({ error: { code: 'INTERNAL' }, progress: { step: 'look' } })));
  const reported: unknown[] = [];
  expect(await readAnalysis('a1', (value) => reported.push(value))).toEqual(RESULT);
  expect(reported).toEqual([]);
});

it('correctPlace: sends the choice', async () => {
  const requests = mockFetch(() => jsonResponse(done()));
  const place = { name: 'Trevi', lat: 1, lng: 2 } as never;
  expect(await correctPlace('a1', place, () => {})).toEqual(RESULT);
  expect(requests[0]).toMatchObject({ method: 'POST', url: '/api/analyses/a1/place', body: place });
});

it.each([
  [200, 'done'],
  [404, 'done'],
  [403, 'failed'],
  [500, 'failed'],
])('deleteAnalysis: with status %i: %s', async (status, outcome) => {
  mockFetch(() => jsonResponse({ error: 'x', code: 'OBJECT_NOT_FOUND' }, status));
  const result = deleteAnalysis('a1').then(
    () => 'done',
    () => 'failed',
  );
  expect(await result).toBe(outcome);
});

it('deleteMyAnalyses: deletes page by page until none is left', async () => {
  const pages = [[{ id: 'a' }, { id: 'b' }], [{ id: 'c' }], []];
  const requests = mockFetch(({ method }) => jsonResponse(method === 'GET' ? pages.shift() : {}));
  await deleteMyAnalyses();
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    ...['GET /api/analyses', 'DELETE /api/analyses/a', 'DELETE /api/analyses/b'],
    ...['GET /api/analyses', 'DELETE /api/analyses/c', 'GET /api/analyses'],
  ]);
});

describe('photos', () => {
  const file = new File(['x'], 'rome.jpg', { type: 'image/jpeg' });

  it.each([
    [{}, { locationContext: null }],
    [
      { location: 'Rome', siteDetails: '' },
      { location: 'Rome', locationContext: 'Rome' },
    ],
    [
      { location: '', siteDetails: 'a fountain' },
      { siteDetails: 'a fountain', locationContext: 'a fountain' },
    ],
    [
      { location: 'Rome', siteDetails: 'a fountain' },
      { location: 'Rome', siteDetails: 'a fountain', locationContext: 'Rome / a fountain' },
    ],
  ])('uploadToPhoto: stores the hints %j as %j', async (hints, fields) => {
    const { image, imageKey, ...photo } = await uploadToPhoto({ file, ...hints }, false);
    expect(photo).toEqual({ fileName: 'rome.jpg', source: 'file_upload', keepPrivate: false, ...fields });
    expect([image, imageKey?.length]).toEqual([file, 64]);
  });

  it('private photos have cache keys of their own', async () => {
    const [open, kept] = [await uploadToPhoto({ file }, false), await uploadToPhoto({ file }, true)];
    expect(kept.imageKey).toBe(`${open.imageKey}/private`);
    expect([open.keepPrivate, kept.keepPrivate]).toEqual([false, true]);
  });

  it('withLocation: replaces the location hint and keeps position and details', () => {
    expect(withLocation({ ...PHOTO, location: 'Rome', locationContext: 'Rome' }, 'Ostia').locationContext).toBe(
      'Ostia',
    );
    const located = { ...PHOTO, latitude: 41.89049, longitude: -12.4996, siteDetails: 'a fountain' };
    expect(withLocation(located, 'Ostia')).toEqual({
      ...located,
      location: 'Ostia',
      locationContext: '41.890,-12.500 / Ostia / a fountain',
    });
  });

  it.each([
    [null, null],
    [{ latitude: 41.89049, longitude: 12.4996 }, '41.890,12.500'],
  ])('captureToPhoto: with the position %j has the context %j', async (coordinates, locationContext) => {
    const imageData = btoa('x'.repeat(300));
    const photo = await captureToPhoto({ imageData, coordinates } as never, true);
    expect(photo).toMatchObject({
      fileName: 'capture.jpg',
      source: 'camera_capture',
      keepPrivate: true,
      locationContext,
    });
    expect([photo.latitude, photo.imageKey?.endsWith('/private')]).toEqual([coordinates?.latitude, true]);
  });
});
