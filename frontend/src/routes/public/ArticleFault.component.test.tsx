/** @jest-environment ./infra/test/browser-environment.mjs */
import { screen } from '@testing-library/react';
import { show } from '../../testing/screen.js';
import { ArticleFault } from './ArticleFault.js';

beforeEach(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
});

test('what cannot be read leads to what is like it, and says so until that is there', () => {
  const { address } = show(<ArticleFault slug="old mill&x" />, { at: '/articles/old-mill' });
  expect(address()).toBe('/not-found?search=old+mill%26x');
  expect(screen.getByRole('heading', { name: 'Article Not Found' })).not.toBeNull();
  expect(screen.getByText("Sorry, we couldn't load this article...")).not.toBeNull();
});
