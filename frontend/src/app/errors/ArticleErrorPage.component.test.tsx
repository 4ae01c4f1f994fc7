import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { HttpError } from '../../lib/api/http-error.js';
import { setOnline } from '../../testing/fakes/browser.js';
import { renderWithProviders } from '../../testing/render/render.js';
import { ArticleErrorPage } from './ArticleErrorPage.js';

beforeEach(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
});

describe('ArticleErrorPage', () => {
  it('redirects to a search for similar articles when the article does not exist', () => {
    const error = new HttpError(404, '{}');
    const { getCurrentUrl, getNavigationType } = renderWithProviders(
      <ArticleErrorPage slug="old mill&x" error={error} onRetry={() => {}} />,
      {
        initialUrl: '/articles/old-mill',
      },
    );
    expect([getNavigationType(), getCurrentUrl()]).toEqual(['REPLACE', '/not-found?search=old+mill%26x']);
    expect(screen.getByRole('heading', { name: 'Article Not Found' })).not.toBeNull();
    expect(screen.getByText("Sorry, we couldn't load this article...")).not.toBeNull();
  });

  describe('for an article that is being prepared', () => {
    const onRetry = jest.fn();
    const body = JSON.stringify({ error: 'Wait.', code: 'LIBRARY_NOT_READY', requestId: '1' });
    const buildPage = () => (
      <ArticleErrorPage slug="old-mill" error={new HttpError(503, body, '', 5)} onRetry={onRetry} />
    );
    const render = () => renderWithProviders(buildPage(), { initialUrl: '/articles/old-mill' });
    const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));
    const setHidden = (isHidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    beforeEach(() => {
      jest.useFakeTimers();
      onRetry.mockReset();
    });
    afterEach(() => {
      Reflect.deleteProperty(document, 'hidden');
      jest.useRealTimers();
    });

    it('reads it again after the time that the server names', () => {
      const { getCurrentUrl, rerender } = render();
      expect(screen.getByRole('heading', { name: 'The guides are being prepared' })).not.toBeNull();
      expect(getCurrentUrl()).toBe('/articles/old-mill');
      advance(4_999);
      expect(onRetry).toHaveBeenCalledTimes(0);
      advance(1);
      expect(onRetry).toHaveBeenCalledTimes(1);
      rerender(buildPage());
      advance(5_000);
      expect(onRetry).toHaveBeenCalledTimes(2);
    });

    it('pauses while the page is hidden', () => {
      const { unmount } = render();
      setHidden(true);
      advance(60_000);
      expect(onRetry).toHaveBeenCalledTimes(0);
      setHidden(false);
      setHidden(true);
      setHidden(false);
      expect(onRetry).toHaveBeenCalledTimes(1);
      unmount();
    });

    it('gives up after three minutes', () => {
      const { getCurrentUrl, rerender } = render();
      for (let seconds = 5; seconds <= 180; seconds += 5) {
        advance(5_000);
        rerender(buildPage());
      }
      expect([onRetry.mock.calls.length, getCurrentUrl()]).toEqual([36, '/articles/old-mill']);
      advance(5_000);
      expect([onRetry.mock.calls.length, getCurrentUrl()]).toEqual([36, '/not-found?search=old-mill']);
    });
  });

  it('reports a missing connection, keeps the URL, and retries once online', () => {
    const onRetry = jest.fn();
    setOnline(false);
    const error = new TypeError('Failed to fetch');
    const { getCurrentUrl } = renderWithProviders(
      <ArticleErrorPage slug="old-mill" error={error} onRetry={onRetry} />,
      {
        initialUrl: '/articles/old-mill',
      },
    );
    expect(
      screen.getByRole('heading', { name: "You're offline, and this guide isn't on this device." }),
    ).not.toBeNull();
    expect(screen.queryByText(/not found/i)).toBeNull();
    expect(getCurrentUrl()).toBe('/articles/old-mill');
    expect(onRetry).not.toHaveBeenCalled();
    act(() => setOnline(true));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('offers a retry when the device is online and the request failed', async () => {
    const onRetry = jest.fn();
    setOnline(true);
    const { user } = renderWithProviders(
      <ArticleErrorPage slug="old-mill" error={new TypeError('Failed to fetch')} onRetry={onRetry} />,
    );
    expect(screen.getByRole('heading', { name: "This guide didn't load" })).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('lists the guides stored on the device', async () => {
    const stored = new Map([
      ['https://x/api/articles/old-mill/direct', { title: 'The Old Mill' }],
      ['https://x/objects/a.webp', {}],
      ['https://x/api/articles/abbey/direct', { title: 'Abbey' }],
    ]);
    const cache = {
      keys: async () => [...stored.keys()].map((url) => ({ url })),
      match: async ({ url }: { url: string }) => ({ json: async () => stored.get(url) }),
    };
    Object.assign(globalThis, { caches: { open: async () => cache, keys: async () => [] } });
    renderWithProviders(<ArticleErrorPage slug="forum" error={new TypeError('Failed to fetch')} onRetry={() => {}} />);
    await screen.findByRole('heading', { name: 'Guides on this device' });
    const list = screen.getByRole('region', { name: 'Guides on this device' });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Abbey', '/articles/abbey'],
      ['The Old Mill', '/articles/old-mill'],
    ]);
    Reflect.deleteProperty(globalThis, 'caches');
  });
});
