import { jest } from '@jest/globals';
import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { buildAnalysisResult } from '../../testing/builders/analyses.js';
import { buildDiscovery } from '../../testing/builders/discoveries.js';
import { jsonResponse, mockFetch, setOnline } from '../../testing/fakes/browser.js';
import { mockIndexedDb } from '../../testing/fakes/storage.js';
import { FILE, Flow } from '../../testing/render/photo-flow.js';
import { getToasts, renderWithProviders } from '../../testing/render/render.js';
import { uploadToPhoto } from './capture/photo.js';
import { publish } from './offline-queue/completed-analyses.js';
import { queueDatabase } from './offline-queue/queue-database.js';
import { onQueueRunRequested } from './offline-queue/queue-run.js';
import { cacheAnalysis, getCachedAnalysis } from './result/cache/analysis-cache.js';
import { clearRecentResults } from './result/cache/recent-results.js';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Waits until the overlay has gone and the result is shown. */
async function finishAnalysis(): Promise<void> {
  do await pass(50);
  while (screen.queryByRole('progressbar') || !screen.queryByRole('dialog'));
}
const shown = (title: string) => screen.queryByRole('dialog', { name: title });
const clickButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Renders the flow. The server responds to photos with `results` in order, and to discovery lists with `lists`. */
function flow(results: AnalysisResult[], lists: () => Response = () => jsonResponse([])) {
  const left = [...results];
  const requests = mockFetch(({ url }) => (url === '/api/analyze' ? jsonResponse(left.shift()) : lists()));
  const { getCurrentUrl } = renderWithProviders(<Flow />);
  return {
    getCurrentUrl,
    requests: () => requests.map(({ method, url }) => `${method} ${url}`),
    /** Returns the form fields, except the image, of every photo that was sent. */
    sent: () =>
      requests.flatMap(({ body }) =>
        body instanceof FormData ? [Object.fromEntries([...body].filter(([name]) => name !== 'image'))] : [],
      ),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  clearRecentResults();
  mockIndexedDb();
  setOnline(true);
});
afterEach(() => {
  cleanup();
  setOnline(true);
  jest.useRealTimers();
});

