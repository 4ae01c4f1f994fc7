import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { USER } from '../../testing/builders/users.js';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { renderWithProviders } from '../../testing/render/render.js';
import { HomeRoute } from './HomeRoute.js';

jest.mock('./AppHomePage.js', () => ({ __esModule: true, default: () => <h1>Home of the app</h1> }));
jest.mock('./LandingPage.js', () => ({ __esModule: true, default: () => <h1>Landing page</h1> }));

/** Renders the route with a session that is answered later. */
function show() {
  const answers: ((response: Response) => void)[] = [];
  mockFetch(() => new Promise<Response>((resolve) => answers.push(resolve)));
  renderWithProviders(<HomeRoute />);
  return { answer: (response: Response) => answers[0]?.(response) };
}

test.each([
  ['the app to a user', () => jsonResponse(USER), 'Home of the app'],
  ['the landing page to a guest', () => jsonResponse({ error: 'x', code: 'UNAUTHENTICATED' }, 401), 'Landing page'],
])('HomeRoute: shows %s, and neither until the session is known', async (_, respond, expected) => {
  const { answer } = show();
  // Gives the pages time to load.
  await Promise.all([import('./AppHomePage.js'), import('./LandingPage.js')]);
  expect([screen.queryByRole('heading'), screen.getByRole('status').textContent]).toEqual([
    null,
    expect.stringContaining('Loading'),
  ]);
  answer(respond());
  expect((await screen.findByRole('heading')).textContent).toBe(expected);
});
