import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { GUIDE } from '../../../testing/builders/guides.js';
import { type CapturedRequest, jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import { WriteArticleButton } from './WriteArticleButton.js';

const IDLE = 'Write an article about “old mill”';
const RESPONSE = { temporary: true, article: GUIDE, source: 'generated' };

const button = () => screen.getByRole('button');
const says = () => button().textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const clickButton = () => act(async () => void fireEvent.click(button()));

let finish: (respond: Response) => void;
let requests: CapturedRequest[];
beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  requests = mockFetch(({ url }) =>
    url.startsWith('/api/generate-temporary-article')
      ? new Promise((resolve) => {
          finish = resolve;
        })
      : jsonResponse({ id: 1 }, 201),
  );
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

async function answered(respond: Response) {
  finish(respond);
  await pass(0);
}

test('WriteArticleButton: shows progress and success, and opens the guide', async () => {
  const { getCurrentUrl } = renderWithProviders(<WriteArticleButton query="old mill" />);
  expect(says()).toBe(IDLE);
  await clickButton();
  expect(says()).toBe('Generating Article...');
  expect(button().getAttribute('aria-disabled')).toBe('true');
  await clickButton();
  expect(requests.map(({ url }) => url)).toEqual(['/api/generate-temporary-article?q=old+mill']);
  await answered(jsonResponse(RESPONSE));
  expect(says()).toBe('Article Generated! Opening...');
  await pass(600);
  expect(getCurrentUrl()).toBe('/dynamic/old%20mill');
  expect(sessionStorage).toHaveLength(1);
});

test('WriteArticleButton: opens the existing article of a redirect', async () => {
  const { getCurrentUrl } = renderWithProviders(<WriteArticleButton query="old mill" />);
  await clickButton();
  await answered(jsonResponse({ redirect: true, url: '/articles/the-old-mill', source: 'cache' }));
  await pass(600);
  expect(getCurrentUrl()).toBe('/articles/the-old-mill');
  expect(sessionStorage).toHaveLength(0);
});

test('WriteArticleButton: saves the guide as a discovery about 1 s after it was written', async () => {
  renderWithProviders(<WriteArticleButton query="old mill" />);
  await clickButton();
  await answered(jsonResponse(RESPONSE));
  const saved = () => requests.filter(({ method }) => method === 'POST');
  await pass(990);
  expect(saved()).toEqual([]);
  await pass(10);
  expect(saved()).toMatchObject([{ url: '/api/discoveries', body: { title: 'The Old Mill', isPublic: true } }]);
});

test('WriteArticleButton: shows a failure for 2000 ms', async () => {
  const { getCurrentUrl } = renderWithProviders(<WriteArticleButton query="old mill" />);
  await clickButton();
  await answered(jsonResponse({ error: 'No writer is free just now.', code: 'BUSY' }, 503));
  expect(says()).toBe('Failed. Retrying...');
  expect(screen.getByRole('alert').textContent).toBe('No writer is free just now.');
  await pass(1_999);
  expect(says()).toBe('Failed. Retrying...');
  await pass(1);
  expect(says()).toBe(IDLE);
  expect(button().getAttribute('aria-disabled')).toBe('false');
  // The reason for the failure stays until the next attempt.
  expect(screen.getByRole('alert').textContent).toBe('No writer is free just now.');
  await clickButton();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(getCurrentUrl()).toBe('/');
});

test('WriteArticleButton: does not navigate after the user has left the page', async () => {
  const { rerender, getCurrentUrl } = renderWithProviders(<WriteArticleButton query="old mill" />);
  await clickButton();
  rerender(<p>Elsewhere</p>);
  await answered(jsonResponse(RESPONSE));
  await pass(5_000);
  expect(getCurrentUrl()).toBe('/');
});
