import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { readRecentSearches, rememberSearch } from '../../lib/search/recent-searches.js';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { renderWithProviders } from '../../testing/render/render.js';
import { SuggestingInput } from './SuggestingInput.js';

const SUGGESTIONS = {
  places: [
    { name: 'Rome', location: 'Rome, Italy', slug: 'rome' },
    { name: 'Romania', location: '', slug: null },
  ],
  searches: ['Museums in Rome'],
};
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

function Box() {
  const [text, setText] = useState('');
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <SuggestingInput
        aria-label="Search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onChosen={setText}
      />
    </form>
  );
}

beforeEach(() => localStorage.clear());

function show() {
  const requests = mockFetch(() => jsonResponse(SUGGESTIONS));
  return { requests, ...renderWithProviders(<Box />) };
}

// This test is the first, because the code of the suggestions is loaded only once.
test('SuggestingInput: suggests nothing if the search was sent before the suggestions have loaded', async () => {
  show();
  act(() => box().focus());
  fireEvent.change(box(), { target: { value: 'rom' } });
  fireEvent.keyDown(box(), { key: 'Enter' });
  fireEvent.submit(box());
  await screen.findByText('Museums in Rome');
  expect(screen.queryByRole('listbox')).toBeNull();
  fireEvent.input(box(), { target: { value: 'rome' } });
  expect(await screen.findByRole('listbox')).not.toBeNull();
});

test('SuggestingInput: suggests nothing for fewer than three letters', async () => {
  const { user, requests } = show();
  await user.type(box(), ' ro ');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box().getAttribute('aria-expanded')).toBe('false');
  expect(requests).toEqual([]);
});

test('SuggestingInput: suggests recent searches, places and kinds, and announces their number', async () => {
  rememberSearch('paris');
  rememberSearch('Rome by night');
  const { user } = show();
  await user.type(box(), 'rom');
  await screen.findByText('Museums in Rome');
  expect(options()).toEqual(['Rome by night Recent searches', 'Rome Rome, Italy', 'Romania ', 'Museums in Rome ']);
  expect(screen.getByRole('status').textContent).toBe('4 suggestions');
  expect(box().getAttribute('aria-expanded')).toBe('true');
  expect(box().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
});

test('SuggestingInput: suggests nothing if the box loses the focus before the suggestions have loaded', async () => {
  show();
  fireEvent.change(box(), { target: { value: 'rom' } });
  // A script focuses the box and moves on, and the list loads afterward.
  fireEvent.focus(box());
  await screen.findByText('Museums in Rome');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box().getAttribute('aria-expanded')).toBe('false');
});

test('SuggestingInput: remembers no search that is too short to be suggested', async () => {
  const { user } = show();
  await user.type(box(), 'ro');
  await user.type(box(), '{Enter}');
  await user.type(box(), 'm{Enter}');
  expect(readRecentSearches()).toEqual(['rom']);
});

test('SuggestingInput: moves through the suggestions by keyboard and opens the active one', async () => {
  const { user, getCurrentUrl } = show();
  await user.type(box(), 'rom');
  await screen.findByText('Romania');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Romania ');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toBeUndefined();
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Museums in Rome ');
  await user.keyboard('{Enter}');
  expect(getCurrentUrl()).toBe('/articles?q=Museums+in+Rome');
  expect(box().value).toBe('Museums in Rome');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('SuggestingInput: opens a guide on click, and closes on Escape', async () => {
  const { user, getCurrentUrl } = show();
  await user.type(box(), 'rom');
  await screen.findByText('Romania');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box().value).toBe('rom');
  await user.keyboard('e');
  await user.click(await screen.findByText('Rome'));
  expect(getCurrentUrl()).toBe('/articles/rome');
});

test('SuggestingInput: offers to use the position for a search around the visitor', async () => {
  mockFetch(() => jsonResponse({ places: [], searches: ['Castles near me', 'Castles near Merano'] }));
  const { user, getCurrentUrl } = renderWithProviders(<Box />);
  await user.type(box(), 'castles near me');
  await screen.findByText('Castles near Merano');
  expect(options()).toEqual(['Castles near me Use my position', 'Castles near Merano ']);
  await user.click(screen.getByText('Castles near me'));
  expect(getCurrentUrl()).toBe('/articles?q=Castles+near+me');
});

test('SuggestingInput: remembers what is sent by its own form, and not by another one of the page', async () => {
  mockFetch(() => jsonResponse(SUGGESTIONS));
  const { user } = renderWithProviders(
    <>
      <form aria-label="Other" onSubmit={(event) => event.preventDefault()} />
      <Box />
    </>,
  );
  await user.type(box(), 'naples');
  await screen.findByText('Museums in Rome');
  fireEvent.submit(screen.getByRole('form', { name: 'Other' }));
  expect(readRecentSearches()).toEqual([]);
  fireEvent.submit(box());
  expect(readRecentSearches()).toEqual(['naples']);
});
