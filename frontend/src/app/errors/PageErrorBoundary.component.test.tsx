import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { mockVisit } from '../../testing/fakes/visit.js';
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

describe('PageErrorBoundary: a page whose code did not load', () => {
  function Missing(): never {
    throw new TypeError('Failed to fetch dynamically imported module: https://a.example/assets/Page.js');
  }
  const show = (reload: () => void) =>
    renderWithProviders(
      <PageErrorBoundary pathname="/articles" reload={reload}>
        <Missing />
      </PageErrorBoundary>,
    );
  const wait = () => act(() => jest.advanceTimersByTimeAsync(1_000));
  beforeEach(() => {
    jest.useFakeTimers();
    mockVisit('navigate', 5_000);
  });
  afterEach(() => void jest.useRealTimers());

  it('is reloaded once without a word, and reported when it fails again', async () => {
    let reloads = 0;
    const reload = () => {
      reloads++;
      mockVisit('reload', 5_000);
    };
    const { unmount } = show(reload);
    expect(screen.queryByRole('alert')).toBeNull();
    await wait();
    expect([reloads, screen.queryByRole('alert')]).toEqual([1, null]);
    unmount();
    show(reload);
    await wait();
    expect(reloads).toBe(1);
    expect(screen.getByRole('heading', { name: "This page didn't load" })).not.toBeNull();
    mockVisit('reload', 61_000);
    show(reload);
    await wait();
    expect(reloads).toBe(2);
  });

  it('is not reloaded offline, nor after the visitor has left it', async () => {
    let reloads = 0;
    const reload = () => void reloads++;
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { unmount } = show(reload);
    await wait();
    expect(screen.getByRole('alert')).not.toBeNull();
    unmount();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const { rerender } = show(reload);
    rerender(
      <PageErrorBoundary pathname="/app" reload={reload}>
        <p>The app</p>
      </PageErrorBoundary>,
    );
    await wait();
    expect([reloads, screen.getByText('The app').textContent]).toEqual([0, 'The app']);
  });
});
