import { jest } from '@jest/globals';
import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../overlay/Dialog.js';
import { Toaster } from './Toaster.js';
import { showToast, useToasts } from './toasts.js';

const toastRegion = () => screen.getByRole('region', { name: 'Notifications (F8)' });
const toastTexts = () =>
  within(toastRegion())
    .queryAllByRole('listitem')
    .map((toast) => toast.textContent);
const politeness = () =>
  screen
    .getByText(/^Notification/)
    .closest('[aria-live]')
    ?.getAttribute('aria-live');
const showTestToast = (toast: Parameters<typeof showToast>[0]) => act(() => showToast(toast));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const setupUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => {
  // Toasts outlive the page's components, so they are removed here.
  pass(1_100_000);
  jest.useRealTimers();
});

test('Toaster: shows only the newest toast', () => {
  showTestToast({ title: 'Discovery deleted' });
  showTestToast({ title: 'Logged out', description: 'Come back soon!' });
  expect(toastTexts()).toEqual(['Logged outCome back soon!']);
});

test('Toaster: hides a toast after 5000 ms', () => {
  showTestToast({ title: 'Logged out' });
  pass(4_990);
  expect(toastTexts()).toEqual(['Logged out']);
  pass(20);
  expect(toastTexts()).toEqual([]);
});

test.each(['wheel', 'pointerDown'] as const)('Toaster: closes a brief toast on %s beside it', (event) => {
  showTestToast({ title: 'Logged out' });
  fireEvent[event](document.body);
  expect(toastTexts()).toEqual(['Logged out']);
  showTestToast({ title: 'Analysis Complete!', isBrief: true });
  fireEvent[event](screen.getByText('Analysis Complete!'));
  expect(toastTexts()).toEqual(['Analysis Complete!']);
  fireEvent[event](document.body);
  expect(toastTexts()).toEqual([]);
});

test('Toaster: removes a closed toast after 1,000,000 ms', async () => {
  const stored = renderHook(useToasts).result;
  showTestToast({ title: 'Logged out' });
  await setupUser().click(screen.getByRole('button', { name: 'Close notification' }));
  expect(toastTexts()).toEqual([]);
  expect(stored.current).toMatchObject([{ title: 'Logged out', open: false }]);
  pass(999_000);
  expect(stored.current).toHaveLength(1);
  pass(1_000);
  expect(stored.current).toEqual([]);
});

test('Toaster: announces an error immediately and a success politely', () => {
  showTestToast({ title: 'Login failed', destructive: true });
  expect(within(toastRegion()).getByRole('listitem').className).toContain('destructive');
  pass(100);
  expect(
    screen
      .getByText(/^Notification/)
      .closest('[aria-live]')
      ?.getAttribute('aria-live'),
  ).toBe('assertive');
  showTestToast({ title: 'Welcome back!' });
  pass(100);
  expect(within(toastRegion()).getByRole('listitem').className).not.toContain('destructive');
  expect(politeness()).toBe('polite');
});

test('Toaster: moves the focus to the toasts on F8 and keeps them until Escape', async () => {
  const user = setupUser();
  showTestToast({ title: 'Logged out' });
  await user.keyboard('[F8]');
  expect(toastRegion().contains(document.activeElement)).toBe(true);
  pass(60_000);
  expect(toastTexts()).toEqual(['Logged out']);
  await user.keyboard('{Escape}');
  expect(toastTexts()).toEqual([]);
});

test('Toaster: dismisses a toast on a swipe of more than 50 px', () => {
  const swipe = (px: number) => {
    const toast = within(toastRegion()).getByRole('listitem');
    fireEvent.pointerDown(toast, { button: 0, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(toast, { clientX: px / 2, clientY: 0 });
    fireEvent.pointerMove(toast, { clientX: px, clientY: 0 });
    fireEvent.pointerUp(toast);
  };
  showTestToast({ title: 'Logged out' });
  swipe(49);
  expect(toastTexts()).toEqual(['Logged out']);
  swipe(51);
  expect(toastTexts()).toEqual([]);
});

test('Toaster: does not take the first Escape from a dialog', async () => {
  const onClose = jest.fn();
  render(
    <Dialog title="Result" onClose={onClose}>
      <button type="button">Share</button>
    </Dialog>,
  );
  showTestToast({ title: 'Place changed' });
  await setupUser().keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
