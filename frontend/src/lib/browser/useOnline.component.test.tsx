import { renderHook } from '@testing-library/react';
import { setOnline } from '../../testing/fakes/browser.js';
import { useOnline } from './useOnline.js';

test('useOnline: follows the connection of the device', () => {
  const { result } = renderHook(useOnline);
  for (const isOnline of [false, true]) {
    setOnline(isOnline);
    expect(result.current).toBe(isOnline);
  }
});
