import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderWithProviders } from '../../../testing/render/render.js';
import InstallCard from './InstallCard.js';

const card = () => screen.queryByRole('region', { name: 'Install Placelore' });
const button = (name: string) => screen.getByRole('button', { name });

/** Visits Home in a new tab. */
function visit() {
  sessionStorage.clear();
  return renderWithProviders(<InstallCard />);
}
/** Offers to install the app, as the browser does. */
function offer(outcome: 'accepted' | 'dismissed') {
  const prompt = jest.fn(async () => ({ outcome }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
}

let isStandalone: boolean;

beforeEach(() => {
  isStandalone = false;
  const matchMedia = () => ({ matches: isStandalone });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: matchMedia });
  localStorage.clear();
  window.installPrompt = null;
});
afterEach(() => Reflect.deleteProperty(navigator, 'standalone'));

test('InstallCard: offers to install from the second visit on, and not on a reload of the first', () => {
  const first = visit();
  expect(offer('accepted').event.defaultPrevented).toBe(true);
  expect(card()).toBeNull();
  first.unmount();
  const reload = renderWithProviders(<InstallCard />);
  expect(card()).toBeNull();
  reload.unmount();
  visit();
  expect(card()).not.toBeNull();
});

test('InstallCard: opens the browser’s dialog once, and never appears again when that is declined', async () => {
  visit().unmount();
  const { user, unmount } = visit();
  expect(card()).toBeNull();
  const { prompt } = offer('dismissed');
  await user.click(button('Install'));
  expect([prompt.mock.calls.length, card()]).toEqual([1, null]);
  unmount();
  visit();
  offer('dismissed');
  expect(card()).toBeNull();
});

test('InstallCard: remembers that it was dismissed, and disappears once the app is installed', async () => {
  visit().unmount();
  const second = visit();
  offer('accepted');
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(card()).toBeNull();
  offer('accepted');
  await second.user.click(button('Not now'));
  second.unmount();
  visit();
  offer('accepted');
  expect(card()).toBeNull();
});

test.each([
  [false, true],
  [true, false],
])('InstallCard: with an iPhone’s standalone mode %s, explains the share menu: %s', (isInstalled, isShown) => {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: isInstalled });
  visit().unmount();
  visit();
  expect(screen.queryByText('Share → Add to Home Screen') !== null).toBe(isShown);
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
});

test('InstallCard: offers nothing in the installed app', () => {
  isStandalone = true;
  visit().unmount();
  visit();
  offer('accepted');
  expect(card()).toBeNull();
});

test('InstallCard: uses an offer that came before the app had loaded', () => {
  visit().unmount();
  window.installPrompt = Object.assign(new Event('beforeinstallprompt'), {
    prompt: async () => ({ outcome: 'accepted' as const }),
  });
  visit();
  expect(button('Install')).not.toBeNull();
});
