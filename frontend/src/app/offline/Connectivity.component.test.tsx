import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { setOnline } from '../../testing/fakes/browser.js';
import { getToasts, renderWithProviders } from '../../testing/render/render.js';
import { Connectivity } from './Connectivity.js';

const startOfflineSupport = jest.fn();
const handleReconnect = jest.fn();
jest.mock('./offline-support.js', () => ({
  startOfflineSupport: () => startOfflineSupport(),
  handleReconnect: () => handleReconnect(),
}));

const getToastTexts = () =>
  getToasts()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  setOnline(true);
  startOfflineSupport.mockClear();
  handleReconnect.mockClear();
});

test('Connectivity: starts offline support without a toast when the page loads online', async () => {
  renderWithProviders(<Connectivity />);
  await waitFor(() => expect(startOfflineSupport).toHaveBeenCalledTimes(1));
  expect(getToastTexts()).toEqual([]);
  expect(handleReconnect).not.toHaveBeenCalled();
});

test('Connectivity: shows an error toast as soon as the connection is lost', () => {
  renderWithProviders(<Connectivity />);
  setOnline(false);
  expect(getToastTexts()).toEqual(["Offline ModeYou're offline."]);
  expect(getToasts().getByRole('listitem').className).toContain('destructive');
  expect(handleReconnect).not.toHaveBeenCalled();
});

test('Connectivity: handles a reconnection once', async () => {
  renderWithProviders(<Connectivity />);
  setOnline(false);
  setOnline(true);
  await waitFor(() => expect(handleReconnect).toHaveBeenCalledTimes(1));
  setOnline(true);
  await waitFor(() => expect(startOfflineSupport).toHaveBeenCalledTimes(1));
  expect(handleReconnect).toHaveBeenCalledTimes(1);
});
