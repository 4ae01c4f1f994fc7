/** @jest-environment ./infra/test/browser-environment.mjs */
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type Asked, json, networkThat } from '../../testing/device.js';
import { GUIDE } from '../../testing/guide.js';
import { show } from '../../testing/screen.js';
import { WriteArticleButton } from './WriteArticleButton.js';

const IDLE = 'Write an article about “old mill”';
const ANSWER = { temporary: true, article: GUIDE, source: 'generated' };

const button = () => screen.getByRole('button');
const says = () => button().textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = () => act(async () => void fireEvent.click(button()));

let finish: (answer: Response) => void;
let asked: Asked[];
beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  asked = networkThat(({ url }) =>
    url.startsWith('/api/generate-temporary-article')
      ? new Promise((resolve) => {
          finish = resolve;
        })
      : json({ id: 1 }, 201),
  );
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

async function answered(answer: Response) {
  finish(answer);
  await pass(0);
}

test('says that the article is being written, that it is there, and opens it', async () => {
  const { address } = show(<WriteArticleButton query="old mill" />);
  expect(says()).toBe(IDLE);
  await press();
  expect(says()).toBe('Generating Article...');
  expect(button().getAttribute('aria-disabled')).toBe('true');
  await press();
  expect(asked.map(({ url }) => url)).toEqual(['/api/generate-temporary-article?q=old+mill']);
  await answered(json(ANSWER));
  expect(says()).toBe('Article Generated! Opening...');
  await pass(600);
  expect(address()).toBe('/dynamic/old%20mill');
  expect(sessionStorage).toHaveLength(1);
});

test('a redirect leads to the article there is', async () => {
  const { address } = show(<WriteArticleButton query="old mill" />);
  await press();
  await answered(json({ redirect: true, url: '/articles/the-old-mill', source: 'cache' }));
  await pass(600);
  expect(address()).toBe('/articles/the-old-mill');
  expect(sessionStorage).toHaveLength(0);
});

test('about 1 s after it was written it is saved as a discovery', async () => {
  show(<WriteArticleButton query="old mill" />);
  await press();
  await answered(json(ANSWER));
  const saved = () => asked.filter(({ method }) => method === 'POST');
  await pass(990);
  expect(saved()).toEqual([]);
  await pass(10);
  expect(saved()).toMatchObject([{ url: '/api/discoveries', body: { title: 'The Old Mill', isPublic: true } }]);
});

test('a failure is told, and after 2000 ms the button is as it was', async () => {
  const { address } = show(<WriteArticleButton query="old mill" />);
  await press();
  await answered(json({ error: 'No writer is free just now.', code: 'BUSY' }, 503));
  expect(says()).toBe('Failed. Retrying...');
  expect(screen.getByRole('alert').textContent).toBe('No writer is free just now.');
  await pass(1_999);
  expect(says()).toBe('Failed. Retrying...');
  await pass(1);
  expect(says()).toBe(IDLE);
  expect(button().getAttribute('aria-disabled')).toBe('false');
  // Why it failed stays until it is tried again.
  expect(screen.getByRole('alert').textContent).toBe('No writer is free just now.');
  await press();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(address()).toBe('/');
});

test('who has left is not led to the article', async () => {
  const { rerender, address } = show(<WriteArticleButton query="old mill" />);
  await press();
  rerender(<p>Elsewhere</p>);
  await answered(json(ANSWER));
  await pass(5_000);
  expect(address()).toBe('/');
});
