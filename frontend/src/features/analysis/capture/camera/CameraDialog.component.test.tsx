import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { getToasts, renderWithProviders } from '../../../../testing/render/render.js';
import { STRINGS } from '../../dialog-strings.js';
import type { Capture } from '../capture.js';
import { CameraDialog } from './CameraDialog.js';

/** Started cameras in order, and whether they are still running. */
let cameras: { request: MediaStreamConstraints; runs: boolean }[];

function deviceWith(getUserMedia: (request: MediaStreamConstraints) => Promise<unknown>): void {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
}

/** Constraints that were applied to cameras. */
const applyConstraints = jest.fn(async (_constraints: MediaTrackConstraints) => {});

/** Mocks cameras whose frames have this width, in pixels. */
function deviceWithCameras(width: number, hasTorch = false): void {
  deviceWith(async (request) => {
    const camera = { request, runs: true };
    cameras.push(camera);
    return {
      getTracks: () => [{ stop: () => (camera.runs = false) }],
      getVideoTracks: () => [{ getCapabilities: () => ({ torch: hasTorch }), applyConstraints }],
    };
  });
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { configurable: true, value: width });
  const encode = (type: string, quality: number) => `data:${type};base64,frame-${quality}`;
  HTMLCanvasElement.prototype.toDataURL = encode as typeof HTMLCanvasElement.prototype.toDataURL;
}

function deviceAt(position: { latitude: number; longitude: number } | null) {
  const getCurrentPosition = jest.fn(
    (found: PositionCallback, failed: PositionErrorCallback, _options?: PositionOptions) =>
      position ? found({ coords: position } as GeolocationPosition) : failed({ code: 1 } as GeolocationPositionError),
  );
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return getCurrentPosition;
}

function dialog() {
  const onCapture = jest.fn<(capture: Capture) => void>();
  const onUploadInstead = jest.fn();
  const shown = renderWithProviders(
    <CameraDialog
      onCapture={onCapture}
      onUploadInstead={onUploadInstead}
      onClose={() => {}}
      returnFocus={createRef()}
    />,
  );
  return { onCapture, onUploadInstead, ...shown };
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
async function shutter() {
  const found = await button('Capture photo');
  await waitFor(() => expect(found.disabled).toBe(false));
  return found;
}

beforeEach(() => {
  cameras = [];
  HTMLMediaElement.prototype.play = async () => {};
  HTMLMediaElement.prototype.pause = () => {};
  HTMLCanvasElement.prototype.getContext = (() => ({ drawImage: () => {} })) as never;
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
});

test('CameraDialog: starts the rear camera and stops it when it closes', async () => {
  deviceWithCameras(1280);
  const { unmount } = dialog();
  await shutter();
  expect(screen.getByRole('dialog', { name: 'Take Photo' })).not.toBeNull();
  expect(cameras).toEqual([
    {
      request: { video: { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: 'environment' }, audio: false },
      runs: true,
    },
  ]);
  unmount();
  expect(cameras[0]?.runs).toBe(false);
});

test('CameraDialog: stops a camera that starts after it was closed', async () => {
  let answer = () => {};
  let runs = true;
  const track = { stop: () => (runs = false) };
  deviceWith(
    () => new Promise((resolve) => (answer = () => resolve({ getTracks: () => [track], getVideoTracks: () => [] }))),
  );
  const { unmount } = dialog();
  unmount();
  answer();
  await waitFor(() => expect(runs).toBe(false));
});

test('CameraDialog: stops one camera and starts the other when the user switches', async () => {
  deviceWithCameras(1280);
  const { user } = dialog();
  await user.click(await button('Switch to front camera'));
  await shutter();
  expect(cameras.map(({ request, runs }) => [(request.video as MediaTrackConstraints).facingMode, runs])).toEqual([
    ['environment', false],
    ['user', true],
  ]);
  expect(await button('Switch to back camera')).not.toBeNull();
});

test('CameraDialog: captures a JPEG of quality 0.8 with the position and stops the camera', async () => {
  deviceWithCameras(1280);
  const position = deviceAt({ latitude: 43.5, longitude: 11.9 });
  const { user, onCapture } = dialog();
  await user.click(await shutter());
  expect(onCapture.mock.calls).toEqual([
    [{ imageData: 'frame-0.8', coordinates: { latitude: 43.5, longitude: 11.9 } }],
  ]);
  expect(cameras[0]?.runs).toBe(false);
  expect(position.mock.calls[0]?.[2]).toEqual({
    enableHighAccuracy: true,
    timeout: 10_000,
    maximumAge: 60_000,
  });
});

test('CameraDialog: captures without a position when the device provides none', async () => {
  deviceWithCameras(1280);
  deviceAt(null);
  const { user, onCapture } = dialog();
  await user.click(await shutter());
  expect(onCapture.mock.calls).toEqual([[{ imageData: 'frame-0.8' }]]);
});

test('CameraDialog: lets the user skip the wait for the position', async () => {
  deviceWithCameras(1280);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: () => {} } });
  const { user, onCapture } = dialog();
  await user.click(await shutter());
  expect(onCapture).not.toHaveBeenCalled();
  await user.click(await button('Continue without it'));
  expect(onCapture.mock.calls).toEqual([[{ imageData: 'frame-0.8' }]]);
});

