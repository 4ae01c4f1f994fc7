import { renderHook } from '@testing-library/react';
import { setOnline } from '../../testing/fakes/browser.js';
import { useOnline } from './useOnline.js';

test('useOnline: follows the connection of the device, and leaves no listener behind', () => {
  const listeners = new Set<unknown>();
  const { addEventListener, removeEventListener } = window;
  window.addEventListener = (name: string, listener: EventListenerOrEventListenerObject) => {
    listeners.add(`${name} ${String(listener)}`);
    addEventListener.call(window, name, listener);
  };
  window.removeEventListener = (name: string, listener: EventListenerOrEventListenerObject) => {
    listeners.delete(`${name} ${String(listener)}`);
    removeEventListener.call(window, name, listener);
  };
  const { result, unmount } = renderHook(useOnline);
  for (const isOnline of [false, true]) {
    setOnline(isOnline);
    expect(result.current).toBe(isOnline);
  }
  expect(listeners.size).toBe(2);
  unmount();
  expect([...listeners]).toEqual([]);
});
