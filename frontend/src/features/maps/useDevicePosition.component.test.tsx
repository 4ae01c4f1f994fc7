import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useDevicePosition } from './useDevicePosition.js';

const getCurrentPosition = jest.fn<Geolocation['getCurrentPosition']>();
const stub = (geolocation: unknown) =>
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });

beforeEach(() => {
  getCurrentPosition.mockReset();
  stub({ getCurrentPosition });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

test('useDevicePosition: does not read the position twice at the same time', () => {
  const { result } = renderHook(useDevicePosition);
  expect(result.current).toMatchObject({ position: null, state: 'idle' });
  act(() => result.current.locate());
  act(() => result.current.locate());
  expect([result.current.state, getCurrentPosition.mock.calls.length]).toEqual(['locating', 1]);
  const [succeed, , options] = getCurrentPosition.mock.calls[0]!;
  expect(options).toEqual({ timeout: 10_000, maximumAge: 300_000 });
  act(() => succeed({ coords: { latitude: 41.9, longitude: 12.5 } } as GeolocationPosition));
  expect(result.current).toMatchObject({ position: { lat: 41.9, lng: 12.5 }, state: 'idle' });
});

test('useDevicePosition: reports a refusal, and can be asked again', () => {
  const { result } = renderHook(useDevicePosition);
  act(() => result.current.locate());
  act(() => getCurrentPosition.mock.calls[0]![1]!({} as GeolocationPositionError));
  expect(result.current).toMatchObject({ position: null, state: 'denied' });
  act(() => result.current.locate());
  expect([result.current.state, getCurrentPosition.mock.calls.length]).toEqual(['locating', 2]);
});

test('useDevicePosition: reports a device that provides no position', () => {
  stub(undefined);
  const { result } = renderHook(useDevicePosition);
  act(() => result.current.locate());
  expect(result.current.state).toBe('denied');
});
