import { screen } from '@testing-library/react';
import { readDevice, writeDevice } from '../../lib/device/device-storage.js';
import { renderWithProviders } from '../../testing/render/render.js';
import { ThemeToggle } from './ThemeToggle.js';

function systemIs(theme: 'light' | 'dark'): void {
  const matches = theme === 'dark';
  window.matchMedia = () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }) as never;
}
const button = () => screen.getByRole('button').getAttribute('aria-label');

beforeEach(() => localStorage.clear());

test('ThemeToggle: follows the system theme until the user chooses one, and remembers the choice', async () => {
  systemIs('dark');
  const { user, unmount } = renderWithProviders(<ThemeToggle />);
  expect(button()).toBe('Use light colors');
  await user.click(screen.getByRole('button'));
  expect(button()).toBe('Use dark colors');
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(readDevice('theme')).toBe('light');
  unmount();
  renderWithProviders(<ThemeToggle />);
  expect(button()).toBe('Use dark colors');
});

test('ThemeToggle: ignores an unknown stored theme', () => {
  systemIs('dark');
  writeDevice('theme', 'sepia');
  renderWithProviders(<ThemeToggle />);
  expect(button()).toBe('Use light colors');
});