describe('usePhotoFlow with a photo that was not identified', () => {
  const UNKNOWN = buildAnalysisResult({
    identified: false,
    outcome: 'not identified',
    title: 'Unknown',
    discoveryId: null,
    imageUrl: null,
  });

  async function lookAgain(location: string) {
    fireEvent.change(screen.getByLabelText('Where was this photo taken?'), { target: { value: location } });
    clickButton('Look again');
    await finishAnalysis();
  }

  test('looks again with the location hint, and keeps the position of a capture', async () => {
    const { sent } = flow([UNKNOWN, UNKNOWN, buildAnalysisResult()]);
    clickButton('Send the capture');
    await finishAnalysis();
    await lookAgain(' Siena ');
    await lookAgain('Arezzo');
    expect(shown('Piazza Grande')).not.toBeNull();
    const made = { source: 'camera_capture', keepPrivate: 'false', latitude: '43.4668', longitude: '11.8843' };
    expect(sent()).toEqual([made, { ...made, location: 'Siena' }, { ...made, location: 'Arezzo' }]);
  });

  const SECOND_ID = '3f0c2f51-4ad1-4f5e-9d5a-0d3a1f6f6a02';
  const isDelete = (request: string) => request.startsWith('DELETE');

  test('deletes the first analysis of the photo once the place is known', async () => {
    const { requests } = flow([UNKNOWN, { ...UNKNOWN, id: SECOND_ID }, buildAnalysisResult({ id: UNKNOWN.id })]);
    clickButton('Send the file');
    await finishAnalysis();
    await lookAgain('Siena');
    expect(requests().filter(isDelete)).toEqual([]);
    await lookAgain('Arezzo');
    expect(requests().filter(isDelete)).toEqual([`DELETE /api/analyses/${SECOND_ID}`]);
  });

  test('goes back to the question while it looks again, and past it afterwards', async () => {
    const { getCurrentUrl } = flow([UNKNOWN, UNKNOWN, buildAnalysisResult({ id: SECOND_ID })]);
    clickButton('Send the file');
    await finishAnalysis();
    fireEvent.change(screen.getByLabelText('Where was this photo taken?'), { target: { value: 'Siena' } });
    clickButton('Look again');
    expect(screen.queryByRole('progressbar')).not.toBeNull();
    fireEvent.click(screen.getByText('Back'));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect([getCurrentUrl(), shown("We couldn't place this photo") !== null]).toEqual([`/d/${UNKNOWN.id}`, true]);
    await lookAgain('Arezzo');
    expect([getCurrentUrl(), shown('Piazza Grande') !== null]).toEqual([`/d/${SECOND_ID}`, true]);
    fireEvent.click(screen.getByText('Back'));
    expect(getCurrentUrl()).toBe('/');
  });

  test('announces only an identified place', async () => {
    flow([UNKNOWN, buildAnalysisResult()]);
    clickButton('Send the file');
    await finishAnalysis();
    expect(shown("We couldn't place this photo")).not.toBeNull();
    expect(getToasts().queryByText('Analysis Complete!')).toBeNull();
    await lookAgain('Arezzo');
    expect(await getToasts().findByText('Place set')).not.toBeNull();
  });

  test('confirms a candidate with one tap, and announces its place', async () => {
    const candidates = [
      {
        name: 'Louvre Museum',
        location: 'Paris, France',
        latitude: 48.8611,
        longitude: 2.3364,
        why: 'It reads LOUVRE',
      },
    ];
    const perhaps = { ...UNKNOWN, outcome: 'perhaps' as const, candidates };
    const result = buildAnalysisResult({ title: 'Louvre Museum' });
    const corrected = { id: result.id, status: 'done', createdAt: '', progress: null, result, error: null };
    const requests = mockFetch(({ url }) => jsonResponse(url === '/api/analyze' ? perhaps : corrected));
    renderWithProviders(<Flow />);
    clickButton('Send the file');
    await finishAnalysis();
    clickButton('Louvre Museum Paris, France It reads LOUVRE');
    expect(screen.queryByRole('progressbar')).not.toBeNull();
    await finishAnalysis();
    expect(shown('Louvre Museum')).not.toBeNull();
    expect(await getToasts().findByText('Place set')).not.toBeNull();
    const { url, body } = requests.at(-1)!;
    expect(url).toBe(`/api/analyses/${perhaps.id}/place`);
    expect(body).toEqual({ name: 'Louvre Museum', latitude: 48.8611, longitude: 2.3364 });
  });
});

describe('usePhotoFlow with a finished result', () => {
  test('opens it at its own URL within 300 ms, and closes it on Back', async () => {
    const { getCurrentUrl } = flow([buildAnalysisResult()]);
    clickButton('Send the file');
    await screen.findByRole('dialog', { name: 'Piazza Grande' });
    expect(getCurrentUrl()).toBe(`/d/${buildAnalysisResult().id}`);
    await pass(300);
    clickButton('Close');
    expect([getCurrentUrl(), shown('Piazza Grande')]).toEqual(['/', null]);
  });

  test('offers it if the traveler has left the overlay, and opens it on request', async () => {
    let respond: (response: Response) => void = () => {};
    mockFetch(() => new Promise<Response>((resolve) => (respond = resolve)) as never);
    renderWithProviders(<Flow />);
    clickButton('Send the file');
    fireEvent.click(await screen.findByRole('button', { name: 'Continue in background' }));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(await getToasts().findByText("You'll find the result in Saved.")).not.toBeNull();
    await act(async () => respond(jsonResponse(buildAnalysisResult())));
    expect(await getToasts().findByText('Analysis Complete!')).not.toBeNull();
    expect(shown('Piazza Grande')).toBeNull();
    clickButton('Open');
    expect(await screen.findByRole('dialog', { name: 'Piazza Grande' })).not.toBeNull();
  });

  test('sends the choice of each photo, and never reuses a public result for a private one', async () => {
    const { sent } = flow([buildAnalysisResult({ discoveryId: null }), buildAnalysisResult({ discoveryId: null })]);
    clickButton('Send the file');
    await screen.findByRole('dialog', { name: 'Piazza Grande' });
    clickButton('Close');
    clickButton('Keep the next one private');
    // The dialog for the next photo is open.
    fireEvent.click(screen.getByText('Send the file'));
    await screen.findByRole('dialog', { name: 'Piazza Grande' });
    expect(sent().map(({ keepPrivate }) => keepPrivate)).toEqual(['false', 'true']);
  });
});

