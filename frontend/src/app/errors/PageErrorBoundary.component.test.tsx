import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { mockFetch } from '../../testing/fakes/browser.js';
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

test('PageErrorBoundary: renders again when the path changes, and never retries the same path by itself', () => {
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
  let reloads: number;
  const show = () =>
    renderWithProviders(
      <PageErrorBoundary pathname="/articles" reload={() => void reloads++}>
        <Missing />
      </PageErrorBoundary>,
    );
  const wait = () => act(() => jest.advanceTimersByTimeAsync(1_000));
  const loadBuild = (build: string) => {
    document.head.innerHTML = `<script type="module" src="/assets/index-${build}.js"></script>`;
  };
  beforeEach(() => {
    jest.useFakeTimers();
    reloads = 0;
    sessionStorage.clear();
    loadBuild('a');
    mockFetch(() => new Response());
  });
  afterEach(() => {
    jest.useRealTimers();
    document.head.innerHTML = '';
  });

  it('is reloaded once without a message, and reported if it fails again, however late', async () => {
    const requests = mockFetch(() => new Response());
    const { unmount } = show();
    expect(screen.queryByRole('alert')).toBeNull();
    await wait();
    expect([reloads, screen.queryByRole('alert')]).toEqual([1, null]);
    expect(requests.map(({ method, url }) => [method, url])).toEqual([['HEAD', window.location.pathname]]);
    unmount();
    await act(() => jest.advanceTimersByTimeAsync(10 * 60_000));
    const again = show();
    await wait();
    expect(reloads).toBe(1);
    expect(screen.getByRole('heading', { name: "This page didn't load" })).not.toBeNull();
    again.unmount();
    loadBuild('b');
    show();
    await wait();
    expect(reloads).toBe(2);
  });

  it.each([
    ['does not respond', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is behind a gateway that cannot reach it', async () => new Response(null, { status: 502 })],
  ])('is not reloaded but reported while its server %s, and is reloaded afterwards', async (_, respond) => {
    mockFetch(respond);
    const { unmount } = show();
    await wait();
    expect(reloads).toBe(0);
    expect(screen.getByRole('alert')).not.toBeNull();
    unmount();
    mockFetch(() => new Response());
    show();
    await wait();
    expect(reloads).toBe(1);
  });

  it('is not reloaded without storage, which prevents endless reloading', async () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    show();
    await wait();
    expect([reloads, screen.getByRole('alert').textContent]).toEqual([0, expect.stringContaining("didn't load")]);
  });

  it('is not reloaded offline, nor after the visitor has left it', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { unmount } = show();
    await wait();
    expect(screen.getByRole('alert')).not.toBeNull();
    unmount();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    let respond = (_: Response) => {};
    mockFetch(() => new Promise((resolve) => (respond = resolve)));
    const { rerender } = show();
    await wait();
    rerender(
      <PageErrorBoundary pathname="/app" reload={() => void reloads++}>
        <p>The app</p>
      </PageErrorBoundary>,
    );
    respond(new Response());
    await wait();
    expect([reloads, screen.getByText('The app').textContent]).toEqual([0, 'The app']);
  });
});
