import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/render/render.js';
import { PageErrorBoundary } from './PageErrorBoundary.js';

function Broken(): never {
  throw new Error('a part did not load');
}

// React logs every error that it passes to a boundary.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void jest.restoreAllMocks());

test('PageErrorBoundary: renders a page that works', () => {
  renderWithProviders(
    <PageErrorBoundary pathname="/articles">
      <p>The library</p>
    </PageErrorBoundary>,
  );
  expect(screen.getByText('The library')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('PageErrorBoundary: reports a page that fails and offers a retry', () => {
  renderWithProviders(
    <PageErrorBoundary pathname="/articles">
      <Broken />
    </PageErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Your connection may be down, or there is a newer version.');
  expect(screen.getByRole('heading', { name: "This page didn't load" })).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Try Again' })).not.toBeNull();
});

test('PageErrorBoundary: renders again when the path changes, and does not retry the same path by itself', () => {
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
