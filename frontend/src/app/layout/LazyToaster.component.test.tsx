/** @jest-environment ./infra/test/browser-environment.mjs */
import { act, render, screen, waitFor } from '@testing-library/react';
import { showToast } from '../../ui/feedback/toasts.js';
import { LazyToaster } from './LazyToaster.js';

let readyState: DocumentReadyState;
beforeEach(() => {
  readyState = 'interactive';
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => readyState });
});

const place = () => screen.queryByRole('region', { name: /Notifications/ });

test('what shows toasts waits until the page has come whole', async () => {
  render(<LazyToaster />);
  // Whatever was asked for would have come by the time that this has.
  await act(() => import('../../ui/feedback/Toaster.js'));
  expect(place()).toBeNull();
  readyState = 'complete';
  act(() => void window.dispatchEvent(new Event('load')));
  await waitFor(() => expect(place()).not.toBeNull());
});

test('a toast does not wait for that', async () => {
  render(<LazyToaster />);
  act(() => showToast({ title: 'Saved' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
});
