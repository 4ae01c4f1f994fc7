/** @jest-environment ./infra/test/browser-environment.mjs */
import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/render/render.js';
import { PageErrorBoundary } from './PageErrorBoundary.js';

function Broken(): never {
  throw new Error('a part did not load');
}

// React tells the console of every fault it hands over.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void jest.restoreAllMocks());

test('a page that works is shown as it is', () => {
  renderWithProviders(
    <PageErrorBoundary pathname="/articles">
      <p>The library</p>
    </PageErrorBoundary>,
  );
  expect(screen.getByText('The library')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a page that fails says so, and can be tried again', () => {
  renderWithProviders(
    <PageErrorBoundary pathname="/articles">
      <Broken />
    </PageErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('The connection may be down, or there is a newer version.');
  expect(screen.getByRole('heading', { name: 'This page could not be shown' })).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Try Again' })).not.toBeNull();
});

test('another page is shown, the same one is not tried by itself', () => {
  const { rerender } = renderWithProviders(
    <PageErrorBoundary pathname="/articles">
      <Broken />
    </PageErrorBoundary>,
  );
  rerender(
    <PageErrorBoundary pathname="/articles">
      <p>The library</p>
    </PageErrorBoundary>,
  );
  expect(screen.getByRole('alert')).not.toBeNull();
  rerender(
    <PageErrorBoundary pathname="/app">
      <p>The app</p>
    </PageErrorBoundary>,
  );
  expect(screen.getByText('The app')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
