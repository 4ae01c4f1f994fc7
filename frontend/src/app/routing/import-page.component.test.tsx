import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { importPage } from '../../lib/browser/import-page.js';
import { mockVisit } from '../../testing/fakes/visit.js';
import { renderWithProviders } from '../../testing/render/render.js';
import { PageErrorBoundary } from '../errors/PageErrorBoundary.js';

const Library = () => <p>The library</p>;

/** Renders a page whose first imports fail. @returns how often it was imported */
async function renderPage(failures: number): Promise<() => number> {
  let imports = 0;
  const load = async (): Promise<{ default: ComponentType }> => {
    imports += 1;
    if (imports <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: Library };
  };
  const Page = lazy(() => importPage(load));
  renderWithProviders(
    <PageErrorBoundary pathname="/articles">
      <Suspense fallback="Loading">
        <Page />
      </Suspense>
    </PageErrorBoundary>,
  );
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  return () => imports;
}

beforeEach(() => {
  jest.useFakeTimers();
  // React logs every error that it passes to a boundary.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('importPage: shows a page whose import was interrupted once', async () => {
  const countImports = await renderPage(1);
  expect(screen.getByText('The library')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(countImports()).toBe(2);
});

test('importPage: imports a page that loads only once', async () => {
  const countImports = await renderPage(0);
  expect(screen.getByText('The library')).not.toBeNull();
  expect(countImports()).toBe(1);
});

test('importPage: reports a page that fails again', async () => {
  // It was reloaded just now.
  mockVisit('reload', 0);
  const countImports = await renderPage(2);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('heading', { name: "This page didn't load" })).not.toBeNull();
  expect(countImports()).toBe(2);
});
