import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderWithProviders } from '../../../testing/render/render.js';
import { ArticleSearch } from './ArticleSearch.js';

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search articles' });
const button = (name: string) => screen.getByRole('button', { name });

function searching(query = '') {
  const onSearch = jest.fn();
  return { onSearch, ...renderWithProviders(<ArticleSearch query={query} onSearch={onSearch} />) };
}

test('ArticleSearch: describes what it searches', () => {
  searching();
  expect(box().placeholder).toBe('Place, sight or kind of place');
  expect(box().maxLength).toBe(200);
});

test('ArticleSearch: searches for the trimmed text with Enter and with the button', async () => {
  const { user, onSearch } = searching();
  await user.type(box(), '  old town {Enter}');
  expect(onSearch.mock.calls).toEqual([['old town']]);
  await user.click(button('Search'));
  expect(onSearch.mock.calls).toEqual([['old town'], ['old town']]);
});

test('ArticleSearch: does not search for an empty text', async () => {
  const { user, onSearch } = searching();
  await user.click(button('Search'));
  await user.type(box(), '   {Enter}');
  await user.click(button('Search'));
  expect(onSearch).not.toHaveBeenCalled();
});

test('ArticleSearch: clears the box, focuses it and resets the search', async () => {
  const { user, onSearch } = searching('rome');
  expect(box().value).toBe('rome');
  await user.click(button('Clear search'));
  expect(box().value).toBe('');
  expect(document.activeElement).toBe(box());
  expect(onSearch.mock.calls).toEqual([['']]);
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
});

test('ArticleSearch: starts no search when text that was not searched for is cleared', async () => {
  const { user, onSearch } = searching();
  await user.type(box(), 'rom');
  await user.click(button('Clear search'));
  expect(onSearch).not.toHaveBeenCalled();
});

test('ArticleSearch: says nothing about a text before it is searched for', async () => {
  const { user, container } = searching();
  const before = container.textContent;
  await user.type(box(), 'beaches in ital');
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.querySelector('search')?.children).toHaveLength(1);
  expect(container.textContent).toBe(before);
});

test('ArticleSearch: follows Back and Forward in its box', async () => {
  const { user, rerender } = searching('rome');
  await user.type(box(), ' by night');
  rerender(<ArticleSearch query="athens" onSearch={() => {}} />);
  expect(box().value).toBe('athens');
});

test('ArticleSearch: shows the page’s query after Back from a search that was never displayed', async () => {
  const { user } = searching('rome');
  await user.clear(box());
  await user.type(box(), 'athens');
  window.history.replaceState(null, '', '/articles?q=rome');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(box().value).toBe('rome');
});