test('CameraDialog: reports that a camera without a picture cannot capture, and restarts it', async () => {
  deviceWithCameras(0);
  const { user, onCapture } = dialog();
  await user.click(await shutter());
  expect(await getToasts().findByText('Image Capture Failed')).not.toBeNull();
  expect(getToasts().getByText('No image data captured. Please try again.')).not.toBeNull();
  expect(onCapture).not.toHaveBeenCalled();
  await waitFor(() => expect(cameras.map(({ runs }) => runs)).toEqual([false, true]));
});

test('CameraDialog: explains that the camera is denied, and offers a retry or a file instead', async () => {
  deviceWith(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  const { user, onUploadInstead } = dialog();
  expect(await getToasts().findByText('Camera Error')).not.toBeNull();
  expect(getToasts().getByText('Unable to access camera. Please check permissions and try again.')).not.toBeNull();
  expect(screen.getByText(/^The camera is blocked for this site/)).not.toBeNull();
  await user.click(await button('Upload instead'));
  expect(onUploadInstead).toHaveBeenCalledTimes(1);
  deviceWithCameras(1280);
  await user.click(await button('Start Camera'));
  expect((await shutter()).disabled).toBe(false);
});

test('CameraDialog: switches the torch of a camera that has one', async () => {
  deviceWithCameras(1280, true);
  const { user } = dialog();
  const light = await button('Light');
  expect(light.getAttribute('aria-pressed')).toBe('false');
  await user.click(light);
  expect(applyConstraints.mock.calls).toEqual([[{ advanced: [{ torch: true }] }]]);
  await waitFor(() => expect(light.getAttribute('aria-pressed')).toBe('true'));
});

test('CameraDialog: has no torch button without a torch, and focuses the shutter', async () => {
  deviceWithCameras(1280);
  dialog();
  const found = await shutter();
  expect(document.activeElement).toBe(found);
  expect(screen.queryByRole('button', { name: 'Light' })).toBeNull();
});

test('CameraDialog: shows the torch as off if the device refuses to switch it on', async () => {
  deviceWithCameras(1280, true);
  applyConstraints.mockRejectedValueOnce(new DOMException('no', 'OverconstrainedError'));
  const { user } = dialog();
  const light = await button('Light');
  await user.click(light);
  expect(light.getAttribute('aria-pressed')).toBe('false');
  await user.click(light);
  await waitFor(() => expect(light.getAttribute('aria-pressed')).toBe('true'));
  expect(applyConstraints.mock.calls.slice(-2)).toEqual(Array(2).fill([{ advanced: [{ torch: true }] }]));
});

test.each([
  ['granted', STRINGS.camera.position],
  ['prompt', STRINGS.camera.position],
  ['denied', STRINGS.camera.noPosition],
])('CameraDialog: shows whether the position will be added if permission is %s', async (state, note) => {
  deviceWithCameras(1280);
  deviceAt(null);
  const status = Object.assign(new EventTarget(), { state });
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query: async () => status } });
  dialog();
  expect(await screen.findByText(note)).toBeTruthy();
  const other = note === STRINGS.camera.position ? STRINGS.camera.noPosition : STRINGS.camera.position;
  await waitFor(() => expect(screen.queryByText(other)).toBeNull());
  Reflect.deleteProperty(navigator, 'permissions');
});
