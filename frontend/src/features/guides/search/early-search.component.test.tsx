import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router';
import { replayEarlyInput } from '../../../lib/browser/early-input.js';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { DestinationSearch } from './DestinationSearch.js';

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search for a destination' });
let currentUrl: string;
function UrlObserver() {
  const { pathname, search } = useLocation();
  currentUrl = pathname + search;
  return null;
}
const page = (
  <MemoryRouter>
    <DestinationSearch />
    <UrlObserver />
  </MemoryRouter>
);
let root: Root | undefined;
beforeEach(() => {
  mockFetch(() => jsonResponse([]));
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.innerHTML = '';
});

/** Starts hydration as main.tsx does. It does not finish before the current task ends. */
function startHydration(): void {
  startTransition(() => {
    root = hydrateRoot(document.body.firstElementChild!, page);
  });
}

test('DestinationSearch: keeps text typed before and during hydration, and what is typed after it', async () => {
  box().focus();
  box().value = 'kyo';
  await act(async () => {
    startHydration();
    box().value = 'kyoto';
  });
  expect(screen.getByText('Generating a new guide can take a minute')).toBeTruthy();
  await userEvent.type(box(), '!');
  expect(box().value).toBe('kyoto!');
  expect(screen.getByText('AI search can write one, with sources')).toBeTruthy();
  await userEvent.type(box(), '{Enter}');
  expect(currentUrl).toBe('/?q=kyoto%21');
});

test('DestinationSearch: searches for text that was submitted before hydration', async () => {
  box().value = 'rome';
  Object.assign(window, { earlyInput: { button: screen.getByRole('button'), end: () => {} } });
  await act(async () => {
    startHydration();
    replayEarlyInput();
  });
  expect([currentUrl, box().value]).toEqual(['/?q=rome', 'rome']);
});

test('DestinationSearch: suggests places in a box that was focused before hydration', async () => {
  mockFetch(() => jsonResponse({ places: [{ name: 'Rome', location: 'Italy', slug: 'rome' }], searches: [] }));
  box().focus();
  box().value = 'rom';
  await act(async () => startHydration());
  fireEvent.input(box(), { target: { value: 'rome' } });
  expect(await screen.findByText('Italy')).toBeTruthy();
});
