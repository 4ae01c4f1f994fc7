/** @jest-environment ./infra/test/browser-environment.mjs */
import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../testing/screen.js';
import { PageFault } from './PageFault.js';

function Broken(): never {
  throw new Error('a part did not load');
}

// React tells the console of every fault it hands over.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void jest.restoreAllMocks());

test('a page that works is shown as it is', () => {
  show(
    <PageFault address="/articles">
      <p>The library</p>
    </PageFault>,
  );
  expect(screen.getByText('The library')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a page that fails says so, and can be tried again', () => {
  show(
    <PageFault address="/articles">
      <Broken />
    </PageFault>,
  );
  expect(screen.getByRole('alert').textContent).toContain('The connection may be down, or there is a newer version.');
  expect(screen.getByRole('heading', { name: 'This page could not be shown' })).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Try Again' })).not.toBeNull();
});

test('another page is shown, the same one is not tried by itself', () => {
  const { rerender } = show(
    <PageFault address="/articles">
      <Broken />
    </PageFault>,
  );
  rerender(
    <PageFault address="/articles">
      <p>The library</p>
    </PageFault>,
  );
  expect(screen.getByRole('alert')).not.toBeNull();
  rerender(
    <PageFault address="/app">
      <p>The app</p>
    </PageFault>,
  );
  expect(screen.getByText('The app')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
