import { act, renderHook } from '@testing-library/react';
import { setOnline } from '../../testing/fakes/browser.js';
import { useDarkMedia } from './use-dark-media.js';

const choose = (theme: string | undefined) =>
  act(async () => {
    if (theme === undefined) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  });
afterEach(async () => {
  setOnline(true);
  await choose(undefined);
});

test('useDarkMedia: follows the chosen theme, and otherwise that of the device', async () => {
  const { result } = renderHook(useDarkMedia);
  expect(result.current).toBe('screen and (prefers-color-scheme: dark)');
  await choose('dark');
  expect(result.current).toBe('screen');
  await choose('light');
  expect(result.current).toBeNull();
});

test('useDarkMedia: keeps the pictures that are there while the device is offline', async () => {
  await choose('light');
  const { result } = renderHook(useDarkMedia);
  expect(result.current).toBeNull();
  setOnline(false);
  await choose('dark');
  expect(result.current).toBeNull();
  setOnline(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(result.current).toBe('screen');
});
