import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { buildQueuedPhoto } from '../../../testing/builders/analyses.js';
import { setOnline } from '../../../testing/fakes/browser.js';
import { mockIndexedDb } from '../../../testing/fakes/storage.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import { clearQueue, queueDatabase } from '../offline-queue/queue-database.js';
import { onQueueRunRequested, setQueueRunning } from '../offline-queue/queue-run.js';
import { TakePhotoHero } from './TakePhotoHero.js';

const button = (name: string) => screen.getByRole('button', { name });
const consent = () => screen.findByRole('alertdialog', { name: 'Allow your photo to be publicly shared?' });
const nothing = () => null;
const hero = () =>
  renderWithProviders(
    <TakePhotoHero
      isSignedIn={false}
      onDiscovered={() => {}}
      renderMap={nothing}
      renderOffers={nothing}
      renderSaveToggle={nothing}
    />,
  );

beforeEach(mockIndexedDb);

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
  await user.click(button('Allow'));
  expect(await screen.findByRole('dialog', { name: 'Upload Image' })).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button('Upload Image'));
});

test('TakePhotoHero: opens the camera after consent and reports that it does not work', async () => {
  const { user } = hero();
  await user.click(button('Take Photo'));
  await consent();
  await user.click(button('Allow'));
  expect(await screen.findByRole('dialog', { name: 'Take Photo' })).not.toBeNull();
  expect(await screen.findByRole('heading', { name: 'The camera stays dark' })).not.toBeNull();
});

test('TakePhotoHero: counts queued photos and offers to send them unless they are being sent or the device is offline', async () => {
  const { user } = hero();
  const wanted = jest.fn();
  const stop = onQueueRunRequested(wanted);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await act(() => queueDatabase.put(buildQueuedPhoto()));
  expect(await screen.findByText('1 photo waits to be analyzed.')).not.toBeNull();
  await user.click(button('Try again'));
  expect(wanted).toHaveBeenCalledTimes(1);

  act(() => setQueueRunning(true));
  expect(button('Try again')).toHaveProperty('disabled', true);
  act(() => setQueueRunning(false));
  expect(button('Try again')).toHaveProperty('disabled', false);
  setOnline(false);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  setOnline(true);
  await act(clearQueue);
  expect(screen.queryByText(/waits? to be analyzed/)).toBeNull();
  stop();
});
