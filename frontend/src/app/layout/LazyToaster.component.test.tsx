import { act, render, screen, waitFor } from '@testing-library/react';
import { showToast } from '../../ui/feedback/toasts.js';
import { LazyToaster } from './LazyToaster.js';

let readyState: DocumentReadyState;
beforeEach(() => {
  readyState = 'interactive';
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => readyState });
});

const place = () => screen.queryByRole('region', { name: /Notifications/ });

test('LazyToaster: loads the toaster only after the page has loaded', async () => {
  render(<LazyToaster />);
  // If the toaster had been requested already, it would be loaded by now.
  await act(() => import('../../ui/feedback/Toaster.js'));
  expect(place()).toBeNull();
  readyState = 'complete';
  act(() => void window.dispatchEvent(new Event('load')));
  await waitFor(() => expect(place()).not.toBeNull());
});

test('LazyToaster: loads the toaster at once for a toast', async () => {
  render(<LazyToaster />);
  act(() => showToast({ title: 'Saved' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
});
