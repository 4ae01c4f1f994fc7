import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { storeSharedPhoto, takeSharedPhoto } from '../../../lib/cache/shared-photo.js';
import { buildQueuedPhoto } from '../../../testing/builders/analyses.js';
import { mockFetch, setOnline } from '../../../testing/fakes/browser.js';
import { createMemoryCaches } from '../../../testing/fakes/caches.js';
import { mockIndexedDb } from '../../../testing/fakes/storage.js';
import { getToasts, renderWithProviders } from '../../../testing/render/render.js';
import { clearQueue, queueDatabase } from '../offline-queue/queue-database.js';
import { onQueueRunRequested, setQueueRunning } from '../offline-queue/queue-run.js';
import { TakePhotoHero } from './TakePhotoHero.js';

let areDialogsMissing = false;
jest.mock('../PhotoDialogs.js', () => {
  if (areDialogsMissing) throw new TypeError('Failed to fetch dynamically imported module');
  return jest.requireActual('../PhotoDialogs.js');
});

const button = (name: string) => screen.getByRole('button', { name });
const consent = () => screen.findByRole('alertdialog', { name: 'Allow your photo to be publicly shared?' });
const nothing = () => null;
const HERO = (
  <TakePhotoHero
    hasChart
    search={null}
    isSignedIn={false}
    onDiscovered={() => {}}
    renderMap={nothing}
    renderOffers={nothing}
    renderSaveToggle={nothing}
  />
);
const hero = (initialUrl = '/app') => renderWithProviders(HERO, { initialUrl });

beforeEach(mockIndexedDb);

test('TakePhotoHero: stays usable if the dialogs do not load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  areDialogsMissing = true;
  const { user } = hero();
  await user.click(button('Upload Image'));
  expect(await getToasts().findByText("That didn't load")).not.toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  areDialogsMissing = false;
  await user.click(button('Take Photo'));
  expect(await consent()).not.toBeNull();
  jest.restoreAllMocks();
});

test('TakePhotoHero: gives its place to an open result', () => {
  mockFetch(() => new Promise(() => undefined));
  renderWithProviders(
    <Routes>
      <Route path="/d/:id" element={HERO} />
    </Routes>,
    { initialUrl: '/d/a1' },
  );
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Take Photo' })).toBeNull();
});

test('TakePhotoHero: asks for consent to share before a photo is chosen, and changes nothing on Cancel', async () => {
  const { user } = hero();
  expect(screen.getByRole('heading', { level: 1, name: 'What did you discover?' })).not.toBeNull();
  for (const label of ['Take Photo', 'Upload Image']) {
    await user.click(button(label));
    await consent();
    await user.click(button('Cancel'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button(label));
  }
});

test('TakePhotoHero: opens the upload dialog after consent and returns the focus when it closes', async () => {
  const { user } = hero();
  await user.click(button('Upload Image'));
  await consent();
  await user.click(button('Keep it private'));
  expect(await screen.findByRole('dialog', { name: 'Upload Image' })).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button('Upload Image'));
});

test('TakePhotoHero: opens the camera after consent, reports if it does not work, and opens the upload instead', async () => {
  const { user } = hero();
  await user.click(button('Take Photo'));
  await consent();
  await user.click(button('Allow'));
  expect(await screen.findByRole('dialog', { name: 'Take Photo' })).not.toBeNull();
  expect(await screen.findByRole('heading', { name: 'Camera unavailable' })).not.toBeNull();
  await user.click(button('Upload instead'));
  expect(await screen.findByRole('dialog', { name: 'Upload Image' })).not.toBeNull();
});

test('TakePhotoHero: counts queued photos and offers to send them unless they are being sent or the device is offline', async () => {
  const { user } = hero();
  const wanted = jest.fn();
  const stop = onQueueRunRequested(wanted);
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  await act(() => queueDatabase.put(buildQueuedPhoto()));
  expect(await screen.findByText('1 photo is waiting')).not.toBeNull();
  await user.click(button('Try Again'));
  expect(wanted).toHaveBeenCalledTimes(1);

  act(() => setQueueRunning(true));
  expect(button('Try Again')).toHaveProperty('disabled', true);
  act(() => setQueueRunning(false));
  expect(button('Try Again')).toHaveProperty('disabled', false);
  setOnline(false);
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  setOnline(true);
  await act(clearQueue);
  expect(screen.queryByText(/waiting to be analyzed/)).toBeNull();
  stop();
});

test.each(['camera', 'upload'])('TakePhotoHero: asks for consent at once for ?start=%s, once', async (method) => {
  const { getCurrentUrl, user } = hero(`/app?start=${method}`);
  await consent();
  expect(getCurrentUrl()).toBe('/app');
  await user.click(button('Cancel'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('TakePhotoHero: ignores an unknown start parameter', () => {
  const { getCurrentUrl } = hero('/app?start=crash');
  expect(getCurrentUrl()).toBe('/app');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('TakePhotoHero: gives the focus to the last choice, first to the private one', async () => {
  localStorage.clear();
  const { user } = hero();
  await user.click(button('Upload Image'));
  await consent();
  expect(document.activeElement).toBe(button('Keep it private'));
  await user.click(button('Allow'));
  await user.keyboard('{Escape}');
  await user.click(button('Upload Image'));
  await consent();
  expect(document.activeElement).toBe(button('Allow'));
});

test('TakePhotoHero: asks for consent when a photo is dropped or pasted, and then opens no file picker', async () => {
  const file = new File(['x'], 'bridge.jpg', { type: 'image/jpeg' });
  const { user } = hero();
  const heading = screen.getByRole('heading', { level: 1 });
  fireEvent.drop(heading, { dataTransfer: { files: [new File(['x'], 'notes.txt', { type: 'text/plain' })] } });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  fireEvent.drop(heading, { dataTransfer: { files: [file] } });
  await consent();
  await user.click(button('Keep it private'));
  expect(await screen.findByText('bridge.jpg')).not.toBeNull();
  await user.keyboard('{Escape}');
  fireEvent.paste(document.body, { clipboardData: { files: [file] } });
  await consent();
});

describe('TakePhotoHero: opened with a photo that the device shared', () => {
  const share = async (name: string, type: string, size = 1) => {
    const file = new File(['x'], name, { type });
    Object.defineProperty(file, 'size', { value: size });
    await storeSharedPhoto(file);
  };
  let memory: ReturnType<typeof createMemoryCaches>;
  beforeEach(() => {
    memory = createMemoryCaches();
  });
  afterEach(() => memory.uninstall());

  it('asks for consent, opens no file picker, and stores no copy', async () => {
    await share('bridge.jpg', 'image/jpeg');
    const { getCurrentUrl, user } = hero('/app?start=shared');
    await consent();
    expect(getCurrentUrl()).toBe('/app');
    expect(await takeSharedPhoto()).toBeNull();
    await user.click(button('Keep it private'));
    expect(await screen.findByText('bridge.jpg')).not.toBeNull();
  });

  it.each([
    ['no image', 'Invalid File', () => share('notes.txt', 'text/plain')],
    ['too large', 'File Too Large', () => share('huge.jpg', 'image/jpeg', 10 * 1024 * 1024 + 1)],
    ['missing', 'Upload Error', async () => {}],
    ['not supported by the browser', 'Upload Error', async () => memory.uninstall()],
  ])('refuses a file if it is %s: %s', async (_, title, prepare) => {
    await prepare();
    hero('/app?start=shared');
    expect(await getToasts().findByText(title)).not.toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