describe('usePhotoFlow and the browser’s history', () => {
  const isConsentOpen = () => screen.queryByRole('alertdialog') !== null;
  // The open dialog hides the page from assistive technology.
  const goBack = () => fireEvent.click(screen.getByText('Back'));

  test('closes a step on Back, and stays on the page', async () => {
    const { getCurrentUrl } = flow([]);
    clickButton('Begin');
    expect(isConsentOpen()).toBe(true);
    goBack();
    expect([isConsentOpen(), getCurrentUrl()]).toEqual([false, '/']);
    clickButton('Begin');
    clickButton('Cancel');
    expect(isConsentOpen()).toBe(false);
  });

  test('goes back from the result to where the photo was taken, past all steps', async () => {
    const { getCurrentUrl } = flow([buildAnalysisResult()]);
    clickButton('Begin');
    clickButton('Keep it private');
    clickButton('Analyze Image');
    await screen.findByRole('dialog', { name: 'Piazza Grande' });
    expect(getCurrentUrl()).toBe(`/d/${buildAnalysisResult().id}`);
    goBack();
    expect([getCurrentUrl(), shown('Piazza Grande')]).toEqual(['/', null]);
    clickButton('Begin');
    expect(isConsentOpen()).toBe(true);
  });
});

describe('usePhotoFlow when a photo cannot be analyzed now', () => {
  const refuse = (status: number) => () =>
    jsonResponse({ error: 'Away.', code: 'UNAVAILABLE', requestId: 'r' }, status);
  const lose = () => {
    throw new TypeError('Failed to fetch');
  };
  test.each<[string, () => Response]>([
    ['429', refuse(429)],
    ['502', refuse(502)],
    ['503', refuse(503)],
    ['504', refuse(504)],
    ['a network failure while the browser counts as online', lose],
  ])('queues the photo after %s without reporting a failure', async (_title, respond) => {
    mockFetch(respond);
    const times: string[] = [];
    const stop = onQueueRunRequested((time) => times.push(time));
    renderWithProviders(<Flow />);
    clickButton('Send the file');
    expect(await getToasts().findByText('Analysis Delayed')).not.toBeNull();
    expect(getToasts().queryByText('Analysis Failed')).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(await queueDatabase.getAll()).toHaveLength(1);
    expect(times).toEqual(['later']);
    stop();
  });

  test('does not queue a photo that is itself invalid', async () => {
    mockFetch(() => jsonResponse({ error: 'It is damaged.', code: 'IMAGE_UNREADABLE', requestId: 'r' }, 422));
    renderWithProviders(<Flow />);
    clickButton('Send the file');
    expect(await getToasts().findByText('It is damaged.')).not.toBeNull();
    expect(await queueDatabase.getAll()).toEqual([]);
  });
});

describe('usePhotoFlow with a cached result', () => {
  let imageKey: string | null;
  beforeAll(async () => {
    ({ imageKey } = await uploadToPhoto({ file: FILE }, false));
  });
  const storeResult = (change: Partial<AnalysisResult> = {}) =>
    cacheAnalysis(imageKey, null, buildAnalysisResult(change));
  const LIST_REQUEST = 'GET /api/discoveries?before=8';

  test('shows the result when its discovery still exists', async () => {
    storeResult();
    const { requests } = flow([], () => jsonResponse([buildDiscovery({ id: 7 }), buildDiscovery({ id: 6 })]));
    clickButton('Send the file');
    expect(await screen.findByRole('dialog', { name: 'Piazza Grande' })).not.toBeNull();
    expect(requests()).toEqual([LIST_REQUEST]);
  });

  test('deletes the result when its discovery is gone, and analyzes the photo again', async () => {
    storeResult();
    const newResult = buildAnalysisResult({ title: 'Analyzed again', discoveryId: 9 });
    const { requests } = flow([newResult], () => jsonResponse([buildDiscovery({ id: 6 })]));
    clickButton('Send the file');
    expect(await screen.findByRole('dialog', { name: 'Analyzed again' })).not.toBeNull();
    expect(requests()).toEqual([LIST_REQUEST, 'POST /api/analyze']);
    expect(getCachedAnalysis(imageKey, null)?.discoveryId).toBe(9);
  });

  test.each<[string, () => Response]>([
    ['the server cannot check the discovery', () => jsonResponse({}, 503)],
    [
      'the network fails',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('shows the result when %s', async (_title, lists) => {
    storeResult();
    const { requests } = flow([], lists);
    clickButton('Send the file');
    expect(await screen.findByRole('dialog', { name: 'Piazza Grande' })).not.toBeNull();
    expect(requests()).toEqual([LIST_REQUEST]);
  });

  test('shows the result without a request when it has no discovery or the device is offline', async () => {
    storeResult({ discoveryId: null });
    const { requests } = flow([]);
    clickButton('Send the file');
    expect(await screen.findByRole('dialog', { name: 'Piazza Grande' })).not.toBeNull();
    clickButton('Close');
    storeResult();
    setOnline(false);
    clickButton('Send the file');
    expect(await screen.findByRole('dialog', { name: 'Piazza Grande' })).not.toBeNull();
    expect(requests()).toEqual([]);
  });
});

describe('usePhotoFlow when the owner corrects the place', () => {
  const NAVONA: LocatedPlace = {
    name: 'Piazza Navona',
    localName: null,
    kind: 'landmark',
    category: 'Landmark',
    latitude: 41.8992,
    longitude: 12.4731,
    city: 'Rome',
    region: null,
    country: 'Italy',
    countryCode: 'IT',
    guidebookId: null,
    confidence: 0.5,
    evidence: [],
    provider: 'embedded',
    attribution: null,
  };

  /** Analyzes a photo, and corrects its place. `correction` is the server's response. */
  async function correctPlace(correction: () => Response) {
    const alternatives = [NAVONA];
    const requests = mockFetch(({ url }) =>
      url.endsWith('/place') ? correction() : jsonResponse(buildAnalysisResult({ discoveryId: null, alternatives })),
    );
    renderWithProviders(<Flow />);
    clickButton('Send the file');
    await finishAnalysis();
    expect(shown('Piazza Grande')).not.toBeNull();
    clickButton('Not the right place?');
    fireEvent.click(await screen.findByRole('button', { name: /Piazza Navona/ }));
    await finishAnalysis();
    return requests.filter(({ url }) => url.endsWith('/place'));
  }

  test('shows the result for the other place', async () => {
    const result = buildAnalysisResult({ title: 'Piazza Navona', discoveryId: null });
    const requests = await correctPlace(() => jsonResponse({ id: result.id, status: 'done', result, error: null }));
    expect(requests).toHaveLength(1);
    expect([shown('Piazza Navona') !== null, shown('Piazza Grande')]).toEqual([true, null]);
  });

  test('keeps the result when the correction fails', async () => {
    await correctPlace(() => jsonResponse({ error: 'This place was not found.', code: 'PLACE_NOT_FOUND' }, 404));
    expect(shown('Piazza Grande')).not.toBeNull();
    expect(await getToasts().findByText('This place was not found.')).not.toBeNull();
  });
});

describe('usePhotoFlow with results of queued photos', () => {
  const photo = {
    image: new Blob(),
    fileName: 'a.jpg',
    source: 'file_upload' as const,
    keepPrivate: false,
    imageKey: null,
    locationContext: null,
  };
  const SECOND = buildAnalysisResult({ id: '3f0c2f51-4ad1-4f5e-9d5a-0d3a1f6f6a02', title: 'Old Mill' });

  test('shows one after another, and each once', async () => {
    const { getCurrentUrl } = flow([]);
    act(() => void publish({ photo, result: buildAnalysisResult() }));
    act(() => void publish({ photo, result: SECOND }));
    await finishAnalysis();
    expect([shown('Piazza Grande') !== null, shown('Old Mill')]).toEqual([true, null]);
    clickButton('Close');
    await pass(500);
    expect([shown('Piazza Grande'), shown('Old Mill') !== null]).toEqual([null, true]);
    clickButton('Close');
    await pass(500);
    expect([screen.queryByRole('dialog'), getCurrentUrl()]).toEqual([null, '/']);
  });
});
